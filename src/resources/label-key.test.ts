import { beforeAll, describe as group, expect, it } from 'vitest'
import { loadPageMessages } from '../i18n/messages'
import { detailOf } from './detail/details'
import { sectionsWithoutStatus } from './detail/sections-without-status'
import { labelKeyFor, rowLabelKey } from './label-key'
import { descriptorOf } from './descriptors'
import type { RecordType } from '../contract'
import type { PageMessages } from '../i18n/types'
import { english } from '../i18n/__fixtures__/format'

let words: PageMessages
beforeAll(async () => {
  words = await loadPageMessages('en')
})

const category = (code: string) => ({ category: [{ coding: [{ code }] }] })
const at = { effectiveDateTime: '2026-07-22' }

group('the date of a result is labelled by its kind', () => {
  it.each<readonly [string, RecordType, object, string]>([
    ['a blood test', 'Observation', { ...category('laboratory'), ...at }, 'Sample taken'],
    ['a pulse', 'Observation', { ...category('vital-signs'), ...at }, 'Measured'],
    ['a walking test', 'Observation', { ...category('exam'), ...at }, 'Done'],
    ['a form', 'Observation', { ...category('survey'), ...at }, 'Answered'],
    ['an X-ray', 'DiagnosticReport', { ...category('LP29684-5'), ...at }, 'Done'],
    [
      'a test that was only registered',
      'DiagnosticReport',
      { ...category('LAB'), ...at, status: 'registered' },
      'Date',
    ],
    [
      'a death certificate',
      'DiagnosticReport',
      { ...category('LAB'), ...at, status: 'final', code: { coding: [{ code: '69409-1' }] } },
      'Date',
    ],
    ['a result without a category', 'Observation', at, 'Date'],
    [
      'a blood test with a period',
      'Observation',
      { ...category('laboratory'), effectivePeriod: { start: '2026-07-22' } },
      'Sample taken',
    ],
  ])('%s', (_, type, record, expected) => {
    const resource = { resourceType: type, ...record }
    const inRow = descriptorOf(type).date(resource)
    expect(inRow && words.dateLabel(inRow.label, 'patient')).toBe(expected)
    const onPage = detailOf(type)
      .sections(resource, english)
      .flatMap(({ rows }) => rows.map(({ label }) => words.label(label, 'patient')))
    expect(onPage).toContain(expected)
  })
})

group('the date of a vaccination or procedure', () => {
  it.each<readonly [RecordType, object]>([
    ['Immunization', { occurrenceDateTime: '2026-07-22' }],
    ['Procedure', { performedDateTime: '2026-07-22' }],
    ['Procedure', { performedPeriod: { start: '2026-07-22' }, status: 'not-done' }],
  ])('has no label in the row of a %s, but on its page and for providers', (type, record) => {
    const resource = { resourceType: type, ...record }
    const label = descriptorOf(type).date(resource)?.label ?? ''
    expect([words.dateLabel(label, 'patient', '2026-07-22'), words.dateLabel(label, 'proxy')]).toEqual(['', ''])
    expect(words.dateLabel(label, 'provider')).not.toBe('')
    expect(words.label(label, 'patient')).toBe('When')
  })
})

group('labels never say that something was done when it was not', () => {
  it.each<readonly [RecordType, string, object, string]>([
    ['Procedure', 'completed', { performedString: 'In spring' }, 'Done'],
    ['Procedure', 'not-done', { performedString: 'In spring' }, 'When'],
    ['Procedure', 'preparation', { performedAge: { value: 40, unit: 'years' } }, 'Age at that time'],
    ['Procedure', 'not-done', { performedRange: { low: { value: 40, unit: 'years' } } }, 'Age at that time'],
    ['Immunization', 'completed', { occurrenceString: 'As a child' }, 'Given'],
    ['Immunization', 'not-done', { occurrenceString: 'As a child' }, 'When'],
    ['Immunization', 'entered-in-error', { occurrenceString: 'As a child' }, 'When'],
  ])('a %s that is %s: %o', (type, status, rest, expected) => {
    const rows = detailOf(type)
      .sections({ resourceType: type, status, ...rest }, english)
      .flatMap((section) => section.rows)
    expect(
      rows
        .filter(({ label }) => /\.(?:performed|occurrence)[A-Z]/.test(label))
        .map(({ label }) => words.label(label, 'patient')),
    ).toEqual([expected])
  })
})

