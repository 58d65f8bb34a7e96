import { toDay, type Day } from '../day'

/** A day of a test; throws for one that does not exist. */
export function dayOf(text: string): Day {
  const day = toDay(text)
  if (day === undefined) throw new Error(`${text} is no day`)
  return day
}
