import { describe, expect, it } from 'vitest'
import { recordTypes } from '../../contract'
import { orderedByType, newestPerName } from './search-order'
import type { Resource } from '../../fhir/resource'
import { english } from '../../i18n/__fixtures__/format'

const result = (id: string, text: string, effectiveDateTime: string, status = 'final'): Resource => ({
  resourceType: 'Observation',
  id,
  status,
  code: { text },
  effectiveDateTime,
})
const living = { today: '2026-11-26', died: undefined }
const hitsOf = (...records: readonly Resource[]) => records.map((resource) => ({ resource, entries: [] }))
const ids = (type: 'Observation' | 'Condition', ...records: readonly Resource[]) =>
  newestPerName(type, hitsOf(...records), living, english).map(({ resource }) => resource.id)

describe('the order of search results', () => {
  it('starts with the priority types and then has every other type once', () => {
    const types = orderedByType([], new Map()).map(({ type }) => type)
    expect(types.slice(0, 4)).toEqual(['AllergyIntolerance', 'Condition', 'MedicationRequest', 'Observation'])
    expect(types.toSorted()).toEqual(recordTypes.toSorted())
  })

  it('keeps the order of a list', () => {
    const records: readonly Resource[] = ['2001', '2020'].map((recordedDate) => ({
      resourceType: 'AllergyIntolerance',
      id: recordedDate,
      recordedDate,
    }))
    expect(orderedByType([{ type: 'AllergyIntolerance', records }], new Map())[0]?.records).toBe(records)
  })

  it('inserts opened records by date, each record once', () => {
    const listed = [result('new', 'A1c', '2026-07-01'), result('old', 'A1c', '2020-07-01')]
    const opened = [result('between', 'A1c', '2023-07-01'), result('new', 'A1c', '2026-07-01')]
    const found = orderedByType([{ type: 'Observation', records: listed }], new Map([['Observation', opened]])).find(
      ({ type }) => type === 'Observation',
    )
    expect(found?.records.map(({ id }) => id)).toEqual(['new', 'between', 'old'])
  })
})

describe('of hits with the same name', () => {
  it('the newest is shown', () =>
    expect(
      ids(
        'Observation',
        result('new', 'A1c', '2026-07-01'),
        result('other', 'Sodium', '2025-07-01'),
        result('old', 'A1c', '2020-07-01'),
      ),
    ).toEqual(['new', 'other']))

  it('the newest valid one is shown when a newer one was entered in error', () =>
    expect(
      ids(
        'Observation',
        result('wrong', 'A1c', '2026-07-01', 'entered-in-error'),
        result('new', 'A1c', '2025-07-01'),
        result('old', 'A1c', '2020-07-01'),
      ),
    ).toEqual(['new']))

  it('a record entered in error is shown when there is no other', () =>
    expect(ids('Observation', result('wrong', 'A1c', '2026-07-01', 'entered-in-error'))).toEqual(['wrong']))

  it('all without a name are shown', () =>
    expect(
      newestPerName(
        'Observation',
        hitsOf({ resourceType: 'Observation', id: 'a' }, { resourceType: 'Observation', id: 'b' }),
        living,
        english,
      ),
    ).toHaveLength(2))

  it('all are shown for other types', () =>
    expect(
      ids(
        'Condition',
        { resourceType: 'Condition', id: 'a', code: { text: 'Asthma' } },
        { resourceType: 'Condition', id: 'b', code: { text: 'Asthma' } },
      ),
    ).toEqual(['a', 'b']))
})