group('labels never name a performer of what was not performed', () => {
  const performer = [{ actor: { display: 'Dr. Demo' } }]
  it.each<readonly [RecordType, string, object, string]>([
    ['Procedure', 'completed', { performer }, 'Who did it'],
    ['Procedure', 'not-done', { performer }, 'Who is named for it'],
    ['Immunization', 'completed', { performer }, 'Given by'],
    ['Immunization', 'not-done', { performer }, 'Who is named for it'],
    ['MedicationDispense', 'declined', { performer }, 'Who is named for it'],
    ['Observation', 'final', { performer: [{ display: 'Lab' }] }, 'Done by'],
    ['Observation', 'cancelled', { performer: [{ display: 'Lab' }] }, 'Who is named for it'],
    ['DiagnosticReport', 'registered', { performer: [{ display: 'Lab' }] }, 'Who is named for it'],
    ['Procedure', 'entered-in-error', { performer }, 'Who is named for it'],
    ['Immunization', 'entered-in-error', { performer }, 'Who is named for it'],
  ])('a %s that is %s', (type, status, rest, expected) => {
    const rows = detailOf(type)
      .sections({ resourceType: type, status, ...rest }, english)
      .flatMap((section) => section.rows)
    expect(
      rows.filter(({ label }) => label.includes('.performer')).map(({ label }) => words.label(label, 'patient')),
    ).toEqual([expected])
  })
})

group('what is over is not labelled as ongoing', () => {
  const labels = (type: RecordType, record: object) =>
    detailOf(type)
      .sections({ resourceType: type, ...record }, english)
      .flatMap(({ rows }) => rows.map(({ label }) => words.label(label, 'patient')))
  const taken = { dosageInstruction: [{ text: 'One a day' }], intent: 'order' }

  it.each([
    ['active', {}, 'How to take it'],
    ['unknown', {}, 'How it was to be taken'],
    ['brand-new', {}, 'How it was to be taken'],
    ['on-hold', {}, 'How it was to be taken'],
    ['completed', {}, 'How it was to be taken'],
    ['stopped', {}, 'How it was to be taken'],
    ['cancelled', { reportedBoolean: true }, 'How it was to be taken'],
    ['completed', { intent: 'proposal' }, 'How it would be taken'],
    ['stopped', { doNotPerform: true }, 'What was written'],
  ])('the directions of a prescription that is %s %o: %s', (status, more, expected) => {
    expect(labels('MedicationRequest', { ...taken, status, ...more })).toContain(expected)
  })

  it.each([
    ['resolved', { abatementDateTime: '2013-06-20' }, 'Ended'],
    ['remission', { abatementDateTime: '2013-06-20' }, 'Went into remission'],
    ['remission', { abatementAge: { value: 50, unit: 'years' } }, 'Went into remission'],
  ])('the abatement of a condition that is in %s %o: %s', (code, when, expected) => {
    expect(labels('Condition', { clinicalStatus: { coding: [{ code }] }, ...when })).toContain(expected)
  })
})

group('directions', () => {
  const request = (status: string, more: object = {}) => ({
    resourceType: 'MedicationRequest',
    status,
    intent: 'order',
    dosageInstruction: [{ text: 'Inject before meals' }],
    ...more,
  })
  it.each<readonly [string, RecordType, { resourceType: string }, string, boolean]>([
    ['to be followed', 'MedicationRequest', request('active'), 'How to take it', false],
    ['of one that is paused', 'MedicationRequest', request('on-hold'), 'How it was to be taken', false],
    ['of one that has ended', 'MedicationRequest', request('stopped'), 'How it was to be taken', false],
    ['of a draft', 'MedicationRequest', request('draft'), 'How it would be taken', false],
    // A fill does not say whether the medicine is still to be taken.
    [
      'of a fill',
      'MedicationDispense',
      { ...request('completed'), resourceType: 'MedicationDispense' },
      'Directions that came with it',
      false,
    ],
    [
      'of one entered in error',
      'MedicationRequest',
      request('entered-in-error'),
      'Entered by mistake, not to be followed',
      false,
    ],
    [
      'of an order not to take entered in error',
      'MedicationRequest',
      request('entered-in-error', { doNotPerform: true }),
      'Entered by mistake, not to be followed',
      false,
    ],
    [
      'of a fill entered in error',
      'MedicationDispense',
      { ...request('entered-in-error'), resourceType: 'MedicationDispense' },
      'Entered by mistake, not to be followed',
      false,
    ],
    ['of a patient who has died', 'MedicationRequest', request('active'), 'How it was to be taken', true],
  ])('%s have their label', (_, type, record, expected, hasDied) => {
    const rows = sectionsWithoutStatus(type, record, english, hasDied)
      .flatMap((section) => section.rows)
      .filter(({ label }) => label.includes('dosageInstruction'))
    expect(rows.map(({ label }) => words.label(label, 'patient'))).toEqual([expected])
  })
})

