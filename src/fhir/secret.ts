import { codingsOf } from './concept'
import { textOf, type Json } from '../lib/json'

/** A text that can be nothing but a United States social security number: others could misuse it, wherever it stands. */
export const isSecretNumber = (text: string): boolean => /^\d{3}-\d{2}-\d{4}$/.test(text.trim())

/** A text with the social security numbers in it covered but for their ends; the very same text where it holds none. */
export const withoutSecrets = (text: string): string =>
  text.replace(/(?<![\d-])\d{3}-\d{2}-(?=\d{4}(?![\d-]))/g, '•••-••-')

const socialSecurity = ['http://hl7.org/fhir/sid/us-ssn', 'urn:oid:2.16.840.1.113883.4.1']
/** Numbers that others could misuse: of social security and of an insurance member (HL7 v2 table 0203). */
const misused = ['SS', 'MB']
/** Where an insurance plan names a person by a number, it is the number of a member, whatever its kind. */
const ofMembers = /^Coverage\.(?:identifier|subscriber|policyHolder|beneficiary)(?::\w+)?$/

/** True for an identifier that others could misuse; `key` is the element that holds it. */
export function isSecretIdentifier(identifier: Json, key: string): boolean {
  const isMisused =
    socialSecurity.includes(textOf(identifier['system']) ?? '') ||
    codingsOf(identifier['type']).some(({ code }) => code !== undefined && misused.includes(code))
  return isMisused || ofMembers.test(key) || isSecretNumber(textOf(identifier['value']) ?? '')
}
