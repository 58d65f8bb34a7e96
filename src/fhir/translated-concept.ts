import { conceptText } from './concept'
import { simpleShowFunctions } from './show-simple'
import { activeValueTables } from '../i18n/value-tables'
import type { Audience } from '../i18n/audience'
import type { Shown } from './shown'

/** Shows a concept of an element without a table of codes, translated by its code system where possible. */
export const showTranslatedConcept = (value: unknown): Shown | undefined =>
  simpleShowFunctions.CodeableConcept(value, '')

/** The text of a concept: translated where its code system is, else as sent. */
export function translatedConceptText(value: unknown, audience: Audience): string | undefined {
  const shown = showTranslatedConcept(value)
  return shown?.kind === 'code' ? activeValueTables().codeText(shown.group, shown.code, audience) : conceptText(value)
}
