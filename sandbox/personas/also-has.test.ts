import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offeredContracts } from '../../src/contract/offered-contracts'
import { offeredTypes } from '../../src/contract/offered-types'
import { allow, startClient, type SandboxClient } from '../auth/__fixtures__/oauth-client'
import { valuesAt } from '../fhir/values-at'
import { patientsIn } from '../fhir/store'
import { recordsAlsoHad } from '../population/also-has/also-has'
import type { Resource } from '../types'

interface Bundle {
  readonly total: number
  readonly entry: readonly { readonly resource: Resource }[]
}

let plain: SandboxClient
let full: SandboxClient
const tokens = new Map<SandboxClient, string>()
beforeAll(async () => {
  ;[plain, full] = await Promise.all([startClient({}), startClient({ switches: { alsoHas: offeredTypes } })])
  for (const ehr of [plain, full]) {
    const code = await ehr.codeFor({ scope: 'openid launch/patient patient/*.rs' }, allow('quinn'))
    tokens.set(ehr, String((await ehr.token(ehr.exchangeFields(code))).body['access_token']))
  }
})
afterAll(() => Promise.all([plain, full].map((ehr) => ehr.close())))

const read = (ehr: SandboxClient, path: string) => ehr.read(path, tokens.get(ehr))
const statusOf = async (ehr: SandboxClient, path: string) => (await read(ehr, path)).status
const document = async (ehr: SandboxClient, path: string) =>
  (await (await fetch(`${ehr.fhirBase}/${path}`)).json()) as Record<string, unknown>
const scopesOf = async (ehr: SandboxClient): Promise<readonly unknown[]> => {
  const { scopes_supported: scopes } = await document(ehr, '.well-known/smart-configuration')
  return Array.isArray(scopes) ? scopes : []
}
const searchableTypes = async (ehr: SandboxClient) =>
  valuesAt(await document(ehr, 'metadata'), 'rest.resource').flatMap((each) =>
    valuesAt(each, 'interaction.code').includes('search-type') ? valuesAt(each, 'type') : [],
  )

describe.each(offeredTypes)('with alsoHas, %s', (type) => {
  it('is named in the documents of the server, and only then', async () => {
    expect(await searchableTypes(full)).toContain(type)
    expect(await searchableTypes(plain)).not.toContain(type)
    expect(await scopesOf(full)).toContain(`patient/${type}.rs`)
    expect((await scopesOf(plain)).filter((scope) => String(scope).includes(`/${type}.`))).toEqual([])
  })

  it('is listed by patient: all records of the person, and of nobody else', async () => {
    const response = await read(full, `${type}?patient=quinn`)
    const { total, entry } = (await response.json()) as Bundle
    const own = recordsAlsoHad([type]).filter((record) => patientsIn(record).includes('quinn'))
    expect(total).toBeGreaterThanOrEqual(own.length)
    const ids = entry.map(({ resource }) => resource.id)
    for (const { id } of own) expect(ids).toContain(id)
    for (const { resource } of entry) expect(patientsIn(resource)).toEqual(['quinn'])
    expect(await statusOf(full, `${type}?patient=ana`)).toBe(403)
    expect(await statusOf(full, `${type}?nothing=x`)).toBe(400)
    expect(await statusOf(plain, `${type}?patient=quinn`)).toBe(404)
  })

  it('is read by id', async () => {
    const [own] = recordsAlsoHad([type]).filter((record) => patientsIn(record).includes('quinn'))
    expect(await statusOf(full, `${type}/${own?.id ?? ''}`)).toBe(200)
    expect(await statusOf(full, `${type}/nothing`)).toBe(404)
  })

  it('has the parameter of R4 for the patient', () => {
    expect(offeredContracts[type].parameters['patient']).toMatchObject({ type: 'reference', targets: ['Patient'] })
  })
})

it('every record has an id of its own', () => {
  const ids = recordsAlsoHad(offeredTypes).map(({ resourceType, id }) => `${resourceType}/${id}`)
  expect(new Set(ids).size).toBe(ids.length)
  expect(JSON.stringify(recordsAlsoHad(offeredTypes))).not.toMatch(/undefined|NaN/)
})
