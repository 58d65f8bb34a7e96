import type { PageDriver } from './page-driver'

/** A step: its title and function. It starts on the page where the previous step ended. */
export type Step = readonly [name: string, run: (driver: PageDriver) => Promise<void>]
