import { counted } from './reader'

/** Words about the person: what to do about a mistake, and the age of a child. */
export const profile = {
  profileWrong: 'If something here is wrong, tell the clinic. It cannot be changed in this app.',
  age: (years: number, months: number) => [years > 0 ? counted(years, 'year', 'years') : '', months > 0 || years === 0 ? counted(months, 'month', 'months') : ''].filter(Boolean).join(' '),
  ageColumn: 'Age',
  atAge: (age: string) => `at ${age}`,
} as const
