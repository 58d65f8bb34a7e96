import { parseReference, referenceOf } from '../../fhir/reference'
import { shownDay } from '../../fhir/shown-day'
import { objectsOf } from '../../lib/json'
import type { ResourceOf } from '../../fhir/resource'
import type { SeriesPoint } from './series'

const PATIENT_AND_FAMILY: readonly string[] = ['Patient', 'RelatedPerson']

function isByFamily(performer: unknown): boolean {
  const shown = referenceOf(performer)
  const parsed = parseReference(shown?.reference ?? '')
  const type = parsed && 'type' in parsed ? parsed.type : shown?.type
  return type !== undefined && PATIENT_AND_FAMILY.includes(type)
}

/** True where the record says that the person or the family alone took a reading, and names no visit and no specimen. Nothing else tells it. */
export function isTakenAtHome({ performer, encounter, specimen }: ResourceOf<'Observation'>): boolean {
  const performers = objectsOf(performer)
  return encounter === undefined && specimen === undefined && performers.length > 0 && performers.every(isByFamily)
}

/** The mean of home readings, and of both numbers of blood pressures. */
export interface HomeAverage {
  readonly value: number
  readonly diastolic: number | undefined
  readonly count: number
  /** Different days on the reader's calendar. */
  readonly days: number
}

const CLOSED_STATUSES = ['final', 'amended', 'corrected']

/** A number that is only known to be above or below a limit, or whose unit was not sent. */
const isInexact = ({ measure, diastolic }: SeriesPoint): boolean =>
  measure.isUnitAssumed === true || measure.comparator !== undefined || diastolic?.comparator !== undefined

const decimalsOf = (digits: string): number => digits.split('.')[1]?.length ?? 0

/** The mean, rounded to as many decimals as the most exact number as sent has. */
function meanOf(values: readonly number[], sent: readonly string[]): number {
  const factor = 10 ** Math.min(2, Math.max(...sent.map(decimalsOf)))
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * factor) / factor
}

/**
 * The average of the home readings among points of one series, which has one unit. Readings from elsewhere, early ones and those without a day are left out.
 * Undefined for fewer than two, and where one is not an exact number. `points` must be of a whole list.
 */
export function homeAverage(points: readonly SeriesPoint[]): HomeAverage | undefined {
  const home = points.filter(
    ({ observation, status = '', spread }) =>
      isTakenAtHome(observation) && CLOSED_STATUSES.includes(status) && spread === undefined,
  )
  if (home.length < 2 || home.some(isInexact)) return undefined
  const lower = home.flatMap(({ diastolic }) => diastolic ?? [])
  return {
    value: meanOf(
      home.map(({ measure }) => measure.value),
      home.map(({ sent }) => sent.digits),
    ),
    diastolic:
      lower.length === home.length
        ? meanOf(
            lower.map(({ value }) => value),
            lower.map(({ digits }) => digits),
          )
        : undefined,
    count: home.length,
    days: new Set(home.map(({ raw }) => shownDay(raw))).size,
  }
}
