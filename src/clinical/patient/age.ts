/** Whole years from a birth date that is known to the day, as of `today` (both `yyyy-mm-dd`); undefined when it is not, or lies ahead. */
export function ageAt(birthDate: string, today: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(birthDate) || birthDate > today) return undefined
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** The day on the wall calendar of this device, `yyyy-mm-dd`. */
export function localDay(now: Date): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
