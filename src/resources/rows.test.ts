import { describe as group, expect, it } from 'vitest'
import '../words/english-for-tests'
import { lineOf } from './line'
import { describe } from './registry'

const pill = { resourceType: 'MedicationRequest', status: 'active', medicationCodeableConcept: { text: 'Never pill' }, reasonCode: [{ text: 'Kidney disease' }] }
const daily = { timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd' } }, doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }] }
const textsOf = (resource: { resourceType: string }) => lineOf('MedicationRequest', resource).map((shown) => (shown.kind === 'text' || shown.kind === 'concept' ? shown.text : shown.kind))

group('the line of a prescription', () => {
  it('puts directions together for a medicine to take, and says what it is for', () => {
    const [directions, reason] = textsOf({ ...pill, dosageInstruction: [daily] } as { resourceType: string })
    expect([directions, reason]).toEqual([expect.stringContaining('1 tablet'), 'Kidney disease'])
  })

  it('says of a medicine not to take only what the order says itself', () => {
    expect(textsOf({ ...pill, doNotPerform: true, dosageInstruction: [daily, { text: 'Never again' }] } as { resourceType: string })).toEqual(['Never again'])
  })

  it('says first that a medicine is not to be taken', () => {
    expect(describe('MedicationRequest').statuses({ ...pill, doNotPerform: true })[0]).toEqual({ group: 'MedicationRequest.doNotPerform', code: 'true' })
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
    const said = lineOf('CareTeam', { resourceType: 'CareTeam', participant } as { resourceType: string }).map((shown) => (shown.kind === 'text' ? shown.text : shown.kind))
    expect(said).toEqual(['Dr. Lee (Family doctor)', 'Edith (Wife, until March 14, 2025)', 'Dr. Hartwell', 'Heart doctor'])
  })
})

group('the line of an allergy', () => {
  it('names a high risk only where that is not a part of its status', () => {
    const risk = (elements: object) => lineOf('AllergyIntolerance', { resourceType: 'AllergyIntolerance', criticality: 'high', ...elements }).length
    expect([risk({}), risk({ clinicalStatus: { coding: [{ code: 'resolved' }] } }), risk({ verificationStatus: { coding: [{ code: 'refuted' }] } })]).toEqual([0, 1, 1])
  })

  it('names the risk, then each reaction with its own severity', () => {
    const allergy = {
      resourceType: 'AllergyIntolerance', criticality: 'low',
      reaction: [{ manifestation: [{ text: 'Hives' }, { text: 'Swelling' }], severity: 'severe' }, { description: 'Felt faint', severity: 'mild' }, { manifestation: 'odd' }],
    }
    expect(lineOf('AllergyIntolerance', allergy)).toEqual([
      expect.objectContaining({ kind: 'code', code: 'low' }), { kind: 'text', text: 'Hives, Swelling' }, expect.objectContaining({ code: 'severe' }), { kind: 'text', text: 'Felt faint' }, expect.objectContaining({ code: 'mild' }),
    ])
  })
})

group('the name of a note', () => {
  const note = (elements: object) => ({ resourceType: 'DocumentReference', type: { text: 'Progress note' }, ...elements })
  const lee = { reference: 'Practitioner/1', display: 'Dr. Lee' }
  it.each([
    ['its kind and who wrote it', note({ author: [lee] }), 'Progress note, Dr. Lee'],
    ['all who wrote it, each once', note({ author: [lee, lee, { display: 'Samplefield Clinic' }] }), 'Progress note, Dr. Lee, Samplefield Clinic'],
    ['a name that it holds already', note({ type: { text: 'Letter of Dr. Lee' }, author: [lee] }), 'Letter of Dr. Lee'],
    ['an author inside the document', note({ author: [{ reference: '#a' }], contained: [{ resourceType: 'Practitioner', id: 'a', name: [{ text: 'Dr. Inside' }] }] }), 'Progress note, Dr. Inside'],
    ['an author without a name', note({ author: [{ reference: 'Practitioner/1' }] }), 'Progress note'],
    ['nobody', note({}), 'Progress note'],
    ['no kind', { resourceType: 'DocumentReference', author: [lee] }, undefined],
  ])('is %s', (_, document, expected) => expect(describe('DocumentReference').title(document)).toBe(expected))

  it('leaves who wrote it to the line where it has no kind', () => {
    expect(lineOf('DocumentReference', { resourceType: 'DocumentReference', author: [lee] })).toEqual([expect.objectContaining({ display: 'Dr. Lee' })])
    expect(lineOf('DocumentReference', note({ author: [lee] }))).toEqual([])
  })
})
