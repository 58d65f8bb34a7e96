import type { ObservationReading } from './result-reading'

const preliminaryStatuses = ['registered', 'preliminary']
const finalStatuses = ['final', 'amended', 'corrected']

const noResults: ReadonlyMap<ObservationReading, ObservationReading> = new Map()

/** Preliminary versions of results that are now final, each with its final result: same test, same time. They remain accessible but are not counted. */
export function findSupersededResults(
  readings: readonly ObservationReading[],
): ReadonlyMap<ObservationReading, ObservationReading> {
  if (!readings.some(({ status }) => preliminaryStatuses.includes(status ?? ''))) return noResults
  const testAndTimeOf = ({ codeKey, raw }: ObservationReading): string => `${codeKey} ${raw ?? ''}`
  const finals = new Map(
    readings.flatMap((reading) =>
      reading.raw !== undefined && finalStatuses.includes(reading.status ?? '')
        ? [[testAndTimeOf(reading), reading] as const]
        : [],
    ),
  )
  return new Map(
    readings.flatMap((reading) => {
      const final = preliminaryStatuses.includes(reading.status ?? '') ? finals.get(testAndTimeOf(reading)) : undefined
      return final ? [[reading, final] as const] : []
    }),
  )
}
