import { careNames } from './official-names/care'
import { clinicalNames } from './official-names/clinical'
import { medicinesNames } from './official-names/medicines'
import { peopleNames } from './official-names/people'
import type { OfficialNameMatcher, OfficialNames } from './code-tables'

/** Official names of all codes that have a text by their code system (`code-systems.ts`). */
export const officialNames: OfficialNames = { ...medicinesNames, ...careNames, ...peopleNames, ...clinicalNames }

/** The text with and without the semantic tag of SNOMED CT: “Left upper arm structure (body structure)”. Elsewhere a bracket may be part of the name. */
const variants = (text: string): readonly string[] => {
  const lower = text.trim().toLowerCase()
  return [lower, lower.replace(/ \([a-z /]+\)$/, '')]
}

/** Systems whose codes end in a check digit: a slip in a code of the table is in no table. */
const systemsWithCheckDigit: readonly string[] = ['http://snomed.info/sct', 'http://loinc.org']

/** Without any text only for codes with a check digit: another code alone may be a slip that nobody sees. */
export const matchesOfficialName: OfficialNameMatcher = (system, code, texts) => {
  const codes = Object.hasOwn(officialNames, system) ? officialNames[system] : undefined
  if (codes === undefined || !Object.hasOwn(codes, code)) return false
  const names = codes[code]?.split('|') ?? []
  const given = texts.filter((text) => text !== undefined)
  return given.length === 0
    ? systemsWithCheckDigit.includes(system)
    : given.every((text) => variants(text).some((variant) => names.includes(variant)))
}
