import { resultMeanings } from './code-meanings/results'
import { medicineMeanings } from './code-meanings/medicines'
import { paperMeanings } from './code-meanings/documents'
import { peopleMeanings } from './code-meanings/people'
import { problemMeanings } from './code-meanings/problems'
import { careMeanings } from './code-meanings/care'
import { placeMeanings } from './code-meanings/locations'
import { deviceMeanings } from './code-meanings/devices'
import { datatypeMeanings } from './code-meanings/datatypes'
import { standardMeanings } from './code-meanings/standard'
import type { CodeMeanings, ListSection, Tone } from './code-tables'

export interface CodeMeaning {
  readonly tone: Tone
  readonly section: ListSection
  /** False when the code is not in the table: shown as sent, never dropped. */
  readonly known: boolean
}

/** What each code means, in any language. */
export const codeMeanings: CodeMeanings = {
  ...resultMeanings,
  ...medicineMeanings,
  ...paperMeanings,
  ...peopleMeanings,
  ...problemMeanings,
  ...careMeanings,
  ...placeMeanings,
  ...deviceMeanings,
  ...datatypeMeanings,
  ...standardMeanings,
}

/** True when the table has the code in the group. */
export function isKnownCode(group: string, code: string): boolean {
  const own = Object.hasOwn(codeMeanings, group) ? codeMeanings[group] : undefined
  return own !== undefined && Object.hasOwn(own, code)
}

/** What a code of the group `Type.element` means for lists; an unknown code stays in the main list. */
export function codeMeaning(group: string, code: string): CodeMeaning {
  const found = isKnownCode(group, code) ? codeMeanings[group]?.[code] : undefined
  if (!found)
    return code === 'entered-in-error'
      ? { tone: 'void', section: 'void', known: true }
      : { tone: 'none', section: 'main', known: false }
  const [tone, place] = found.split(' ') as [Tone, ListSection]
  return { tone, section: place, known: true }
}
