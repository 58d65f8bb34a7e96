import { describe as group, expect, it } from 'vitest'
import { recordTypes, type DocumentedType } from '../contract'
import { contractElements } from '../contract/elements'
import { home as words } from '../i18n/locales/en/home'
import { rowValuesOf } from './row-values'
import { descriptorOf } from './descriptors'
import { english } from '../i18n/__fixtures__/format'

/** Types whose records are shown on the first page. */
const firstPage: readonly DocumentedType[] = [
  'Observation',
  'AllergyIntolerance',
  'MedicationRequest',
  'Condition',
  'Immunization',
  'Encounter',
  'Goal',
  'CareTeam',
  'DocumentReference',
  'CarePlan',
  'DiagnosticReport',
  'Coverage',
]

type Branch = { [element: string]: unknown }

/** A record with a value in every element that can be a code or a date, or only in `only`. */
function recordOf(type: DocumentedType, only?: string): Branch & { resourceType: string } {
  const record: Branch & { resourceType: string } = { resourceType: type }
  const values: Readonly<Record<string, unknown>> = {
    code: 'x',
    boolean: true,
    CodeableConcept: { coding: [{ code: 'x' }] },
    dateTime: '2024',
    date: '2024',
    instant: '2024',
    Period: { start: '2024' },
  }
  for (const [path, spec] of Object.entries(contractElements[type])) {
    const value = values[/^\w+/.exec(String(spec))?.[0] ?? '']
    if (value === undefined || /[:(]/.test(path) || (only !== undefined && path !== only)) continue
    const parts = path.split('.')
    const last = parts.pop() ?? ''
    const parent = parts.reduce<Branch>((branch, part) => {
      const next = branch[part]
      return (typeof next === 'object' && next !== null ? next : (branch[part] = {})) as Branch
    }, record)
    parent[last] = value
  }
  return record
}

group.each(firstPage)('the rows of %s on the first page', (type) => {
  it('use only codes whose texts are loaded with it', () => {
    const record = recordOf(type)
    const groups = rowValuesOf(type, record, english).flatMap((shown) => (shown.kind === 'code' ? shown.group : []))
    expect(groups.filter((each) => !Object.hasOwn(words.codes, each))).toEqual([])
  })
})

group.each(recordTypes)('the date of %s in a row', (type) => {
  it('has a label that is loaded with the first page', () => {
    const labels = Object.keys(contractElements[type]).flatMap(
      (path) => descriptorOf(type).date(recordOf(type, path))?.label ?? [],
    )
    const known = (key: string) =>
      Object.hasOwn(words.labelsOfDates, key) || Object.hasOwn(words.labelsOfDates, key.slice(key.lastIndexOf('.') + 1))
    expect(labels.filter((each) => !known(each))).toEqual([])
  })
})
