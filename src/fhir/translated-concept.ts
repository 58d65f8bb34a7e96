import { conceptText } from './concept'
import { simpleShowFunctions } from './show-simple'
import type { Audience } from '../i18n/audience'
import type { DisplayValue } from './display-value'
import type { FormatContext } from '../i18n/format-context'

/** Shows a concept of an element without a table of codes, translated by its code system where possible. */
export const showTranslatedConcept = (value: unknown, format: FormatContext): DisplayValue | undefined =>
  simpleShowFunctions.CodeableConcept(value, '', format)

/** The text of a concept: translated where its code system is, else as sent. */
export function translatedConceptText(value: unknown, audience: Audience, format: FormatContext): string | undefined {
  const shown = showTranslatedConcept(value, format)
  return shown?.kind === 'code' ? format.codeText(shown.group, shown.code, audience) : conceptText(value, format)
}
