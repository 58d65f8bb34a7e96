import { formatDuration } from '../lib/locale-format'

/** Units with their length in minutes. */
const units = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const

/** How far two clocks are apart, in the largest unit that fits: "7 minutes", "2 days". */
export function clockDifferenceText(differenceMs: number, locale: string): string {
  const minutes = Math.round(Math.abs(differenceMs) / 60_000)
  const [unit, length] = units.find(([, unitMinutes]) => minutes >= unitMinutes) ?? units[2]
  return formatDuration(Math.round(minutes / length), unit, locale)
}
