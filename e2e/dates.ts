import { START } from '../scripts/ci/test-clock.mjs'

/** The day so many days before the one of the tests, as FHIR writes it. */
export const daysAgo = (days: number): string => new Date(START - days * 86_400_000).toISOString().slice(0, 10)
