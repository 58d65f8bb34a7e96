import { codingsOf } from './concept'
import { textOf, type Json } from '../lib/json'

/** True for a text in the form of a United States social security number. */
export const isSocialSecurityNumber = (text: string): boolean => /^\d{3}-\d{2}-\d{4}$/.test(text.trim())

/** Masks the social security numbers in a text except for their last four digits. */
export const maskSocialSecurityNumbers = (text: string): string =>
  text.replace(/(?<![\d-])\d{3}-\d{2}-(?=\d{4}(?![\d-]))/g, '•••-••-')

const SSN_SYSTEMS = ['http://hl7.org/fhir/sid/us-ssn', 'urn:oid:2.16.840.1.113883.4.1']
/** Identifier types that others could misuse: social security and insurance member numbers (HL7 v2 table 0203). */
const SENSITIVE_TYPES = ['SS', 'MB']
/** Elements of Coverage whose identifiers are member numbers, whatever their type. */
const MEMBER_NUMBER_ELEMENTS = /^Coverage\.(?:identifier|subscriber|policyHolder|beneficiary)(?::\w+)?$/

/** True for an identifier that others could misuse; `key` is the element that holds it. */
export function isSensitiveIdentifier(identifier: Json, key: string): boolean {
  const isMisused =
    SSN_SYSTEMS.includes(textOf(identifier['system']) ?? '') ||
    codingsOf(identifier['type']).some(({ code }) => code !== undefined && SENSITIVE_TYPES.includes(code))
  return isMisused || MEMBER_NUMBER_ELEMENTS.test(key) || isSocialSecurityNumber(textOf(identifier['value']) ?? '')
}
