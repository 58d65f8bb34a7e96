import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { grantsOf } from '../session/scopes'
import { mentionsOf, namelessLinks } from './linked'
import { linkState, placeOf } from './links'
import { keyOf } from './read'
import { Failure, type FailureKind } from './types'
import type { Session } from '../session/session'
import type { Resource } from '../fhir/resource'

const visit: Resource = { resourceType: 'Encounter', id: 'v1' }
const pointing = (reference: unknown): Resource => ({ resourceType: 'Condition', id: 'c1', encounter: { reference } })

describe('a record is mentioned', () => {
  it.each([
    ['by a relative reference', 'Encounter/v1', 1],
    ['by a full address', 'https://ehr.example/fhir/Encounter/v1', 1],
    ['by a reference to one version', 'Encounter/v1/_history/3', 1],
    ['not by another id that begins alike', 'Encounter/v12', 0],
    ['not by another type with the same id', 'EpisodeEncounter/v1', 0],
    ['not by a number', 7, 0],
  ])('%s', (_name, reference, count) => {
    expect(mentionsOf([pointing(reference)], { type: 'Encounter', id: 'v1' }).found).toHaveLength(count)
  })

  it('once, however often it was loaded, and never by itself', () => {
    const self: Resource = { ...visit, partOf: { reference: 'Encounter/v1' } }
    expect(mentionsOf([pointing('Encounter/v1'), pointing('Encounter/v1'), self], { type: 'Encounter', id: 'v1' })).toEqual({ found: [pointing('Encounter/v1')], more: 0 })
  })

  it('says how many are not listed', () => {
    const many = Array.from({ length: 53 }, (_, index) => ({ ...pointing('Encounter/v1'), id: `c${index}` }))
    expect(mentionsOf(many, { type: 'Encounter', id: 'v1' }).more).toBe(3)
  })
})

const session: Pick<Session, 'server' | 'id' | 'patientId' | 'ehr' | 'grants'> = {
  server: 'https://ehr.example/fhir',
  id: 's',
  patientId: 'p',
  ehr: { id: 'e', name: 'EHR', fhirBase: 'https://ehr.example/fhir', clientId: 'c', aliases: ['https://old.example/r4/'] },
  grants: grantsOf([], 'patient/Encounter.rs patient/Group.rs'),
}
const asSession = session as Session

describe('a reference leads', () => {
  it.each([
    ['Encounter/v1', { at: 'here', type: 'Encounter', id: 'v1' }],
    ['https://ehr.example/fhir/Encounter/v1', { at: 'here', type: 'Encounter', id: 'v1' }],
    ['https://old.example/r4/Encounter/v1', { at: 'here', type: 'Encounter', id: 'v1' }],
    ['https://elsewhere.example/fhir/Encounter/v1', { at: 'elsewhere', host: 'elsewhere.example' }],
    ['https://ehr.example/fhirother/Encounter/v1', { at: 'elsewhere', host: 'ehr.example' }],
    ['urn:uuid:1', { at: 'nowhere' }],
    ['#inner', { at: 'nowhere' }],
    ['a few words', { at: 'nowhere' }],
  ])('%s to %j', (reference, place) => {
    expect(placeOf(reference, asSession)).toEqual(place)
  })
})

describe('a linked record', () => {
  const link = { type: 'Encounter', id: 'v1' } as const
  const key = keyOf(asSession, 'read', 'Encounter', 'v1')

  it('can be read when it was shared and has not been asked for', () => {
    expect(linkState(new QueryClient(), asSession, link)).toEqual({ state: 'readable' })
  })

  it('is not shared when its kind was not granted', () => {
    expect(linkState(new QueryClient(), asSession, { type: 'Procedure', id: 'x' })).toEqual({ state: 'failed', kind: 'notShared' })
  })

  it('is not offered when the API does not read its kind', () => {
    expect(linkState(new QueryClient(), asSession, { type: 'Group', id: 'x' })).toEqual({ state: 'failed', kind: 'notOffered' })
  })

  it('is loaded when a read brought it', () => {
    const client = new QueryClient()
    client.setQueryData(key, visit)
    expect(linkState(client, asSession, link)).toEqual({ state: 'loaded', resource: visit })
  })

  it.each<FailureKind>(['notFound', 'notShared', 'refused'])('says that reading it gave: %s', async (kind) => {
    const client = new QueryClient()
    await client.prefetchQuery({ queryKey: key, retry: false, queryFn: () => Promise.reject(new Failure(kind, 'Encounter read')) })
    expect(linkState(client, asSession, link)).toEqual({ state: 'failed', kind })
  })

  it('is asked for its name only where the reference has none, and always for a medicine', () => {
    const resource: Resource = {
      resourceType: 'MedicationRequest',
      encounter: { reference: 'Encounter/v1' },
      requester: { reference: 'Practitioner/d', display: 'Dr. Lee' },
      medicationReference: { reference: 'Medication/m', display: 'Pill' },
      basedOn: [{ reference: 'ServiceRequest/s' }],
    }
    expect(namelessLinks(resource, asSession)).toEqual([link, { type: 'Medication', id: 'm' }])
  })
})
