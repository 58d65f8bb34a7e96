import { START } from '../../../scripts/ci/test-clock.mjs'

/** The date `days` before the start of every test run, as a FHIR date. */
export const daysAgo = (days: number): string => new Date(START - days * 86_400_000).toISOString().slice(0, 10)
