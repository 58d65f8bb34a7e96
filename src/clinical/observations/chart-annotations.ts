import { objectsOf, textOf } from '../../lib/json'
import { parsePartialDate } from '../../fhir/partial-date'
import { calendarTime } from '../../fhir/shown-day'
import { finiteNumber, type FiniteNumber } from '../../fhir/finite-number'
import { quantityOf, rangeOf } from '../../fhir/quantity'
import { convertExactly } from '../../fhir/units/convert-unit'
import type { SentUnit } from '../../fhir/units/unit'
import { testKeyOf } from '../../fhir/result'
import { descriptorOf } from '../../resources/descriptors'
import type { Resource, ResourceOf } from '../../fhir/resource'
import type { DisplayQuantity } from '../../fhir/display-value'

/** A goal's target for a test: one or two lines on the value axis. */
export interface TargetLine {
  readonly id: string
  readonly low: DisplayQuantity | undefined
  readonly high: DisplayQuantity | undefined
  /** The numbers of both ends in the unit of the series, each once. */
  readonly values: readonly FiniteNumber[]
}

const openStatuses = ['proposed', 'planned', 'accepted', 'active', 'on-hold']

/** Low and high of a target's detail[x]. A quantity without comparator is both. */
function targetEnds(target: Readonly<Record<string, unknown>>): Omit<TargetLine, 'id' | 'values'> | undefined {
  const range = rangeOf(target['detailRange'])
  if (range) return { low: range.low, high: range.high }
  const quantity = quantityOf(target['detailQuantity'])
  if (quantity?.value === undefined) return undefined
  const sign = quantity.comparator?.[0]
  return { low: sign === '<' ? undefined : quantity, high: sign === '>' ? undefined : quantity }
}

function inUnit(end: DisplayQuantity, unit: SentUnit): FiniteNumber | undefined {
  const value = finiteNumber(end.value)
  return value === undefined ? undefined : convertExactly(value, end, unit)
}

/** Targets of open goals for a test (Goal.target.measure and detail[x]) whose unit converts exactly to that of the series. */
export function targetLines(goals: readonly ResourceOf<'Goal'>[], key: string, unit: SentUnit): readonly TargetLine[] {
  return goals
    .filter((goal) => openStatuses.includes(textOf(goal.lifecycleStatus) ?? ''))
    .flatMap((goal) =>
      objectsOf(goal.target).flatMap((target) => {
        const ends = testKeyOf({ code: target['measure'] }) === key ? targetEnds(target) : undefined
        const values = [ends?.low, ends?.high].flatMap((end) => (end ? [inUnit(end, unit)] : []))
        const known = values.filter((value) => value !== undefined)
        return ends && known.length === values.length
          ? [{ id: goal.id ?? '', ...ends, values: [...new Set(known)] }]
          : []
      }),
    )
}

/** A prescription or a visit within the time of a chart. */
export interface ChartEvent {
  readonly type: 'MedicationRequest' | 'Encounter'
  readonly id: string
  readonly raw: string
  /** Milliseconds on the reader's calendar (`calendarTime`). */
  readonly at: number
  readonly title: string
}

const excludedStatuses = ['entered-in-error', 'cancelled', 'draft', 'planned']

/** Prescriptions and visits between `from` and `to` (milliseconds on the reader's calendar), oldest first. */
export function chartEvents(
  records: readonly Resource[],
  titleOf: (record: Resource) => string,
  from: number,
  to: number,
): readonly ChartEvent[] {
  return records
    .flatMap((record): readonly ChartEvent[] => {
      const type = record.resourceType
      if (type !== 'MedicationRequest' && type !== 'Encounter') return []
      const raw = descriptorOf(type).date(record)?.raw
      const date = raw === undefined ? undefined : parsePartialDate(raw)
      if (
        raw === undefined ||
        !date ||
        excludedStatuses.includes(textOf(record['status']) ?? '') ||
        record['doNotPerform'] === true
      )
        return []
      const time = calendarTime(date)
      return time < from || time > to ? [] : [{ type, id: record.id ?? '', raw, at: time, title: titleOf(record) }]
    })
    .sort((a, b) => a.at - b.at)
}

const DAY_MS = 86_400_000

/** Marker lines of the chart: one per day, labelled with the numbers of its events in the list, such as `7–9`. */
export function eventMarkers(
  happenings: readonly ChartEvent[],
): readonly { readonly at: number; readonly label: string }[] {
  const days = new Map<number, { at: number; first: number; last: number }>()
  happenings.forEach(({ at: time }, index) => {
    const day = Math.floor(time / DAY_MS)
    days.set(day, { ...(days.get(day) ?? { at: time, first: index + 1 }), last: index + 1 })
  })
  return [...days.values()].map(({ at: time, first, last }) => ({
    at: time,
    label: first === last ? String(first) : `${first}–${last}`,
  }))
}
