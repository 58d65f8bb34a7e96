import type { ObservationReading } from './result-reading'

const early = ['registered', 'preliminary']
const done = ['final', 'amended', 'corrected']

/** Early versions of results that are final by now, each with its final result: the same test at the same moment. They stay reachable, but stand for nothing themselves. */
export function earlierVersions(
  readings: readonly ObservationReading[],
): ReadonlyMap<ObservationReading, ObservationReading> {
  const momentOf = ({ codeKey, raw }: ObservationReading): string => `${codeKey} ${raw ?? ''}`
  const finals = new Map(
    readings.flatMap((reading) =>
      reading.raw !== undefined && done.includes(reading.status ?? '') ? [[momentOf(reading), reading] as const] : [],
    ),
  )
  return new Map(
    readings.flatMap((reading) => {
      const final = early.includes(reading.status ?? '') ? finals.get(momentOf(reading)) : undefined
      return final ? [[reading, final] as const] : []
    }),
  )
}
