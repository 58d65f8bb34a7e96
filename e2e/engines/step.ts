import type { PageDriver } from './page-driver'

/** One row of the table: what is proved, and how. A step begins where the one before it has ended. */
export type Step = readonly [name: string, run: (visit: PageDriver) => Promise<void>]
