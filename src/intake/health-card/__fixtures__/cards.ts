import { calculateJwkThumbprint, CompactSign, exportJWK, generateKeyPair } from 'jose'
import { deflateRawSync } from 'node:zlib'

export const ISSUER = 'https://cards.example/issuer'

/** The bundle of the first example of the specification, with one dose. */
export const exampleBundle = (given = 'John', code = '207') => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: [
    {
      fullUrl: 'resource:0',
      resource: { resourceType: 'Patient', name: [{ family: 'Anyperson', given: [given] }], birthDate: '1951-01-20' },
    },
    {
      fullUrl: 'resource:1',
      resource: {
        resourceType: 'Immunization',
        status: 'completed',
        vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code }] },
        patient: { reference: 'resource:0' },
        occurrenceDateTime: '2021-01-01',
        performer: [{ actor: { display: 'ABC General Hospital' } }],
        lotNumber: '0000001',
      },
    },
  ],
})

/** Payload of a card issued on May 4, 2026, at noon in UTC. */
export const payloadOf = (fhirBundle: unknown, claims: object = {}, vc: object = {}) => ({
  iss: ISSUER,
  nbf: 1_777_896_000,
  vc: {
    type: ['https://smarthealth.cards#health-card'],
    credentialSubject: { fhirVersion: '4.0.1', fhirBundle },
    ...vc,
  },
  ...claims,
})

/** An issuer with a key of its own. */
export async function createIssuer(iss = ISSUER, name = 'Example Health') {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const { x = '', y = '' } = await exportJWK(publicKey)
  const point = { kty: 'EC', crv: 'P-256', x, y }
  const kid = await calculateJwkThumbprint(point)
  const key = { ...point, kid, use: 'sig', alg: 'ES256' }
  const sign = (payload: unknown, header: object = {}): Promise<string> =>
    new CompactSign(new Uint8Array(deflateRawSync(typeof payload === 'string' ? payload : JSON.stringify(payload))))
      .setProtectedHeader({ alg: 'ES256', zip: 'DEF', kid, ...header })
      .sign(privateKey)
  return {
    kid,
    key,
    privateKey,
    sign,
    /** The entry of the issuer in issuers.json. */
    entry: (revoked: readonly string[] = []) => ({
      issuer: { iss, name },
      keys: [key],
      crls: [{ kid, method: 'rid', ctr: 1, rids: revoked }],
    }),
  }
}

/** The text of a QR code with a card or a part of one; `place` such as `1/2/`. */
export const codeOf = (jws: string, place = ''): string =>
  `shc:/${place}${Array.from(jws, (char) => String(char.charCodeAt(0) - 45).padStart(2, '0')).join('')}`

export const cardFile = (...cards: readonly unknown[]): string => JSON.stringify({ verifiableCredential: cards })
