import { ageAt } from './age'

const DAY = 86_400_000

/** An age in the unit in which people say it: days in the first month, months until two years, then years; undefined where the birth date is not known to the day. */
export function ageInWords(
  birthDate: string,
  today: string,
): { readonly count: number; readonly unit: 'day' | 'month' | 'year' } | undefined {
  const years = ageAt(birthDate, today)
  if (years === undefined) return undefined
  if (years >= 2) return { count: years, unit: 'year' }
  const [from, to] = [birthDate, today].map((day) => day.split('-').map(Number)) as [number[], number[]]
  const months =
    ((to[0] ?? 0) - (from[0] ?? 0)) * 12 + (to[1] ?? 0) - (from[1] ?? 0) - ((to[2] ?? 0) < (from[2] ?? 0) ? 1 : 0)
  return months > 0
    ? { count: months, unit: 'month' }
    : { count: Math.round((Date.parse(today) - Date.parse(birthDate)) / DAY), unit: 'day' }
}
