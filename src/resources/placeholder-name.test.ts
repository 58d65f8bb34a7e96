import { expect, it } from 'vitest'
import { summarizeRecord } from './export/record-summary'
import { exportContext } from './export/__fixtures__/export-source'
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
])('a result without a name (%s) is named by its category', (code, name) => {
  expect(summarizeRecord(of(code), exportContext)).toMatchObject({
    name,
    date: expect.stringContaining('May 2, 2026') as unknown,
    lines: ['Normal'],
  })
})

const people = ['Patient', 'Practitioner']
const ofRecords = recordTypes.filter((type) => !people.includes(type) && type !== 'Observation')

it.each(ofRecords)('a %s without any data is named by its type, never as a person without a name', (type) => {
  expect(summarizeRecord({ resourceType: type, id: 'x' }, exportContext).name).toBe(
    `${exportContext.messages.typeNames[type].patient.one} (name not given here)`,
  )
})

it.each(people)('a %s without a name is named "Name not given"', (resourceType) => {
  expect(summarizeRecord({ resourceType, id: 'x' }, exportContext).name).toBe('Name not given')
})

it('a visit without a type is named by its class', () => {
  const visit = {
    resourceType: 'Encounter',
    id: 'x',
    class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'AMB', display: 'ambulatory' },
  }
  expect(summarizeRecord(visit, exportContext).name).toBe('Clinic visit')
})

it('an insurance plan is shown by its name, without its numbers', () => {
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
  const { name, lines } = summarizeRecord(plan, exportContext)
  expect([name, ...lines].join(' · ')).toBe('A company · Everyday')
})
