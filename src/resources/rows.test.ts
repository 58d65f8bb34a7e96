import { describe as group, expect, it } from 'vitest'
import '../i18n/__fixtures__/english'
import { lineOf } from './line'
import { describe } from './registry'

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
const textsOf = (resource: { resourceType: string }) =>
  lineOf('MedicationRequest', resource).map((shown) =>
    shown.kind === 'text' || shown.kind === 'concept' ? shown.text : shown.kind,
  )

group('the line of a prescription', () => {
  it('puts directions together for a medicine to take, and says what it is for', () => {
    const [directions, reason] = textsOf({ ...pill, dosageInstruction: [daily] } as { resourceType: string })
    expect([directions, reason]).toEqual([expect.stringContaining('1 tablet'), 'For: Kidney disease'])
  })

  it('says of a medicine not to take only what the order says itself', () => {
    expect(
      textsOf({ ...pill, doNotPerform: true, dosageInstruction: [daily, { text: 'Never again' }] } as {
        resourceType: string
      }),
    ).toEqual(['Never again'])
  })

  it('of one that was entered by mistake says nothing that could be followed', () => {
    const wrong = {
      ...pill,
      status: 'entered-in-error',
      statusReason: { text: 'Wrong chart' },
      dosageInstruction: [{ text: 'Inject before meals' }],
    } as { resourceType: string }
    expect(textsOf(wrong)).toEqual(['Why: “Wrong chart”'])
    expect(textsOf({ ...wrong, doNotPerform: true } as { resourceType: string })).toEqual(['Why: “Wrong chart”'])
  })

  it('says why it is paused before anything else, so that it does not pass for what it is for', () => {
    expect(
      textsOf({ ...pill, status: 'on-hold', statusReason: { text: 'Slow pulse' }, dosageInstruction: [daily] } as {
        resourceType: string
      }),
    ).toEqual([
      'Why: “Slow pulse”',
      expect.stringMatching(/^How it was to be taken: .*1 tablet/),
      'For: Kidney disease',
    ])
  })

  it.each([
    ['on-hold', 'order', 'How it was to be taken: 1 at night'],
    ['stopped', 'order', 'How it was to be taken: 1 at night'],
    ['completed', 'order', 'How it was to be taken: 1 at night'],
    ['cancelled', 'order', 'How it was to be taken: 1 at night'],
    ['draft', 'order', 'How it would be taken: 1 at night'],
    ['active', 'proposal', 'How it would be taken: 1 at night'],
    ['active', 'order', '1 at night'],
  ])('never gives the directions of what is %s (%s) as something to follow', (status, intent, said) => {
    expect(
      textsOf({ ...pill, reasonCode: [], status, intent, dosageInstruction: [{ text: '1 at night' }] } as {
        resourceType: string
      }),
    ).toEqual([said])
  })

  it('gives those of a person who has died as something that was', () => {
    const request = { ...pill, reasonCode: [], dosageInstruction: [{ text: '1 at night' }] }
    expect(lineOf('MedicationRequest', request, true)).toEqual([
      { kind: 'text', text: 'How it was to be taken: 1 at night' },
    ])
  })

  it('says first that a medicine is not to be taken', () => {
    expect(describe('MedicationRequest').statuses({ ...pill, doNotPerform: true })[0]).toEqual({
      group: 'MedicationRequest.doNotPerform',
      code: 'true',
    })
  })
})

group('the reason of a record, though it be coded as an illness', () => {
  const gout = { coding: [{ system: 'http://snomed.info/sct', code: '90560007', display: 'Gout' }], text: 'Gout' }
  it.each([
    ['Encounter', 'Reason for visit: Gout'],
    ['Procedure', 'Reason: Gout'],
    ['MedicationRequest', 'For: Gout'],
  ] as const)('is said as the reason in the line of a %s, never as what the person has', (type, said) => {
    expect(lineOf(type, { resourceType: type, status: 'finished', reasonCode: [gout] })).toEqual([
      { kind: 'text', text: said },
    ])
  })
})

group('why a record has its status', () => {
  const why = (type: 'Procedure' | 'Goal' | 'Immunization' | 'MedicationDispense', rest: object) =>
    lineOf(type, { resourceType: type, ...rest }).map((shown) => (shown.kind === 'text' ? shown.text : shown.kind))
  it.each([
    ['Procedure', { status: 'not-done', statusReason: { text: 'Felt ill' } }],
    ['Immunization', { status: 'not-done', statusReason: { text: 'Felt ill' } }],
    ['Goal', { lifecycleStatus: 'on-hold', statusReason: 'Felt ill' }],
    ['MedicationDispense', { status: 'on-hold', statusReasonCodeableConcept: { text: 'Felt ill' } }],
    ['MedicationDispense', { status: 'on-hold', statusReasonReference: { display: 'Felt ill' } }],
  ] as const)('stands in the line of a %s with what it is', (type, rest) =>
    expect(why(type, rest)).toContain('Why: “Felt ill”'),
  )
})

