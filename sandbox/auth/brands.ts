const PORTAL = 'http://hl7.org/fhir/StructureDefinition/organization-portal'
const BRAND = 'http://hl7.org/fhir/StructureDefinition/organization-brand'
const VERSION = 'http://hl7.org/fhir/StructureDefinition/endpoint-fhir-version'
const profile = (name: string) => ({ profile: [`http://hl7.org/fhir/smart-app-launch/StructureDefinition/${name}`] })

/** Path of the brand bundle. */
export const brandsPath = '/brands.json'

/** Identifier of the sandbox's brand, as in the SMART configuration. */
export const brandIdentifier = (url: string) => ({ system: 'urn:ietf:rfc:3986', value: url })

const ORGANIZATION = 'urn:uuid:6a1f3b0e-5c0d-4c53-9a3e-2b6f0f7c9d11'
const ENDPOINT = 'urn:uuid:0d3c5a72-8e41-4b7b-9f0a-7c1e4d2b8a65'

/** The User-access Brands bundle of the sandbox (SMART App Launch 2.2), for directories of health systems. */
export function brandsBundle(url: string, fhirBase: string) {
  const portal = [
    { url: 'portalName', valueString: 'Sandbox EHR' },
    { url: 'portalDescription', valueMarkdown: 'Sample data for trying apps. Not for real patients.' },
    { url: 'portalUrl', valueUrl: `${url}/` },
    { url: 'portalEndpoint', valueReference: { reference: ENDPOINT } },
  ]
  return {
    resourceType: 'Bundle',
    id: 'brands',
    meta: profile('user-access-brands-bundle'),
    type: 'collection',
    timestamp: '2026-01-01T00:00:00Z',
    entry: [
      {
        fullUrl: ORGANIZATION,
        resource: {
          resourceType: 'Organization',
          id: 'sandbox',
          meta: profile('user-access-brand'),
          extension: [
            { url: BRAND, extension: [{ url: 'brandBundle', valueUrl: `${url}${brandsPath}` }] },
            { url: PORTAL, extension: portal },
          ],
          identifier: [brandIdentifier(url)],
          active: true,
          name: 'Sandbox EHR',
          telecom: [{ system: 'url', value: `${url}/` }],
          address: [{ city: 'Samplefield', state: 'IL', postalCode: '60000', country: 'US' }],
          endpoint: [{ reference: ENDPOINT }],
        },
      },
      {
        fullUrl: ENDPOINT,
        resource: {
          resourceType: 'Endpoint',
          id: 'sandbox',
          meta: profile('user-access-endpoint'),
          extension: [{ url: VERSION, valueCode: '4.0.1' }],
          status: 'active',
          connectionType: {
            system: 'http://terminology.hl7.org/CodeSystem/endpoint-connection-type',
            code: 'hl7-fhir-rest',
          },
          name: 'FHIR R4 API of the sandbox EHR',
          contact: [{ system: 'url', value: `${url}/` }],
          payloadType: [
            { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/endpoint-payload-type', code: 'none' }] },
          ],
          address: fhirBase,
        },
      },
    ],
  }
}
