import { describe, expect, it } from 'vitest'
import { cardsOf } from './cards'

const card = (title: string) => cardsOf('patient').find((each) => each.title === title)

describe('cardsOf', () => {
  it('gives all readers the same cards', () => {
    expect(cardsOf('provider').map(({ title }) => title).toSorted()).toEqual(cardsOf('patient').map(({ title }) => title).toSorted())
  })

  it.each([
    ['a medicine not to take is never "taken now"', 'medicines', { resourceType: 'MedicationRequest', status: 'active', intent: 'order', doNotPerform: true }, false],
    ['an active medicine', 'medicines', { resourceType: 'MedicationRequest', status: 'active', intent: 'order' }, true],
    ['a mistake is not a latest result', 'results', { resourceType: 'Observation', status: 'entered-in-error', category: [{ coding: [{ code: 'laboratory' }] }] }, false],
    ['a lab result', 'results', { resourceType: 'Observation', status: 'final', category: [{ coding: [{ code: 'laboratory' }] }] }, true],
    ['a vaccine not given', 'vaccines', { resourceType: 'Immunization', status: 'not-done' }, false],
    ['a refuted condition', 'conditions', { resourceType: 'Condition', verificationStatus: { coding: [{ code: 'refuted' }] } }, false],
  ])('%s', (_name, title, record, wanted) => {
    expect(card(title)?.wanted(record)).toBe(wanted)
  })
})
