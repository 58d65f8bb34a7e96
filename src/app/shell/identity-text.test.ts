import { beforeAll, expect, it } from 'vitest'
import { FhirError } from '../../fhir/errors'
import { loadPageMessages } from '../../i18n/load'
import { allergiesText } from './allergies-text'
import { identityWarning, personNameText } from './identity-text'
import type { RecordSet } from '../../data/record-set'
import type { PageMessages } from '../../i18n'

let words: PageMessages
beforeAll(async () => {
  words = await loadPageMessages('en')
})

const failed = (kind: FhirError['kind']) =>
  ({ state: 'failed', resource: undefined, failure: new FhirError(kind, 'Patient read') }) as const

it.each([
  [
    'the name',
    { state: 'ready', resource: { resourceType: 'Patient', name: [{ text: 'Ana Rivera' }] }, failure: undefined },
    'Ana Rivera',
  ],
  [
    'that the record has none',
    { state: 'ready', resource: { resourceType: 'Patient' }, failure: undefined },
    'No name in the record',
  ],
  ['that it is on its way', { state: 'loading', resource: undefined, failure: undefined }, 'Getting the name…'],
  ['that it did not come', failed('failed'), 'We could not load the name'],
  ['that it is kept from this app', failed('notShared'), 'This app is not allowed to see the name'],
] as const)('the bar says %s', (_, loaded, expected) => {
  expect(personNameText(loaded, words)).toBe(expected)
})

it.each([
  [
    'nothing while the name is there',
    { state: 'ready', resource: { resourceType: 'Patient', name: [{ text: 'Ana Rivera' }] }, failure: undefined },
    undefined,
  ],
  ['nothing while it is on its way', { state: 'loading', resource: undefined, failure: undefined }, undefined],
  [
    'that it did not come',
    failed('failed'),
    'Patient identity did not load. Confirm in the EHR whose chart this is before you rely on it.',
  ],
  [
    'that nobody was found',
    failed('notFound'),
    'Patient identity did not load. Confirm in the EHR whose chart this is before you rely on it.',
  ],
  [
    'that it is refused',
    failed('notShared'),
    'Not authorized to see who the patient is. Confirm in the EHR whose chart this is before you rely on it.',
  ],
  [
    'that there is none',
    { state: 'ready', resource: { resourceType: 'Patient' }, failure: undefined },
    'This chart has no patient name. Confirm in the EHR whose chart this is before you rely on it.',
  ],
] as const)('care staff are warned: %s', (_, loaded, expected) => {
  expect(identityWarning(loaded, words)).toBe(expected)
})

const set = (matches: RecordSet['matches'], complete = true): RecordSet => ({
  matches,
  included: [],
  issues: [],
  dropped: [],
  total: undefined,
  pages: 1,
  complete,
  fetchedAt: 0,
})
const allergy = (more: object = {}) => ({ resourceType: 'AllergyIntolerance', code: { text: 'Penicillin' }, ...more })
const inactive = { clinicalStatus: { coding: [{ code: 'inactive' }] } }

it.each([
  [
    'a list that did not come',
    { set: undefined, failure: new FhirError('failed', 'search', 503) },
    'Allergies could not be loaded',
  ],
  [
    'a list that is not allowed',
    { set: undefined, failure: new FhirError('notShared', 'search', 403) },
    'Allergies: access not allowed',
  ],
  [
    'a list that the server does not have',
    { set: undefined, failure: new FhirError('notOffered', 'search') },
    'Allergies: not sent by this server',
  ],
  ['an empty list', { set: set([]), failure: undefined }, 'No allergy data'],
  ['nothing in a list that is not whole', { set: set([], false), failure: undefined }, 'Allergies: list not complete'],
  [
    'one that is over',
    { set: set([allergy(inactive)]), failure: undefined },
    'No active allergies listed, 1 inactive or ruled out',
  ],
  [
    'nobody having asked',
    { set: set([allergy({ code: { text: 'Not on File' } })]), failure: undefined },
    'The record says: nobody has asked about allergies yet',
  ],
  [
    'two, of a list that is not whole',
    { set: set([allergy(), allergy({ criticality: 'high' })], false), failure: undefined },
    '2 allergies, 1 high risk (list not complete)',
  ],
  [
    'two, where the server says that a source did not answer',
    { set: { ...set([allergy(), allergy()]), issues: ['One source could not be reached.'] }, failure: undefined },
    '2 allergies (list may be incomplete)',
  ],
  [
    'one, where the list could not be asked for again',
    { set: set([allergy()]), failure: new FhirError('failed', 'search', 503) },
    '1 allergy (list may be incomplete)',
  ],
  [
    'one, of a sign-in that covers a part of the list',
    { set: set([allergy()]), failure: undefined, limits: ['category=food'] },
    '1 allergy (list may be incomplete)',
  ],
  [
    'none, where the server says that a source did not answer',
    { set: { ...set([]), issues: ['One source could not be reached.'] }, failure: undefined },
    'Allergies: no active one received; list may be incomplete',
  ],
] as const)('the bar of care staff, for %s', (_, loaded, expected) => {
  expect(allergiesText({ limits: [], ...loaded }, words)).toBe(expected)
})
