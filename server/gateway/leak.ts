import { isObject } from '../../src/lib/json'
import type { Confidential } from '../settings'
import type { Proof } from './client'

/** A shorter secret could stand in a token by chance. */
const LEAST = 8

/** All texts of an answer, with the names of its members. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isObject(value) ? Object.entries(value).flatMap(([name, one]) => [name, ...textsIn(one)]) : []
}

/** As it is, as it stands in a form or an address, and as it stands in a Basic header. */
const written = (secret: string): readonly string[] => [
  secret,
  encodeURIComponent(secret),
  new URLSearchParams([['', secret]]).toString().slice(1),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
]

/** True for an answer that holds a secret of this site, or what it was just proven with. */
export function leaks(answer: unknown, { fields, headers }: Proof, confidential: Confidential | undefined): boolean {
  const secrets = (confidential?.credentials ?? []).flatMap((one) => (one.kind === 'secret' ? written(one.secret) : []))
  const used = [fields['client_assertion'], headers['authorization']?.replace(/^Basic /, '').replace(/=+$/, '')].filter(
    (one) => one !== undefined,
  )
  const said = textsIn(answer)
  return [...secrets, ...used].some((secret) =>
    said.some((one) => one === secret || (secret.length >= LEAST && one.includes(secret))),
  )
}