group('a care plan that was entered by mistake', () => {
  it('says nothing of what is to be done', () => {
    const plan = { resourceType: 'CarePlan', description: 'Walk an hour a day' }
    expect(lineOf('CarePlan', { ...plan, status: 'entered-in-error' })).toEqual([])
    expect(lineOf('CarePlan', { ...plan, status: 'active' })).toHaveLength(1)
  })
})

group('the line of a care team', () => {
  it('names each member with the role, and until when', () => {
    const participant = [
      { member: { display: 'Dr. Lee' }, role: [{ text: 'Family doctor' }] },
      { member: { display: 'Edith' }, role: [{ text: 'Wife' }], period: { start: '2020', end: '2025-03-14' } },
      { member: { display: 'Dr. Hartwell' } },
      { member: { reference: 'Practitioner/9' }, role: [{ text: 'Heart doctor' }] },
      { member: { reference: 'Practitioner/10' } },
    ]
    const said = lineOf('CareTeam', { resourceType: 'CareTeam', participant } as { resourceType: string }).map(
      (shown) => (shown.kind === 'text' ? shown.text : shown.kind),
    )
    expect(said).toEqual([
      'Dr. Lee (Family doctor)',
      'Edith (Wife, until March 14, 2025)',
      'Dr. Hartwell',
      'Heart doctor',
    ])
  })
})

group('the line of an allergy', () => {
  it('names a high risk only where that is not a part of its status', () => {
    const risk = (elements: object) =>
      lineOf('AllergyIntolerance', { resourceType: 'AllergyIntolerance', criticality: 'high', ...elements }).length
    expect([
      risk({}),
      risk({ clinicalStatus: { coding: [{ code: 'resolved' }] } }),
      risk({ verificationStatus: { coding: [{ code: 'refuted' }] } }),
    ]).toEqual([0, 1, 1])
  })

  it('names the risk, then each reaction with its own severity', () => {
    const allergy = {
      resourceType: 'AllergyIntolerance',
      criticality: 'low',
      reaction: [
        { manifestation: [{ text: 'Hives' }, { text: 'Swelling' }], severity: 'severe' },
        { description: 'Felt faint', severity: 'mild' },
        { manifestation: 'odd' },
      ],
    }
    expect(lineOf('AllergyIntolerance', allergy)).toEqual([
      expect.objectContaining({ kind: 'code', code: 'low' }),
      { kind: 'text', text: 'Hives, Swelling' },
      expect.objectContaining({ code: 'severe' }),
      { kind: 'text', text: 'Felt faint' },
      expect.objectContaining({ code: 'mild' }),
    ])
  })
})

group('the name of a note', () => {
  const note = (elements: object) => ({
    resourceType: 'DocumentReference',
    type: { text: 'Progress note' },
    ...elements,
  })
  const lee = { reference: 'Practitioner/1', display: 'Dr. Lee' }
  it.each([
    ['its kind and who wrote it', note({ author: [lee] }), 'Progress note, Dr. Lee'],
    [
      'all who wrote it, each once',
      note({ author: [lee, lee, { display: 'Samplefield Clinic' }] }),
      'Progress note, Dr. Lee, Samplefield Clinic',
    ],
    ['a name that it holds already', note({ type: { text: 'Letter of Dr. Lee' }, author: [lee] }), 'Letter of Dr. Lee'],
    [
      'an author inside the document',
      note({
        author: [{ reference: '#a' }],
        contained: [{ resourceType: 'Practitioner', id: 'a', name: [{ text: 'Dr. Inside' }] }],
      }),
      'Progress note, Dr. Inside',
    ],
    ['an author without a name', note({ author: [{ reference: 'Practitioner/1' }] }), 'Progress note'],
    ['nobody', note({}), 'Progress note'],
    ['no kind', { resourceType: 'DocumentReference', author: [lee] }, undefined],
  ])('is %s', (_, document, expected) => expect(describe('DocumentReference').title(document)).toBe(expected))

  it('leaves who wrote it to the line where it has no kind', () => {
    expect(lineOf('DocumentReference', { resourceType: 'DocumentReference', author: [lee] })).toEqual([
      expect.objectContaining({ display: 'Dr. Lee' }),
    ])
    expect(lineOf('DocumentReference', note({ author: [lee] }))).toEqual([])
  })
})
