/** Paths outside a session: sign-in and sign-out. */
export const publicPaths = [
  '/connect',
  '/connect/go',
  '/launch',
  '/callback',
  '/callback/:ehrId',
  '/who',
  '/open',
  '/shared',
  '/signed-out',
] as const

/** Paths of the pages that need a session. */
export const recordPaths = [
  '/',
  '/timeline',
  '/results',
  '/results/trend/:observationId',
  '/answers',
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
  '/download/:option',
  '/take-along',
  '/correct',
  '/correct/:type/:id',
  '/privacy',
  '/loaded',
] as const

export type PublicPath = (typeof publicPaths)[number]
export type RecordPath = (typeof recordPaths)[number]
