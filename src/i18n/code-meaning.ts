import { resultMeanings } from './code-meanings/results'
import { medicineMeanings } from './code-meanings/medicines'
import { documentMeanings } from './code-meanings/documents'
import { peopleMeanings } from './code-meanings/people'
import { problemMeanings } from './code-meanings/problems'
import { careMeanings } from './code-meanings/care'
import { locationMeanings } from './code-meanings/locations'
import { deviceMeanings } from './code-meanings/devices'
import { datatypeMeanings } from './code-meanings/datatypes'
import { standardMeanings } from './code-meanings/standard'
import type { CodeMeanings, ListSection, Tone } from './code-tables'

export interface CodeMeaning {
  readonly tone: Tone
  readonly section: ListSection
  /** False for a code that is not in the table; it is shown as sent, never dropped. */
  readonly known: boolean
}

/** Tone and list section of each code, independent of language. */
export const codeMeanings: CodeMeanings = {
  ...resultMeanings,
  ...medicineMeanings,
  ...documentMeanings,
  ...peopleMeanings,
  ...problemMeanings,
  ...careMeanings,
  ...locationMeanings,
  ...deviceMeanings,
  ...datatypeMeanings,
  ...standardMeanings,
}

let meanings: CodeMeanings = codeMeanings

/** Adds the codes of types outside the API, once the code that knows them is loaded. */
export const addCodeMeanings = (added: CodeMeanings): void => {
  meanings = { ...codeMeanings, ...added }
}

/** True when the tables have the code of the group `Type.element`, and so a text for it. */
export function isKnownCode(group: string, code: string): boolean {
  const codes = Object.hasOwn(meanings, group) ? meanings[group] : undefined
  return codes !== undefined && Object.hasOwn(codes, code)
}

/** Tone and list section of a code of the group `Type.element`; an unknown code stays in the main section. */
export function codeMeaning(group: string, code: string): CodeMeaning {
  const found = isKnownCode(group, code) ? meanings[group]?.[code] : undefined
  if (!found)
    return code === 'entered-in-error'
      ? { tone: 'invalid', section: 'enteredInError', known: true }
      : { tone: 'none', section: 'main', known: false }
  const [tone, section] = found.split(' ') as [Tone, ListSection]
  return { tone, section, known: true }
}
