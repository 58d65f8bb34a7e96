import { describe as group, expect, it } from 'vitest'
import { rowValuesOf } from './row-values'
import { descriptorOf } from './descriptors'
import { english } from '../i18n/__fixtures__/format'
import type { DisplayValue } from '../fhir/display-value'

const pill = {
  resourceType: 'MedicationRequest',
  status: 'active',
  medicationCodeableConcept: { text: 'Never pill' },
  reasonCode: [{ text: 'Kidney disease' }],
}
const daily = {
  timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd' } },
  doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }],
}
const textOfValue = (shown: DisplayValue): string =>
  shown.kind === 'text' || shown.kind === 'concept' ? `${shown.before ?? ''} ${shown.text}`.trim() : shown.kind
const textsOf = (resource: { resourceType: string }) =>
  rowValuesOf('MedicationRequest', resource, english).map(textOfValue)

group('the row of a prescription', () => {
  it('shows composed directions and the reason', () => {
    const [directions, reason] = textsOf({ ...pill, dosageInstruction: [daily] } as { resourceType: string })
    expect([directions, reason]).toEqual([expect.stringContaining('1 tablet'), 'For: Kidney disease'])
  })

  it('shows only written directions of an order not to take', () => {
    expect(
      textsOf({ ...pill, doNotPerform: true, dosageInstruction: [daily, { text: 'Never again' }] } as {
        resourceType: string
      }),
    ).toEqual(['Never again'])
  })

  it('shows no directions of one entered in error', () => {
    const wrong = {
      ...pill,
      status: 'entered-in-error',
      statusReason: { text: 'Wrong chart' },
      dosageInstruction: [{ text: 'Inject before meals' }],
    } as { resourceType: string }
    expect(textsOf(wrong)).toEqual(['Why: Wrong chart'])
    expect(textsOf({ ...wrong, doNotPerform: true } as { resourceType: string })).toEqual(['Why: Wrong chart'])
  })

  it('shows the reason of the status first, apart from the indication', () => {
    expect(
      textsOf({ ...pill, status: 'on-hold', statusReason: { text: 'Slow pulse' }, dosageInstruction: [daily] } as {
        resourceType: string
      }),
    ).toEqual(['Why: Slow pulse', expect.stringMatching(/^How it was to be taken: .*1 tablet/), 'For: Kidney disease'])
  })

  it.each([
    ['on-hold', 'order', 'How it was to be taken: 1 at night'],
    ['stopped', 'order', 'How it was to be taken: 1 at night'],
    ['completed', 'order', 'How it was to be taken: 1 at night'],
    ['cancelled', 'order', 'How it was to be taken: 1 at night'],
    ['draft', 'order', 'How it would be taken: 1 at night'],
    ['active', 'proposal', 'How it would be taken: 1 at night'],
    ['active', 'order', '1 at night'],
  ])('never shows the directions of one that is %s (%s) as current', (status, intent, expected) => {
    expect(
      textsOf({ ...pill, reasonCode: [], status, intent, dosageInstruction: [{ text: '1 at night' }] } as {
        resourceType: string
      }),
    ).toEqual([expected])
  })

  it('shows the directions of a patient who has died in the past tense', () => {
    const request = { ...pill, reasonCode: [], dosageInstruction: [{ text: '1 at night' }] }
    expect(rowValuesOf('MedicationRequest', request, english, true)).toEqual([
      { kind: 'text', text: 'How it was to be taken: 1 at night' },
    ])
  })

  it('has doNotPerform as its first status', () => {
    expect(descriptorOf('MedicationRequest').statuses({ ...pill, doNotPerform: true })[0]).toEqual({
      group: 'MedicationRequest.doNotPerform',
      code: 'true',
    })
  })
})

group('the reason of a record', () => {
  const gout = { coding: [{ system: 'http://snomed.info/sct', code: '90560007', display: 'Gout' }], text: 'Gout' }
  it.each([
    ['Encounter', 'Reason for visit: Gout'],
    ['Procedure', 'Reason: Gout'],
    ['MedicationRequest', 'For: Gout'],
  ] as const)('is labelled as a reason in the row of a %s, never shown as a diagnosis', (type, expected) => {
    const [reason, ...others] = rowValuesOf(
      type,
      { resourceType: type, status: 'finished', reasonCode: [gout] },
      english,
    )
    expect(others).toEqual([])
    expect(reason && textOfValue(reason)).toBe(expected)
  })
})

group('the reason of a status', () => {
  const why = (type: 'Procedure' | 'Goal' | 'Immunization' | 'MedicationDispense', rest: object) =>
    rowValuesOf(type, { resourceType: type, ...rest }, english).map(textOfValue)
  it.each([
    ['Procedure', { status: 'not-done', statusReason: { text: 'Felt ill' } }],
    ['Immunization', { status: 'not-done', statusReason: { text: 'Felt ill' } }],
    ['Goal', { lifecycleStatus: 'on-hold', statusReason: 'Felt ill' }],
    ['MedicationDispense', { status: 'on-hold', statusReasonCodeableConcept: { text: 'Felt ill' } }],
    ['MedicationDispense', { status: 'on-hold', statusReasonReference: { display: 'Felt ill' } }],
  ] as const)('is labelled in the row of a %s', (type, rest) => expect(why(type, rest)).toContain('Why: Felt ill'))
})

