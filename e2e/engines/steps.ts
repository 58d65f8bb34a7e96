import { leavingSteps, signInSteps, signOutSteps } from './steps-session'
import { fileSteps, listSteps, readingSteps, takeAwaySteps, trendSteps } from './steps-record'
import type { Step } from './step'

/** What every engine is led through, in this order. */
export const steps: readonly Step[] = [...signInSteps, ...listSteps, ...readingSteps, ...fileSteps, ...takeAwaySteps, ...leavingSteps, ...trendSteps, ...signOutSteps]
