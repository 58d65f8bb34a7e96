import { expect, it } from 'vitest'
import { patientListPath } from './patient-list-path'

it.each([
  [
    'a session with one patient leads to the patient',
    { patientId: 'ana', canSelectPatient: false },
    '/record/Patient/ana',
  ],
  [
    'a provider without an open chart gets the patient search',
    { patientId: undefined, canSelectPatient: true },
    '/patients',
  ],
  ['a provider with an open chart gets the notice about it', { patientId: 'ana', canSelectPatient: true }, '/patients'],
  ['an id with a slash stays one path segment', { patientId: 'a/b', canSelectPatient: false }, '/record/Patient/a%2Fb'],
])('patient list: %s', (_, session, expected) => expect(patientListPath(session)).toBe(expected))
