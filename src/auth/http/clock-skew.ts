let skewMs = 0

/** From this skew on the app warns about the clock: ages and everything relative to now depend on it. */
const SIGNIFICANT_SKEW_MS = 5 * 60_000

/** Measures this device's clock by the Date header of a response from the app's own host, which has no part in the sign-in. */
export function measureClockSkew({ headers }: Pick<Response, 'headers'>): void {
  const serverTime = Date.parse(headers.get('date') ?? '')
  if (!Number.isNaN(serverTime)) skewMs = Date.now() - serverTime - Number(headers.get('age') ?? 0) * 1000
}

/** Possible current times in milliseconds since 1970: by this device's clock, and by the host's clock if that differs. */
export function plausibleNows(): readonly number[] {
  return [...new Set([Date.now(), Date.now() - skewMs])]
}

/** How many milliseconds this device's clock is ahead (negative: behind); undefined when that is insignificant or unknown. */
export function significantClockSkew(): number | undefined {
  return Math.abs(skewMs) >= SIGNIFICANT_SKEW_MS ? skewMs : undefined
}
