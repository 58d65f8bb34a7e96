/** A formatter costs far more to make than to use. */
const formats = new Map<string | undefined, Intl.DateTimeFormat>()

/** The calendar day (`yyyy-mm-dd`) of a moment (milliseconds since 1970) in a time zone; `timeZone` is the device's own when absent. */
export function dayInZone(at: number, timeZone: string | undefined): string {
  const known = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', ...(timeZone ? { timeZone } : {}) })
  formats.set(timeZone, known)
  return known.format(at)
}
