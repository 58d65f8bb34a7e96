import { leavingSteps, signInSteps } from './steps-session'
import { fileSteps, listSteps, readingSteps, takeAwaySteps } from './steps-record'
import type { Step } from './step'

/** What every engine is led through, in this order. */
export const steps: readonly Step[] = [...signInSteps, ...listSteps, ...readingSteps, ...fileSteps, ...takeAwaySteps, ...leavingSteps]
