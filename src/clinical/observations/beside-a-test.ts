import { objectsOf, textOf } from '../../lib/json'
import { dateInterval, parsePartialDate } from '../../fhir/partial-date'
import { quantityOf, rangeOf, unitText } from '../../fhir/quantity'
import { codeKey } from '../../fhir/result'
import { describe } from '../../resources/registry'
import type { Resource } from '../../fhir/resource'
import type { QuantityShown } from '../../fhir/shown'

/** A target that somebody agreed on for a test: one or two lines on the value axis. */
export interface Target {
  readonly id: string
  readonly low: QuantityShown | undefined
  readonly high: QuantityShown | undefined
}

const open = ['proposed', 'planned', 'accepted', 'active', 'on-hold']

/** The ends that a detail[x] of a Goal's target sets. A plain quantity is the value to reach: it is both. */
function endsOf(target: Readonly<Record<string, unknown>>): Pick<Target, 'low' | 'high'> | undefined {
  const range = rangeOf(target['detailRange'])
  if (range) return { low: range.low, high: range.high }
  const quantity = quantityOf(target['detailQuantity'])
  if (quantity?.value === undefined) return undefined
  const sign = quantity.comparator?.[0]
  return { low: sign === '<' ? undefined : quantity, high: sign === '>' ? undefined : quantity }
}

/** Targets of open goals for the test, in the unit of the series (Goal.target.measure and detail[x]). */
export function targetsOf(goals: readonly Resource[], key: string, unit: string | undefined): readonly Target[] {
  return goals
    .filter((goal) => open.includes(textOf(goal['lifecycleStatus']) ?? ''))
    .flatMap((goal) =>
      objectsOf(goal['target']).flatMap((target) => {
        const ends = codeKey({ code: target['measure'] }) === key ? endsOf(target) : undefined
        const units = [ends?.low, ends?.high].flatMap((end) => (end ? [unitText(end)] : []))
        return ends && units.every((one) => one === unit) ? [{ id: goal.id ?? '', ...ends }] : []
      }),
    )
}

/** Something that happened while results came in: a prescription or a visit. */
export interface Happening {
  readonly type: 'MedicationRequest' | 'Encounter'
  readonly id: string
  readonly raw: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly title: string
}

const neverHappened = ['entered-in-error', 'cancelled', 'draft', 'planned']

/** Prescriptions and visits with a date in the time, oldest first. */
export function happeningsOf(
  records: readonly Resource[],
  titleOf: (record: Resource) => string,
  from: number,
  to: number,
): readonly Happening[] {
  return records
    .flatMap((record): readonly Happening[] => {
      const type = record.resourceType
      if (type !== 'MedicationRequest' && type !== 'Encounter') return []
      const raw = describe(type).date(record)?.raw
      const date = raw === undefined ? undefined : parsePartialDate(raw)
      if (
        raw === undefined ||
        !date ||
        neverHappened.includes(textOf(record['status']) ?? '') ||
        record['doNotPerform'] === true
      )
        return []
      const span = dateInterval(date)
      const at = (span.from + span.to) / 2
      return at < from || at > to ? [] : [{ type, id: record.id ?? '', raw, at, title: titleOf(record) }]
    })
    .sort((a, b) => a.at - b.at)
}

const DAY = 86_400_000

/** Lines of the drawing: one a day, with the numbers in the list of what happened then, such as `7–9`. */
export function linesOf(happenings: readonly Happening[]): readonly { readonly at: number; readonly label: string }[] {
  const days = new Map<number, { at: number; first: number; last: number }>()
  happenings.forEach(({ at }, index) => {
    const day = Math.floor(at / DAY)
    days.set(day, { ...(days.get(day) ?? { at, first: index + 1 }), last: index + 1 })
  })
  return [...days.values()].map(({ at, first, last }) => ({
    at,
    label: first === last ? String(first) : `${first}–${last}`,
  }))
}
