/** Words of the list of care plans. */
export const carePlans = {
  activities: 'What is to be done',
  notToDo: (words: string) => `Not to be done: ${words}`,
} as const
