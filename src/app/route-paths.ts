/** Paths outside a session: sign-in and sign-out. */
export const outsidePaths = [
  '/connect',
  '/connect/go',
  '/launch',
  '/callback',
  '/callback/:ehrId',
  '/who',
  '/signed-out',
] as const

/** Paths of the pages that show a record. */
export const recordPaths = [
  '/',
  '/timeline',
  '/results',
  '/results/trend/:name',
  '/vitals',
  '/vitals/growth',
  '/conditions',
  '/medicines',
  '/records',
  '/records/:type',
  '/record/:type/:id',
  '/documents',
  '/documents/:id',
  '/patients',
  '/search',
  '/profile',
  '/find',
  '/new',
  '/download',
  '/download/:way',
  '/take-along',
  '/privacy',
  '/loaded',
] as const

export type OutsidePath = (typeof outsidePaths)[number]
export type RecordPath = (typeof recordPaths)[number]
