import { describe, expect, it } from 'vitest'
import { loadPageMessages } from '../i18n/messages'
import { maskRecord } from '../resources/masking'
import { patientContext as context } from './__fixtures__/glance-context'
import { timelineGlance } from './timeline-glance'
import type { Resource } from '../fhir/resource'

const messages = await loadPageMessages('en')

interface Options {
  readonly dateText?: string
  readonly name?: string
  readonly hasDay?: boolean
}

/** The row as one line: name, value, phrases with their tones, date. */
function lineOf(record: Resource, kind: string, { dateText = '', name, hasDay = true }: Options = {}): string {
  const sources = { messages, observations: [], textOfFile: () => undefined }
  const row = timelineGlance(record, context, sources, { kind, dateText, name, hasDay })
  const words = row.phrases.map(({ text, tone }) => (tone === undefined ? text.text : `[${tone}] ${text.text}`))
  return [row.name.text, row.value?.text.text, ...words, row.date?.text.text].filter(Boolean).join(' | ')
}

const pressure: Resource = {
  resourceType: 'Observation',
  id: 'pressure',
  status: 'final',
  code: { coding: [{ system: 'http://loinc.org', code: '8867-4' }], text: 'Heart beats' },
  effectiveDateTime: '2026-07-22T09:25:00-05:00',
  valueQuantity: { value: 72, unit: '/min' },
}
const allergy: Resource = {
  resourceType: 'AllergyIntolerance',
  id: 'nuts',
  clinicalStatus: { coding: [{ code: 'active' }] },
  verificationStatus: { coding: [{ code: 'confirmed' }] },
  code: { text: 'Nuts' },
  recordedDate: '2020-03-01',
  reaction: [{ manifestation: [{ text: 'Hives' }] }],
}

describe('the row of a record on the timeline', () => {
  it('has its name, value and kind, and no date below the heading of its day', () => {
    expect(lineOf(pressure, 'Test result')).toBe('Heart beats | 72 | Test result')
  })

  it('has the name of a vital sign that needs no dictionary', () => {
    expect(lineOf(pressure, 'Test result', { name: 'Heart rate' })).toBe('Heart rate | 72 | Test result')
  })

  it('has its date where the heading is of another day, also where its list has none', () => {
    expect(lineOf(pressure, 'Test result', { hasDay: false })).toBe('Heart beats | 72 | Test result | July 22')
    expect(lineOf(allergy, 'Allergy', { hasDay: false })).toBe('Nuts | Hives | Allergy | Mar 1, 2020')
  })

  it('says that a record below the heading of a day has no date', () => {
    const { recordedDate: _recorded, ...undated } = allergy
    expect(lineOf(undated as Resource, 'Allergy', { hasDay: false })).toBe('Nuts | Hives | Allergy | No date given')
  })

  it('does not repeat a name or status that is the kind', () => {
    expect(lineOf({ ...allergy, code: { text: 'Allergy' } } as Resource, 'Allergy')).toBe('Allergy | Hives')
  })

  it('does not repeat a kind that is a part of the name', () => {
    const visit = (text: string): Resource => ({ resourceType: 'Encounter', status: 'finished', type: [{ text }] })
    expect(lineOf(visit('Follow-up visit'), 'Visit')).toBe('Follow-up visit')
    expect(lineOf(visit('Emergency room'), 'Visit')).toBe('Emergency room | Visit')
  })

  it('says what its date means unless its status does', () => {
    const suggested: Resource = {
      resourceType: 'MedicationRequest',
      status: 'active',
      intent: 'proposal',
      medicationCodeableConcept: { text: 'Empagliflozin' },
    }
    const row = 'Empagliflozin | [wait] Suggested, not prescribed | Prescription'
    expect(lineOf(suggested, 'Prescription', { dateText: 'Suggested' })).toBe(row)
    expect(lineOf(suggested, 'Prescription', { dateText: 'Written down' })).toBe(`${row} · Written down`)
  })

  it('of a private record has only its kind', () => {
    const masked = maskRecord(pressure, messages.format)
    const row = 'Private record | [wait] Marked private | Test result'
    expect(lineOf(masked, 'Test result', { name: 'Heart rate', hasDay: false })).toBe(row)
  })

  it.each<readonly [string, Resource, string]>([
    [
      'a medicine not to take',
      {
        resourceType: 'MedicationRequest',
        status: 'active',
        intent: 'order',
        doNotPerform: true,
        medicationCodeableConcept: { text: 'Ibuprofen' },
      } as Resource,
      '[stop] ',
    ],
    [
      'a vaccine that was not given',
      { resourceType: 'Immunization', status: 'not-done', vaccineCode: { text: 'Flu vaccine' } } as Resource,
      '[stop] Not given',
    ],
    [
      'a procedure that was not done',
      { resourceType: 'Procedure', status: 'not-done', code: { text: 'Biopsy' } } as Resource,
      '[stop] ',
    ],
    [
      'a visit that was called off',
      { resourceType: 'Encounter', status: 'cancelled', type: [{ text: 'Checkup' }] } as Resource,
      '[stop] Called off',
    ],
    ['a record that was entered by mistake', { ...pressure, status: 'entered-in-error' } as Resource, '[stop] '],
    ['a result with an unknown status', { ...pressure, status: 'made-up' } as Resource, '[w'],
    [
      'a condition that is not confirmed',
      {
        resourceType: 'Condition',
        code: { text: 'Asthma' },
        verificationStatus: { coding: [{ code: 'provisional' }] },
      } as Resource,
      '[wait] ',
    ],
    [
      'a part that may change the meaning',
      { ...pressure, modifierExtension: [{ url: 'http://example.org/unknown', valueBoolean: true }] } as Resource,
      '[warn] There is more to this',
    ],
  ])('warns of %s', (_what, record, warning) => {
    expect(lineOf(record, 'Kind')).toContain(warning)
  })
})
