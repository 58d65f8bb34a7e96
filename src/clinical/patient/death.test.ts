import { describe, expect, it } from 'vitest'
import { deathOf } from './death'
import { isPostMortem } from '../../resources/post-mortem'
import { lastCareDate } from './last-care-date'
import type { Resource } from '../../fhir/resource'

const person = (elements: object) => ({ resourceType: 'Patient', birthDate: '1987-02-20', ...elements }) as const
const today = '2026-11-26'

describe('deathOf', () => {
  it.each([
    ['a living person', {}, undefined, { died: undefined }],
    ['deceasedBoolean false', { deceasedBoolean: false }, undefined, { died: undefined }],
    ['deceasedBoolean as a text', { deceasedBoolean: 'true' }, undefined, { died: undefined }],
    ['an empty date', { deceasedDateTime: '' }, undefined, { died: undefined }],
    ['deceasedBoolean true', { deceasedBoolean: true }, undefined, { died: { on: undefined } }],
    ['a date', { deceasedDateTime: '2023-01-01' }, undefined, { died: { on: '2023-01-01' } }],
    ['an unreadable date', { deceasedDateTime: 'in May' }, undefined, { died: { on: 'in May' } }],
    [
      'a date before the birth',
      { deceasedDateTime: '1977-07-14' },
      undefined,
      { died: undefined, doubt: 'beforeBirth' },
    ],
    ['the year of the birth', { deceasedDateTime: '1987' }, undefined, { died: { on: '1987' } }],
    ['a date to come', { deceasedDateTime: '2027-01-01' }, undefined, { died: undefined, doubt: 'future' }],
    [
      'today',
      { deceasedDateTime: '2026-11-26T23:00:00-10:00' },
      undefined,
      { died: { on: '2026-11-26T23:00:00-10:00' } },
    ],
    [
      'care nine months later',
      { deceasedDateTime: '2023-01-01' },
      '2023-09-30',
      { died: undefined, doubt: 'beforeCare' },
    ],
    ['a result a week later', { deceasedDateTime: '2023-01-01' }, '2023-01-08', { died: { on: '2023-01-01' } }],
    ['care later in the year of death', { deceasedDateTime: '2023' }, '2023-09-30', { died: { on: '2023' } }],
  ])('%s', (_name, elements, lastCare, expected) =>
    expect(deathOf(person(elements), today, lastCare)).toEqual(expected),
  )
})

describe('lastCareDate', () => {
  const visit = (status: string, start: string, text?: string): Resource => ({
    resourceType: 'Encounter',
    status,
    period: { start },
    ...(text === undefined ? {} : { type: [{ text }] }),
  })

  it('is the latest date of care that took place', () =>
    expect(
      lastCareDate([
        visit('finished', '2019-05-01'),
        visit('finished', '2020-01-02'),
        visit('planned', '2024-01-01'),
        visit('cancelled', '2024-01-01'),
        { resourceType: 'Observation', status: 'entered-in-error', effectiveDateTime: '2024-01-01' },
      ]),
    ).toBe('2020-01-02'))

  it('ignores the death certificate and the cause of death', () =>
    expect(
      lastCareDate([
        visit('finished', '2024-01-01', 'Death Certification'),
        {
          resourceType: 'Observation',
          status: 'final',
          effectiveDateTime: '2024-01-01',
          code: { coding: [{ system: 'http://loinc.org', code: '69453-9' }] },
        },
      ]),
    ).toBeUndefined())

  it('knows a record about the death by its code or its name', () => {
    expect(isPostMortem({ resourceType: 'Encounter', type: [{ coding: [{ code: '308646001' }] }] })).toBe(true)
    expect(isPostMortem({ resourceType: 'Procedure', code: { text: 'Post-mortem examination' } })).toBe(true)
    expect(isPostMortem({ resourceType: 'Procedure', code: { text: 'Postpartum examination' } })).toBe(false)
  })
})
