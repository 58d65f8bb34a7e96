import type { ResourceContract } from './types'

/** Goal: what the API offers. */
export const goalContract = {
  type: 'Goal',
  read: true,
  revinclude: true,
  parameters: {
    patient: { type: 'reference', paths: ['subject'], targets: ['Patient'] },
    'lifecycle-status': { type: 'token', paths: ['lifecycleStatus'] },
    'target-date': { type: 'date', paths: ['target.dueDate'], bareDate: 'le' },
    description: { type: 'token', paths: ['description'] },
  },
  searches: [
    { by: ['patient'] },
    { by: ['lifecycle-status'] },
    { by: ['target-date'] },
    { by: ['patient', 'lifecycle-status'] },
    { by: ['patient', 'target-date'] },
    { by: ['patient', 'description'] },
  ],
  includes: {},
  status: ['lifecycleStatus', 'achievementStatus'],
} as const satisfies ResourceContract
