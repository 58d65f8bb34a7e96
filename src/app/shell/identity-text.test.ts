import { beforeAll, expect, it } from 'vitest'
import { FhirError } from '../../fhir/errors'
import { loadPageMessages } from '../../i18n/messages'
import { allergiesText } from './allergies-text'
import { identityWarning, personNameText } from './identity-text'
import type { RecordSet } from '../../data/record-set'
import type { PageMessages } from '../../i18n/types'
import { english } from '../../i18n/__fixtures__/format'
import type { ResourceOf } from '../../fhir/resource'

let messages: PageMessages
beforeAll(async () => {
  messages = await loadPageMessages('en')
})

const failed = (kind: FhirError['kind']) =>
  ({ state: 'failed', resource: undefined, failure: new FhirError(kind, 'Patient read') }) as const

it.each([
  [
    'the patient name',
    { state: 'ready', resource: { resourceType: 'Patient', name: [{ text: 'Ana Rivera' }] }, failure: undefined },
    'Ana Rivera',
  ],
  [
    'that the record has no name',
    { state: 'ready', resource: { resourceType: 'Patient' }, failure: undefined },
    'No name in the record',
  ],
  ['that it is loading', { state: 'loading', resource: undefined, failure: undefined }, 'Getting the name…'],
  ['that it failed to load', failed('failed'), 'We could not load the name'],
  ['that it is not shared', failed('notShared'), 'This app is not allowed to see the name'],
] as const)('the banner shows %s', (_, loaded, expected) => {
  expect(personNameText(loaded, messages)).toBe(expected)
})

it.each([
  [
    'not when there is a name',
    { state: 'ready', resource: { resourceType: 'Patient', name: [{ text: 'Ana Rivera' }] }, failure: undefined },
    undefined,
  ],
  ['not while it is loading', { state: 'loading', resource: undefined, failure: undefined }, undefined],
  [
    'when it failed to load',
    failed('failed'),
    'Patient identity did not load. Confirm in the EHR which patient this is before you rely on it.',
  ],
  [
    'when the patient was not found',
    failed('notFound'),
    'Patient identity did not load. Confirm in the EHR which patient this is before you rely on it.',
  ],
  [
    'when it is not shared',
    failed('notShared'),
    'Not authorized to see who the patient is. Confirm in the EHR which patient this is before you rely on it.',
  ],
  [
    'when there is no name',
    { state: 'ready', resource: { resourceType: 'Patient' }, failure: undefined },
    'This chart has no patient name. Confirm in the EHR which patient this is before you rely on it.',
  ],
] as const)('providers are warned: %s', (_, loaded, expected) => {
  expect(identityWarning(loaded, messages)).toBe(expected)
})

const set = (
  matches: readonly ResourceOf<'AllergyIntolerance'>[],
  complete = true,
): RecordSet<ResourceOf<'AllergyIntolerance'>> => ({
  matches,
  included: [],
  issues: [],
  dropped: [],
  total: undefined,
  pages: 1,
  complete,
  fetchedAt: 0,
})
const allergy = (more: object = {}) => ({
  resourceType: 'AllergyIntolerance' as const,
  code: { text: 'Penicillin' },
  ...more,
})
const inactive = { clinicalStatus: { coding: [{ code: 'inactive' }] } }

it.each([
  [
    'a list that failed to load',
    { set: undefined, failure: new FhirError('failed', 'search', 503) },
    'Allergies could not be loaded',
  ],
  [
    'a list that is not shared',
    { set: undefined, failure: new FhirError('notShared', 'search', 403) },
    'Allergies: access not allowed',
  ],
  [
    'a type that the server does not support',
    { set: undefined, failure: new FhirError('notOffered', 'search') },
    'Allergies: not sent by this server',
  ],
  ['an empty list', { set: set([]), failure: undefined }, 'No allergy data'],
  ['an empty list that is truncated', { set: set([], false), failure: undefined }, 'Allergies: list not complete'],
  [
    'one inactive allergy',
    { set: set([allergy(inactive)]), failure: undefined },
    'No active allergies listed, 1 inactive or ruled out',
  ],
  [
    'an allergy status of "not on file"',
    { set: set([allergy({ code: { text: 'Not on File' } })]), failure: undefined },
    'On record: no information about allergies',
  ],
  [
    'two in a truncated list',
    { set: set([allergy(), allergy({ criticality: 'high' })], false), failure: undefined },
    '2 allergies, 1 high risk (list not complete)',
  ],
  [
    'two when the server reports an unavailable source',
    { set: { ...set([allergy(), allergy()]), issues: ['One source could not be reached.'] }, failure: undefined },
    '2 allergies (list may be incomplete)',
  ],
  [
    'one when the refetch failed',
    { set: set([allergy()]), failure: new FhirError('failed', 'search', 503) },
    '1 allergy (list may be incomplete)',
  ],
  [
    'one when the scopes cover only a part of the list',
    { set: set([allergy()]), failure: undefined, limits: ['category=food'] },
    '1 allergy (list may be incomplete)',
  ],
  [
    'none when the server reports an unavailable source',
    { set: { ...set([]), issues: ['One source could not be reached.'] }, failure: undefined },
    'Allergies: no active one received; list may be incomplete',
  ],
] as const)('the provider banner, for %s', (_, loaded, expected) => {
  expect(allergiesText({ limits: [], ...loaded }, messages, { today: '2026-11-26', died: undefined }, english)).toBe(
    expected,
  )
})