group('a care plan entered in error', () => {
  it('shows no instructions', () => {
    const plan = { resourceType: 'CarePlan', description: 'Walk an hour a day' }
    expect(rowValuesOf('CarePlan', { ...plan, status: 'entered-in-error' }, english)).toEqual([])
    expect(rowValuesOf('CarePlan', { ...plan, status: 'active' }, english)).toHaveLength(1)
  })
})

group('the row of a care team', () => {
  it('shows each member with role and end date', () => {
    const participant = [
      { member: { display: 'Dr. Lee' }, role: [{ text: 'Family doctor' }] },
      { member: { display: 'Edith' }, role: [{ text: 'Wife' }], period: { start: '2020', end: '2025-03-14' } },
      { member: { display: 'Dr. Hartwell' } },
      { member: { reference: 'Practitioner/9' }, role: [{ text: 'Heart doctor' }] },
      { member: { reference: 'Practitioner/10' } },
    ]
    const texts = rowValuesOf(
      'CareTeam',
      { resourceType: 'CareTeam', participant } as { resourceType: string },
      english,
    ).map((shown) => (shown.kind === 'text' ? shown.text : shown.kind))
    expect(texts).toEqual([
      'Dr. Lee (Family doctor)',
      'Edith (Wife, until March 14, 2025)',
      'Dr. Hartwell',
      'Heart doctor',
    ])
  })
})

group('the row of an allergy', () => {
  it('shows a high risk only where the status does not name it', () => {
    const risk = (elements: object) =>
      rowValuesOf(
        'AllergyIntolerance',
        { resourceType: 'AllergyIntolerance', criticality: 'high', ...elements },
        english,
      ).length
    expect([
      risk({}),
      risk({ clinicalStatus: { coding: [{ code: 'resolved' }] } }),
      risk({ verificationStatus: { coding: [{ code: 'refuted' }] } }),
    ]).toEqual([0, 1, 1])
  })

  it.each(['low', 'Low'])('omits a low risk, which would be read as a comfort: %s', (criticality) => {
    expect(rowValuesOf('AllergyIntolerance', { resourceType: 'AllergyIntolerance', criticality }, english)).toEqual([])
  })

  it('shows the risk, then each reaction with its severity', () => {
    const allergy = {
      resourceType: 'AllergyIntolerance',
      criticality: 'unable-to-assess',
      reaction: [
        { manifestation: [{ text: 'Hives' }, { text: 'Swelling' }], severity: 'severe' },
        { description: 'Felt faint', severity: 'mild' },
        { manifestation: 'odd' },
      ],
    }
    expect(rowValuesOf('AllergyIntolerance', allergy, english)).toEqual([
      expect.objectContaining({ kind: 'code', code: 'unable-to-assess' }),
      { kind: 'concept', text: 'Hives', codings: [], warns: true },
      { kind: 'concept', text: 'Swelling', codings: [], warns: true },
      expect.objectContaining({ code: 'severe' }),
      { kind: 'text', text: 'Felt faint', warns: true },
      expect.objectContaining({ code: 'mild' }),
    ])
  })
})

group('the title of a note', () => {
  const note = (elements: object) => ({
    resourceType: 'DocumentReference',
    type: { text: 'Progress note' },
    ...elements,
  })
  const lee = { reference: 'Practitioner/1', display: 'Dr. Lee' }
  it.each([
    ['its type and author', note({ author: [lee] }), 'Progress note, Dr. Lee'],
    [
      'all authors, each once',
      note({ author: [lee, lee, { display: 'Samplefield Clinic' }] }),
      'Progress note, Dr. Lee, Samplefield Clinic',
    ],
    [
      'its type where that contains the author',
      note({ type: { text: 'Letter of Dr. Lee' }, author: [lee] }),
      'Letter of Dr. Lee',
    ],
    [
      'a contained author',
      note({
        author: [{ reference: '#a' }],
        contained: [{ resourceType: 'Practitioner', id: 'a', name: [{ text: 'Dr. Inside' }] }],
      }),
      'Progress note, Dr. Inside',
    ],
    ['its type for an author without a name', note({ author: [{ reference: 'Practitioner/1' }] }), 'Progress note'],
    ['its type without an author', note({}), 'Progress note'],
    ['undefined without a type', { resourceType: 'DocumentReference', author: [lee] }, undefined],
  ])('is %s', (_, document, expected) =>
    expect(descriptorOf('DocumentReference').title(document, english)).toBe(expected),
  )

  it('the author is shown in the row where there is no type', () => {
    expect(rowValuesOf('DocumentReference', { resourceType: 'DocumentReference', author: [lee] }, english)).toEqual([
      expect.objectContaining({ display: 'Dr. Lee' }),
    ])
    expect(rowValuesOf('DocumentReference', note({ author: [lee] }), english)).toEqual([])
  })
})
