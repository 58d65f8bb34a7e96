let ahead = 0

/** From so many milliseconds on people are told that their clock is wrong: ages and what is "now" go by it. */
const FAR = 5 * 60_000

/** Measures this device's clock by the date of an answer of the app's own host, which says the time and has no part in the sign-in. */
export function measureClock({ headers }: Pick<Response, 'headers'>): void {
  const sent = Date.parse(headers.get('date') ?? '')
  if (!Number.isNaN(sent)) ahead = Date.now() - sent - Number(headers.get('age') ?? 0) * 1000
}

/** The moments, in milliseconds since 1970, that may be now: by this device's clock, and by the measured one where that is another. */
export function possibleNows(): readonly number[] {
  return [...new Set([Date.now(), Date.now() - ahead])]
}

/** By how many milliseconds this device's clock is ahead (negative: behind), when that is far; undefined when it is not, or not known. */
export function clockError(): number | undefined {
  return Math.abs(ahead) >= FAR ? ahead : undefined
}
