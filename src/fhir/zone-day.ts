/** Formatters are expensive to create. */
const formats = new Map<string | undefined, Intl.DateTimeFormat>()

/** The calendar day (`yyyy-mm-dd`) of a moment (milliseconds since 1970) in a time zone; `timeZone` is the device's when absent. */
export function dayInZone(at: number, timeZone: string | undefined): string {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      ...(timeZone ? { timeZone } : {}),
    })
  formats.set(timeZone, known)
  // By parts: the order of a formatted date differs between engines.
  const part = Object.fromEntries(known.formatToParts(at).map(({ type, value }) => [type, value]))
  return [part['year']?.padStart(4, '0'), part['month'], part['day']].join('-')
}
