import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { grantsOf } from '../../auth/tokens/scopes'
import { unnamedLinks } from './use-referenced-records'
import { linkedRecordState, resolveReference } from './resolve-reference'
import { sessionQueryKey, readQuery } from '../queries/read'
import { FhirError, type FhirErrorKind } from '../../fhir/errors'
import { setSource } from '../../fhir/source'
import type { Session } from '../../auth/session/session'
import type { Resource } from '../../fhir/resource'

const visit: Resource = { resourceType: 'Encounter', id: 'v1' }

const session: Pick<Session, 'server' | 'id' | 'patientId' | 'ehr' | 'grants'> = {
  server: 'https://ehr.example/fhir',
  id: 's',
  patientId: 'p',
  ehr: {
    id: 'e',
    name: 'EHR',
    fhirBase: 'https://ehr.example/fhir',
    clientId: 'c',
    aliases: ['https://old.example/r4/'],
  },
  grants: grantsOf([], 'patient/Encounter.rs patient/Group.rs'),
}
const asSession = session as Session

describe('a reference resolves', () => {
  it.each([
    ['Encounter/v1', { at: 'here', type: 'Encounter', id: 'v1' }],
    ['https://ehr.example/fhir/Encounter/v1', { at: 'here', type: 'Encounter', id: 'v1' }],
    ['https://old.example/r4/Encounter/v1', { at: 'here', type: 'Encounter', id: 'v1' }],
    ['https://elsewhere.example/fhir/Encounter/v1', { at: 'elsewhere', host: 'elsewhere.example' }],
    ['https://ehr.example/fhirother/Encounter/v1', { at: 'elsewhere', host: 'ehr.example' }],
    ['urn:uuid:1', { at: 'nowhere' }],
    ['#inner', { at: 'nowhere' }],
    ['https://[/Encounter/v1', { at: 'nowhere' }],
    ['https://%zz', { at: 'nowhere' }],
    ['a few words', { at: 'nowhere' }],
  ])('%s to %j', (reference, target) => {
    expect(resolveReference(reference, asSession)).toEqual(target)
  })
})

const unmasked = (resource: Resource) => resource

describe('a linked record', () => {
  const link = { type: 'Encounter', id: 'v1' } as const
  const key = sessionQueryKey(asSession, 'read', 'Encounter', 'v1')

  it('is readable when it is granted and has not been requested', () => {
    expect(linkedRecordState(new QueryClient(), asSession, link, unmasked)).toEqual({ state: 'readable' })
  })

  it('is not shared when its type was not granted', () => {
    expect(linkedRecordState(new QueryClient(), asSession, { type: 'Procedure', id: 'x' }, unmasked)).toEqual({
      state: 'failed',
      kind: 'notShared',
    })
  })

  it('is not offered when the API has no read of its type', () => {
    expect(linkedRecordState(new QueryClient(), asSession, { type: 'Group', id: 'x' }, unmasked)).toEqual({
      state: 'failed',
      kind: 'notOffered',
    })
  })

  it('is loaded after a read', () => {
    const client = new QueryClient()
    client.setQueryData(key, visit)
    expect(linkedRecordState(client, asSession, link, unmasked)).toEqual({ state: 'loaded', resource: visit })
  })

  it.each<FhirErrorKind>(['notFound', 'notShared', 'otherPerson'])(
    'keeps the error of a failed read: %s',
    async (kind) => {
      const client = new QueryClient()
      await client.prefetchQuery({
        queryKey: key,
        retry: false,
        queryFn: () => Promise.reject(new FhirError(kind, 'Encounter read')),
      })
      expect(linkedRecordState(client, asSession, link, unmasked)).toEqual({ state: 'failed', kind })
    },
  )

  it.each([
    [404, 'idle'],
    [403, 'idle'],
    [500, 'fetching'],
  ] as const)('after HTTP %i is %s on the next page that references it', async (status, expected) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const kind = ({ 404: 'notFound', 403: 'notShared', 500: 'failed' } as const)[status]
    const query = readQuery(
      client,
      { ...asSession, get: () => Promise.reject(new FhirError(kind, 'Encounter read', status)) },
      'Encounter',
      'v1',
    )
    await client.prefetchQuery(query)
    const unsubscribe = new QueryObserver(client, query).subscribe(() => undefined)
    expect(client.getQueryState(key)?.fetchStatus).toBe(expected)
    unsubscribe()
  })

  it('is read for its name only without a display, and always for a medication', () => {
    const resource: Resource = {
      resourceType: 'MedicationRequest',
      encounter: { reference: 'Encounter/v1' },
      requester: { reference: 'Practitioner/d', display: 'Dr. Lee' },
      medicationReference: { reference: 'Medication/m', display: 'Pill' },
      basedOn: [{ reference: 'ServiceRequest/s' }],
    }
    setSource([resource], asSession)
    expect(unnamedLinks(resource, asSession)).toEqual([link, { type: 'Medication', id: 'm' }])
    expect(unnamedLinks(resource, { ...asSession, id: 'other' })).toEqual([])
  })
})
