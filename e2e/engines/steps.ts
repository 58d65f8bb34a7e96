import { fileSteps, exportSteps } from './steps-files'
import { listSteps } from './steps-lists'
import { readingSteps, trendSteps } from './steps-reading'
import { leavingSteps, policySteps, signInSteps, signOutSteps } from './steps-session'
import type { Step } from './step'

/** The steps that run in every engine, in this order. */
export const steps: readonly Step[] = [
  ...policySteps,
  ...signInSteps,
  ...listSteps,
  ...readingSteps,
  ...fileSteps,
  ...exportSteps,
  ...leavingSteps,
  ...trendSteps,
  ...signOutSteps,
]
