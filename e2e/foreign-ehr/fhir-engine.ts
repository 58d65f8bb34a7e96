import { getResourceTypes, getStatus, parseSearchRequest } from '@medplum/core'
import { FhirRouter, makeSimpleRequest, MemoryRepository } from '@medplum/fhir-router'
import type { Bundle, Resource } from '@medplum/fhirtypes'
import { indexDefinitions } from './definitions'
import { includedResources } from './included'

/** What servers do differently in their answers to searches. */
export interface Habits {
  /** The most matches in an answer to a search without `_count`; undefined: all. */
  readonly pageSize: number | undefined
  /** Whether an answer that leaves matches out has a link to the next page. With or without, it has the total. */
  readonly nextLinks: boolean
  /** Whether `_include` and `_revinclude` add resources. Otherwise they are ignored. */
  readonly includes: boolean
}

interface Answer {
  readonly status: number
  readonly body: Resource
}

export interface FhirEngine {
  /** Answers a GET of this path and query below the FHIR base. */
  get(path: string): Promise<Answer>
}

/** The CapabilityStatement, which Medplum's router leaves to the server around it. */
const capabilityStatement = (): Resource => ({
  resourceType: 'CapabilityStatement',
  status: 'active',
  date: '2026-11-01',
  kind: 'instance',
  fhirVersion: '4.0.1',
  format: ['json'],
  rest: [
    {
      mode: 'server',
      resource: getResourceTypes().map((type) => ({
        type,
        interaction: [{ code: 'read' }, { code: 'search-type' }],
      })),
    },
  ],
})

/** FHIR allows the bare id; Medplum's repository compares whole references. */
function withPatientReference(query: URLSearchParams): URLSearchParams {
  const patient = query.get('patient')
  if (patient !== null && !patient.includes('/')) query.set('patient', `Patient/${patient}`)
  return query
}

/** A FHIR server without HTTP: Medplum's router and its repository in memory, with these habits. */
export async function createFhirEngine(
  base: string,
  resources: readonly object[],
  { pageSize, nextLinks, includes }: Habits,
): Promise<FhirEngine> {
  indexDefinitions()
  const [router, repository] = [new FhirRouter(), new MemoryRepository()]
  for (const resource of resources) await repository.createResource(resource as Resource)

  async function finishPage(bundle: Bundle, type: string, query: URLSearchParams): Promise<Bundle> {
    const entry = (bundle.entry ?? []).map((each) => ({ ...each, search: { mode: 'match' as const } }))
    const end = Number(query.get('_offset') ?? 0) + entry.length
    const isLast = end >= (bundle.total ?? 0)
    const next = new URLSearchParams(query)
    next.set('_offset', String(end))
    const matches = entry.flatMap(({ resource }) => resource ?? [])
    const request = parseSearchRequest(`${type}?${query.toString()}`)
    const added = includes ? await includedResources(repository, request, matches) : []
    return {
      ...bundle,
      ...(nextLinks && !isLast ? { link: [{ relation: 'next', url: `${base}/${type}?${next.toString()}` }] } : {}),
      entry: [...entry, ...added.map((resource) => ({ resource, search: { mode: 'include' as const } }))],
    }
  }

  async function get(path: string): Promise<Answer> {
    const { pathname, searchParams } = new URL(path, 'http://engine')
    if (pathname === '/metadata') return { status: 200, body: capabilityStatement() }
    const query = withPatientReference(searchParams)
    if (pageSize !== undefined && !query.has('_count')) query.set('_count', String(pageSize))
    const [outcome, body] = await router.handleRequest(
      makeSimpleRequest('GET', `${pathname}?${query.toString()}`),
      repository,
    )
    const isSearch = body?.resourceType === 'Bundle' && body.type === 'searchset'
    return {
      status: getStatus(outcome),
      body: isSearch ? await finishPage(body, pathname.slice(1), query) : (body ?? outcome),
    }
  }

  return { get }
}
