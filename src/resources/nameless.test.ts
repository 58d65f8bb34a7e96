import { expect, it } from 'vitest'
import { briefOf } from './export/brief'
import { speech } from './export/for-tests'
import { recordTypes } from '../contract'

const of = (code: string) => ({
  resourceType: 'Observation',
  id: code,
  status: 'final',
  category: [{ coding: [{ code }] }],
  valueString: 'Normal',
  effectiveDateTime: '2026-05-02',
})

it.each([
  ['laboratory', 'Lab result: the record does not say of what'],
  ['vital-signs', 'Vital sign: the record does not say which'],
  ['exam', 'Result: the record does not say of what'],
])('a result without a name (%s) says what kind of one it is', (code, name) => {
  expect(briefOf(of(code), speech)).toMatchObject({
    name,
    date: expect.stringContaining('May 2, 2026') as unknown,
    lines: ['Normal'],
  })
})

const people = ['Patient', 'Practitioner']
const ofRecords = recordTypes.filter((type) => !people.includes(type) && type !== 'Observation')

it.each(ofRecords)(
  'a %s that says nothing of itself is named by its kind, never as a person without a name',
  (type) => {
    expect(briefOf({ resourceType: type, id: 'x' }, speech).name).toBe(
      `${speech.words.typeNames[type].patient.one} (name not given here)`,
    )
  },
)

it.each(people)('a %s without a name has a name that is not given', (resourceType) => {
  expect(briefOf({ resourceType, id: 'x' }, speech).name).toBe('Name not given')
})

it('a visit without a type has the name of its class, whatever the code is called', () => {
  const visit = {
    resourceType: 'Encounter',
    id: 'x',
    class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'AMB', display: 'ambulatory' },
  }
  expect(briefOf(visit, speech).name).toBe('Clinic visit')
})

it('a plan of an insurance is told by its name, without numbers that nobody can place', () => {
  const plan = {
    resourceType: 'Coverage',
    id: 'x',
    payor: [{ display: 'A company' }],
    relationship: { coding: [{ code: 'child' }] },
    class: [
      { type: { text: 'Plan' }, value: 'PLAN-1', name: 'Everyday' },
      { type: { text: 'RX BIN' }, value: '000000' },
    ],
  }
  const { name, lines } = briefOf(plan, speech)
  expect([name, ...lines].join(' · ')).toBe('A company · Everyday')
})
