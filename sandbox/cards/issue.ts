import { createECDH, createHash, createPrivateKey, sign, type KeyObject } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import type { Store } from '../fhir/store'
import type { Resource } from '../types'
import { REVOKED, type CardContentName, type CardKind } from './kinds'

const HEALTH_CARD = 'https://smarthealth.cards#health-card'
/** So that the code of a card is one of version 22 or below. */
const MAX_VACCINES = 4

/** A key of an issuer, the same at every start: anybody can make it, and these cards prove nothing. */
export interface IssuerKey {
  readonly privateKey: KeyObject
  /** As in a JWK Set; `kid` is the thumbprint (RFC 7638). */
  readonly publicJwk: Readonly<Record<'kty' | 'crv' | 'x' | 'y' | 'kid' | 'use' | 'alg', string>>
}

export function createIssuerKey(name: string): IssuerKey {
  const pair = createECDH('prime256v1')
  const secret = createHash('sha256').update(`Plainchart sandbox ${name}`).digest()
  pair.setPrivateKey(secret)
  const point = pair.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = { crv: 'P-256', kty: 'EC', x: x ?? '', y: y ?? '' }
  const kid = createHash('sha256').update(JSON.stringify(jwk)).digest('base64url')
  return {
    privateKey: createPrivateKey({ format: 'jwk', key: { ...jwk, d: secret.toString('base64url') } }),
    publicJwk: { ...jwk, kid, use: 'sig', alg: 'ES256' },
  }
}

/** Path of the issuer and its cards. */
export const CARDS_PATH = '/cards'

/** What the issuer signs with, and how it tells which cards it has revoked. */
export const sandboxIssuer = createIssuerKey('issuer')
export const revocationList = { kid: sandboxIssuer.publicJwk.kid, method: 'rid', ctr: 1, rids: [REVOKED] } as const

/** The list of issuers for a site that is to check the cards of a sandbox. */
export const cardIssuerList = (url: string) => ({
  issuerInfo: [
    {
      issuer: { iss: `${url}${CARDS_PATH}`, name: 'Sandbox EHR' },
      keys: [sandboxIssuer.publicJwk],
      crls: [revocationList],
    },
  ],
})

/** Elements that cards have, by type; the specification leaves out names of codes. */
const elements: Readonly<Record<string, readonly string[]>> = {
  Patient: ['name', 'birthDate'],
  Immunization: ['status', 'vaccineCode', 'occurrenceDateTime', 'lotNumber'],
  Observation: ['status', 'category', 'code', 'effectiveDateTime', 'valueQuantity', 'referenceRange'],
}
const subjectOf: Readonly<Record<string, string>> = { Immunization: 'patient', Observation: 'subject' }

/** A copy without what a card leaves out at any depth: texts, displays and ids. */
function minified(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(minified)
  if (typeof value !== 'object' || value === null) return value
  const left = Object.entries(value).filter(([name]) => !['text', 'display', 'id', 'use', 'extension'].includes(name))
  return Object.fromEntries(left.map(([name, inner]) => [name, minified(inner)]))
}

function minifiedResource(resource: Resource): Record<string, unknown> {
  const { resourceType } = resource
  const kept = (elements[resourceType] ?? []).flatMap((name) =>
    resource[name] === undefined ? [] : [[name, minified(resource[name])] as const],
  )
  const subject = subjectOf[resourceType]
  return {
    resourceType,
    ...Object.fromEntries(kept),
    ...(subject === undefined ? {} : { [subject]: { reference: 'resource:0' } }),
  }
}

const hasCategory = ({ category }: Resource, code: string): boolean =>
  JSON.stringify(category ?? '').includes(`"${code}"`)

/** The records of a card; none if the record has nothing for it. */
function recordsFor(store: Store, patient: string, content: CardContentName): readonly Resource[] {
  if (content === 'vaccines')
    return store
      .ofPatient('Immunization', patient)
      .filter(({ status }) => status === 'completed')
      .slice(0, MAX_VACCINES)
  return store
    .ofPatient('Observation', patient)
    .filter((one) => one['status'] === 'final' && one['valueQuantity'] !== undefined && hasCategory(one, 'laboratory'))
    .slice(0, 1)
}

/** The bundle of a card; undefined without a patient or records. */
export function cardBundle(store: Store, patientId: string, content: CardContentName) {
  const patient = store.read('Patient', patientId)
  const records = recordsFor(store, patientId, content)
  if (patient === undefined || records.length === 0) return undefined
  return {
    resourceType: 'Bundle',
    type: 'collection',
    entry: [patient, ...records].map((resource, index) => ({
      fullUrl: `resource:${index}`,
      resource: minifiedResource(resource),
    })),
  }
}

const encode = (bytes: string | Buffer): string => Buffer.from(bytes).toString('base64url')

/** Signs a card (SMART Health Cards Framework). `others`: a key that is not the issuer's. */
export function issueCard(
  bundle: unknown,
  { iss, key, others }: { readonly iss: string; readonly key: IssuerKey; readonly others: IssuerKey },
  { kid, rid, endsIn, beginsIn = -3600, hasOtherSignature = false }: CardKind,
): string {
  const now = Math.floor(Date.now() / 1000)
  const header = { zip: 'DEF', alg: 'ES256', kid: kid ?? key.publicJwk.kid }
  const payload = {
    iss,
    nbf: now + beginsIn,
    ...(endsIn === undefined ? {} : { exp: now + endsIn }),
    vc: {
      type: [HEALTH_CARD],
      credentialSubject: { fhirVersion: '4.0.1', fhirBundle: bundle },
      ...(rid === undefined ? {} : { rid }),
    },
  }
  const input = `${encode(JSON.stringify(header))}.${encode(deflateRawSync(JSON.stringify(payload)))}`
  const { privateKey } = hasOtherSignature ? others : key
  return `${input}.${encode(sign('sha256', Buffer.from(input), { key: privateKey, dsaEncoding: 'ieee-p1363' }))}`
}

const numeric = (text: string): string =>
  Array.from(text, (char) => String(char.charCodeAt(0) - 45).padStart(2, '0')).join('')

/** The texts of the QR codes of a card. */
export function cardCodes(jws: string, codes = 1): readonly string[] {
  const size = Math.ceil(jws.length / codes)
  return Array.from({ length: codes }, (_, index) => {
    const place = codes === 1 ? '' : `${index + 1}/${codes}/`
    return `shc:/${place}${numeric(jws.slice(index * size, (index + 1) * size))}`
  })
}
