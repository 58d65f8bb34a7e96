import { contractOf, type RecordType } from '../../contract'
import type { ParameterContract } from '../../contract/types'
import { codingsOf } from '../../fhir/concept'
import { isObject, textOf } from '../../lib/json'
import { escapeIdForSearch } from '../../fhir/id'
import { addDays, sentDay } from '../../fhir/day'
import { parsePartialDate } from '../../fhir/partial-date'
import { parseReference, referenceOf } from '../../fhir/reference'
import type { Resource } from '../../fhir/resource'
import { valuesAt } from './bundle'
import type { SearchParams } from './search-url'

function token(value: unknown): string | undefined {
  if (typeof value === 'string') return textOf(value)
  const coding =
    codingsOf(value)[0] ??
    (isObject(value) ? { system: textOf(value['system']), code: textOf(value['code']) } : undefined)
  return coding?.code === undefined || /[,|$\\]/.test(coding.code)
    ? undefined
    : [coding.system, coding.code].filter(Boolean).join('|')
}

/** A range with a day on either side, because servers differ in the time zone they compare in. */
function dayRange(value: unknown): readonly string[] | undefined {
  const raw = isObject(value) ? textOf(value['start']) : textOf(value)
  const date = raw === undefined ? undefined : parsePartialDate(raw)
  const day = date && sentDay(date)
  const [from, to] = day ? [addDays(day, -1), addDays(day, 1)] : []
  return from && to && [`ge${from}`, `le${to}`]
}

const READERS: Readonly<Record<ParameterContract['type'], (value: unknown) => string | readonly string[] | undefined>> =
  {
    token,
    date: dayRange,
    string: textOf,
    reference: (value) => {
      const parsed = parseReference(referenceOf(value)?.reference ?? '')
      return parsed && 'type' in parsed && parsed.type !== undefined && parsed.id !== undefined
        ? `${parsed.type}/${escapeIdForSearch(parsed.id)}`
        : undefined
    },
  }

/** Parameters that keep the response small, best first. */
const SELECTIVE_PARAMETERS = ['identifier', 'code', 'date', 'name', 'vaccineCode', 'type', 'category', 'status']

/**
 * The narrowest search of the contract that matches this record; undefined if none does. Needed because `_revinclude` exists on searches only,
 * and no search by id is available.
 */
export function narrowestSearch(type: RecordType, resource: Resource): SearchParams | undefined {
  const { searches, parameters } = contractOf(type)
  const known = new Map<string, string | readonly string[]>()
  for (const [name, parameter] of Object.entries(parameters)) {
    const values = parameter.paths.flatMap((path) => valuesAt(resource, path.split('.')))
    const value = values.map(READERS[parameter.type]).find((read) => read !== undefined)
    if (value !== undefined && !parameter.bareDate)
      known.set(name, name === 'patient' ? String(value).replace('Patient/', '') : value)
  }
  const weight = (by: readonly string[]): number =>
    by.reduce(
      (sum, name) => sum + (SELECTIVE_PARAMETERS.includes(name) ? 10 - SELECTIVE_PARAMETERS.indexOf(name) : 1),
      by.includes('patient') ? 100 : 0,
    )
  const [best] = searches
    .map(({ by }) => by)
    .filter((by) => by.length > 0 && by.every((name) => known.has(name)))
    .sort((a, b) => weight(b) - weight(a))
  return (
    best &&
    Object.fromEntries(
      best.flatMap((name) => {
        const value = known.get(name)
        return value === undefined ? [] : [[name, value]]
      }),
    )
  )
}
