import type { CodeTable } from '../types'

/** The values of the coded elements of Goal. */
export const goalCodes = {
  lifecycleStatus: [
    'proposed',
    'planned',
    'accepted',
    'active',
    'on-hold',
    'completed',
    'cancelled',
    'entered-in-error',
    'rejected',
  ],
  achievementStatus: [
    'in-progress',
    'improving',
    'worsening',
    'no-change',
    'achieved',
    'sustaining',
    'not-achieved',
    'no-progress',
    'not-attainable',
  ],
} as const satisfies CodeTable
