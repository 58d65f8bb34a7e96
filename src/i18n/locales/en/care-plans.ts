/** Words of the list of care plans. */
export const carePlans = {
  /** What the steps of a plan have in common: what became of the plan stands beside them, so none says that a step is still to be taken. */
  activities: { open: 'Steps in the plan', paused: 'Paused', done: 'Done', stopped: 'Stopped or called off' },
  notToDo: (words: string) => `Not to be done: ${words}`,
} as const
