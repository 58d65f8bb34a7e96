/** The longest pause taken seriously; more is taken for a mistake. */
const MAX_PAUSE_MS = 30 * 24 * 60 * 60_000

/** Milliseconds since 1970 of an HTTP-date: IMF-fixdate, RFC 850 or asctime, of which the last names no zone and means UTC (RFC 9110 5.6.7). */
function parseHttpDate(text: string): number | undefined {
  if (!/\d:\d\d/.test(text)) return undefined
  const at = Date.parse(/(?:GMT|UTC|Z|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text} GMT`)
  return Number.isNaN(at) ? undefined : at
}

/** The pause in milliseconds: a number of seconds, or a date, which is measured by the clock of the server where it sends its Date. */
function pauseMs(value: string, headers: Headers): number | undefined {
  if (/^\d+(?:\.\d+)?$/.test(value)) return Number(value) * 1000
  const at = parseHttpDate(value)
  return at === undefined ? undefined : at - (parseHttpDate(headers.get('date') ?? '') ?? Date.now())
}

/** The earliest time of the next request by the Retry-After header (RFC 9110 10.2.3), in milliseconds since 1970; undefined without one that can be read. */
export function retryAt(headers: Headers): number | undefined {
  const pause = pauseMs(headers.get('retry-after')?.trim() ?? '', headers)
  return pause === undefined ? undefined : Date.now() + Math.min(Math.max(0, Math.ceil(pause)), MAX_PAUSE_MS)
}
