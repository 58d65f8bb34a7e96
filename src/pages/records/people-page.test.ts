import { expect, it } from 'vitest'
import { peoplePage } from './people-page'

it.each([
  ['who reads one record is led to the person', { patientId: 'ana', choosesPatient: false }, '/record/Patient/ana'],
  ['care staff without an open chart look for a patient', { patientId: undefined, choosesPatient: true }, '/patients'],
  ['care staff with an open chart are told that it is open', { patientId: 'ana', choosesPatient: true }, '/patients'],
  [
    'an id of any letters stays one part of the address',
    { patientId: 'a/b', choosesPatient: false },
    '/record/Patient/a%2Fb',
  ],
])('instead of a list of people, %s', (_, session, expected) => expect(peoplePage(session)).toBe(expected))
