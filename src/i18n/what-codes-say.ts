import { careNames } from './system-names/care'
import { clinicalNames } from './system-names/clinical'
import { medicinesNames } from './system-names/medicines'
import { peopleNames } from './system-names/people'
import type { CodeRecognizer, OfficialNames } from './system-codes'

/** The names of all codes that have words by their code system (`systems` of each language). */
export const officialNames: OfficialNames = { ...medicinesNames, ...careNames, ...peopleNames, ...clinicalNames }

/** “Left upper arm structure (body structure)”: the last bracket is a mark of SNOMED CT, and may be a part of the name elsewhere. */
const formsOf = (written: string): readonly string[] => {
  const lower = written.trim().toLowerCase()
  return [lower, lower.replace(/ \([a-z /]+\)$/, '')]
}

/** True when the tables have words for a code of this system, and what is written beside it, which must be something, is a name of that very code: a code alone may be a slip that nobody sees. */
export const recognizeCode: CodeRecognizer = (system, code, written) => {
  const own = Object.hasOwn(officialNames, system) ? officialNames[system] : undefined
  if (own === undefined || !Object.hasOwn(own, code)) return false
  const names = own[code]?.split('|') ?? []
  const texts = written.filter((text) => text !== undefined)
  return texts.length > 0 && texts.every((text) => formsOf(text).some((form) => names.includes(form)))
}
