/** A fictional health system. */
interface Entry {
  readonly name: string
  readonly alias?: readonly string[]
  readonly place?: readonly [city: string, state: string]
  readonly portal?: string
  readonly site?: string
}

const PORTAL_EXTENSION = 'http://hl7.org/fhir/StructureDefinition/organization-portal'

/** A User-access Brands bundle of these systems, as JSON. */
export function brandList(entries: readonly Entry[]): string {
  const entry = entries.flatMap(({ name, alias = [], place, portal, site = `www.t${name.length}.example` }, i) => [
    {
      fullUrl: `urn:uuid:organization-${i}`,
      resource: {
        resourceType: 'Organization',
        id: `o${i}`,
        name,
        alias,
        address: place ? [{ city: place[0], state: place[1] }] : [],
        telecom: [{ system: 'url', value: `https://${site}` }],
        extension: portal
          ? [
              {
                url: PORTAL_EXTENSION,
                extension: [
                  { url: 'portalName', valueString: portal },
                  { url: 'portalEndpoint', valueReference: { reference: `urn:uuid:endpoint-${i}` } },
                ],
              },
            ]
          : [],
        endpoint: [{ reference: `urn:uuid:endpoint-${i}` }],
      },
    },
    {
      fullUrl: `urn:uuid:endpoint-${i}`,
      resource: {
        resourceType: 'Endpoint',
        id: `e${i}`,
        status: 'active',
        connectionType: { code: 'hl7-fhir-rest' },
        address: `https://fhir${i}.lists.example/r4`,
      },
    },
  ])
  return JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry })
}
