import { PROVENANCE_REVINCLUDE, recordTypes } from '../../src/contract'
import { offeredTypes } from '../../src/contract/offered-types'
import { isSearchable, isServed, servedContract } from './served'
import type { ResourceContract } from '../../src/contract'
import type { Switches } from '../personas/personas'

/** Types that can only be read by id, so that references to them resolve. */
export const READ_ONLY_TYPES = [
  'Binary',
  'Endpoint',
  'HealthcareService',
  'Provenance',
  'RelatedPerson',
  'ServiceRequest',
] as const

interface Endpoints {
  readonly authorize: string
  readonly token: string
}

const OAUTH_URIS = 'http://fhir-registry.smarthealthit.org/StructureDefinition/oauth-uris'
const COMBINATION = 'http://hl7.org/fhir/StructureDefinition/capabilitystatement-search-parameter-combination'
const SECURITY_SERVICE = 'http://terminology.hl7.org/CodeSystem/restful-security-service'

/** One extension for each allowed combination of parameters, without duplicates. */
function combinationsOf({ searches }: ResourceContract) {
  const all = searches.flatMap(({ by, alsoBy }) => (alsoBy === undefined ? [by] : [by, alsoBy]))
  const distinct = new Map(all.map((names) => [[...names].sort().join(' '), names]))
  return [...distinct.values()].map((names) => ({
    url: COMBINATION,
    extension: names.map((name) => ({ url: 'required', valueString: name })),
  }))
}

/** The International Patient Summary as a document, with GET or POST. */
const SUMMARY = { name: 'summary', definition: 'http://hl7.org/fhir/uv/ips/OperationDefinition/summary' }

/** Search parameter of every type in lenient mode. */
const idParameter = {
  name: '_id',
  type: 'token',
  documentation: 'Of this sandbox in its lenient mode; the API describes none.',
}

function restResource(contract: ResourceContract, lenient: boolean) {
  const combinations = lenient ? [] : combinationsOf(contract)
  const includes = Object.keys(contract.includes)
  return {
    ...(combinations.length > 0 ? { extension: combinations } : {}),
    type: contract.type,
    interaction: [
      ...(contract.read ? [{ code: 'read' }] : []),
      ...(contract.searches.length > 0 ? [{ code: 'search-type' }] : []),
    ],
    searchParam: [
      ...Object.entries(contract.parameters).map(([name, parameter]) => ({
        name,
        type: parameter.type,
        ...(parameter.aliases === undefined ? {} : { documentation: `Also spelled ${parameter.aliases.join(', ')}.` }),
      })),
      ...(lenient && contract.searches.length > 0 && contract.parameters['_id'] === undefined ? [idParameter] : []),
    ],
    ...(includes.length > 0 ? { searchInclude: includes } : {}),
    ...(contract.type === 'Patient' ? { operation: [SUMMARY] } : {}),
    ...(contract.revinclude ? { searchRevInclude: [PROVENANCE_REVINCLUDE] } : {}),
  }
}

/** The CapabilityStatement, generated from the contract; lists only what is served. */
export function capabilityStatement(
  base: string,
  { authorize, token }: Endpoints,
  { lenient, switches }: { readonly lenient: boolean; readonly switches: Switches },
) {
  const served = [...recordTypes, ...offeredTypes]
    .filter((type) => isServed(type, switches))
    .flatMap((type) => servedContract(type, switches) ?? [])
  const named = recordTypes.filter((type) => !isServed(type, switches))
  const unserved =
    named.length === 0
      ? ''
      : ` ${named.join(' and ')} belong to the catalogue of the API, but no request for them is described: every request for them is answered with 404.`
  const readOnly = READ_ONLY_TYPES.filter((type) => !isSearchable(type, switches)).map((type) => ({
    type,
    interaction: [{ code: 'read' }],
  }))
  return {
    resourceType: 'CapabilityStatement',
    status: 'active',
    date: '2026-01-01',
    kind: 'instance',
    software: { name: 'Plainchart sandbox EHR', version: '26.0' },
    implementation: { description: 'Sandbox EHR with invented or sample records. Not for real patients.', url: base },
    fhirVersion: '4.0.1',
    format: ['application/fhir+json', 'json'],
    rest: [
      {
        mode: 'server',
        documentation: `${
          lenient
            ? 'Read by id and any combination of the listed search parameters, with GET, or with POST to _search. Searches take _sort (by _id, _lastUpdated and the listed parameters; Practitioner also by given and family), also as _sort:asc and _sort:desc, :contains with texts, _elements, and _summary as true, count, text, data or false.'
            : 'Read by id and the listed combinations of search parameters, with GET only.'
        }${unserved}`,
        security: {
          cors: true,
          service: [
            {
              coding: [{ system: SECURITY_SERVICE, code: 'SMART-on-FHIR' }],
              text: 'OAuth2 using SMART-on-FHIR profile',
            },
          ],
          extension: [
            {
              url: OAUTH_URIS,
              extension: [
                { url: 'authorize', valueUri: authorize },
                { url: 'token', valueUri: token },
              ],
            },
          ],
        },
        resource: [...served.map((contract) => restResource(contract, lenient)), ...readOnly],
      },
    ],
  }
}
