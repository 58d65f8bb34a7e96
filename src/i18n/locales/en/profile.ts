import { forAudience } from './for-audience'
import { pluralize } from './for-audience'

/** Messages about the person: correction of mistakes, and ages. */
export const profile = {
  profileWrong: forAudience(
    'Is something here wrong? Tell your clinic. You can’t change it in this app.',
    'Read-only: correct demographics in the EHR.',
    'Is something here wrong? Tell the clinic. You can’t change it in this app.',
  ),
  age: (years: number, months: number) =>
    [
      years > 0 ? pluralize(years, 'year', 'years') : '',
      months > 0 || years === 0 ? pluralize(months, 'month', 'months') : '',
    ]
      .filter(Boolean)
      .join(' '),
  ageInDays: (days: number) => pluralize(days, 'day', 'days'),
  ageColumn: 'Age',
  atAge: (age: string) => `at ${age}`,
} as const
