import { conceptText } from './concept'
import { simpleShows } from './show-simple'
import { valueTables } from '../i18n/value-tables'
import type { Audience } from '../i18n/code-text'
import type { Shown } from './shown'

/** A concept that stands in no element of the tables: by the words of its code system where it has them. */
export const showConceptInWords = (value: unknown): Shown | undefined => simpleShows.CodeableConcept(value, '')

/** A concept in the reader's language where its code has words of its own, else as it was sent. */
export function conceptInWords(value: unknown, audience: Audience): string | undefined {
  const shown = showConceptInWords(value)
  return shown?.kind === 'code' ? valueTables().codeText(shown.group, shown.code, audience) : conceptText(value)
}