group('a prescription entered in error', () => {
  it('is labelled as written down, not as prescribed', () => {
    const rows = sectionsWithoutStatus(
      'MedicationRequest',
      {
        resourceType: 'MedicationRequest',
        status: 'entered-in-error',
        intent: 'order',
        authoredOn: '2023-01-09',
        requester: { display: 'Dr. Demo' },
      },
      english,
    ).flatMap((section) => section.rows)
    expect(rows.map(({ label }) => words.label(label, 'patient'))).toEqual(
      expect.arrayContaining(['Written down', 'Written down by']),
    )
    expect(rows.map(({ label }) => words.label(label, 'patient')).join()).not.toContain('Prescribed')
  })
})

group('the date of a fill', () => {
  it.each([
    ['completed', 'Picked up or delivered'],
    ['unknown', 'Handover date'],
    ['entered-in-error', 'Handover date'],
    ['in-progress', 'Handover date'],
  ])('that is %s is labelled: %s', (status, expected) => {
    const date = descriptorOf('MedicationDispense').date({
      resourceType: 'MedicationDispense',
      status,
      whenHandedOver: '2023-01-09',
    })
    expect(date && words.dateLabel(date.label, 'patient')).toBe(expected)
  })
})

group('the reason of a status', () => {
  it.each<readonly [RecordType, string, string]>([
    ['MedicationRequest', 'on-hold', 'Why it is paused'],
    ['MedicationRequest', 'unknown', 'Why it has this status'],
    ['Procedure', 'not-done', 'Why it was not done'],
    ['Procedure', 'completed', 'Why it has this status'],
    ['Immunization', 'completed', 'Reason for not giving it'],
    ['Immunization', 'not-done', 'Why it was not given'],
    ['MedicationDispense', 'declined', 'Why it was not filled'],
  ])('of a %s that is %s is labelled by the status', (type, status, expected) => {
    const reason = { text: 'Felt ill' }
    const rows = detailOf(type)
      .sections({ resourceType: type, status, statusReason: reason, statusReasonCodeableConcept: reason }, english)
      .flatMap((section) => section.rows)
    expect(rows.map(({ label }) => words.label(label, 'patient'))).toContain(expected)
  })
})

group('the uses of a phone number', () => {
  it.each([
    ['home', 'Where it reaches'],
    ['old', 'Still in use'],
    ['temp', 'Still in use'],
  ])('%s is labelled “%s”', (use, expected) => {
    const contact = { system: 'phone', value: '555-0193', use, rank: 2 }
    const [row] = detailOf('Patient')
      .sections({ resourceType: 'Patient', telecom: [contact] }, english)
      .flatMap((section) => section.rows)
      .filter(({ label }) => label === 'Patient.telecom')
    const [shown] = row?.values ?? []
    const labels = shown?.kind === 'rows' ? shown.rows.map(({ label }) => words.label(label, 'patient')) : []
    expect(labels).toContain(expected)
  })
})

group('the expiration date of a device', () => {
  const expires = { resourceType: 'Device', expirationDate: '2024-09-01' }

  it('is that of the package for an implant', () => {
    const pacemaker = { ...expires, type: { text: 'Dual chamber pacemaker' } }
    expect(words.label(labelKeyFor('Device.expirationDate', pacemaker), 'patient')).toBe(
      'Use-by date on the package, before it was implanted',
    )
    expect(
      words.label(labelKeyFor('Device.expirationDate', { ...expires, type: { text: 'Glucose meter' } }), 'patient'),
    ).toBe('Use-by date on the package')
  })

  it('is not the date of the record', () => {
    expect(descriptorOf('Device').date(expires)).toBeUndefined()
  })
})

group('the date of a procedure', () => {
  it.each([
    ['completed', 'Performed'],
    ['in-progress', 'Performed'],
    ['stopped', 'Performed'],
    ['not-done', 'Date'],
    ['preparation', 'Date'],
    ['entered-in-error', 'Date'],
  ])('of one that is %s is labelled for providers: %s', (status, expected) => {
    const date = descriptorOf('Procedure').date({ resourceType: 'Procedure', status, performedDateTime: '2025-03-12' })
    expect(date && words.dateLabel(date.label, 'provider')).toBe(expected)
  })
})

group('in a row, which shows only its start, a period', () => {
  const from = { period: { start: '2024-11-06' } }
  it.each([
    ['CarePlan', from, 'Period from'],
    ['Coverage', { period: { start: '2005-01-01', end: '2013-02-28' } }, 'Period from'],
    ['Encounter', from, 'Start'],
    ['CareTeam', { period: { end: '2024-11-06' } }, 'Period'],
  ])('of a %s is not labelled as a single day', (resourceType, rest, expected) => {
    expect(words.dateLabel(rowLabelKey(`${resourceType}.period`, { resourceType, ...rest }), 'provider')).toBe(expected)
  })
})
