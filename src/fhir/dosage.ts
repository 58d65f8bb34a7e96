import { composeDosage } from './dosage-sentence'
import { isObject, textOf } from '../lib/json'
import type { FormatContext } from '../i18n/format-context'

/** The directions of a Dosage: as written, or composed from its elements by this app. */
export interface Directions {
  readonly text: string
  readonly source: 'text' | 'patientInstruction' | 'composed'
  /** The directions as written where they are in another language than the app's. */
  readonly written?: {
    readonly text: string
    readonly source: 'text' | 'patientInstruction'
    readonly language: string
    /** It has a number that the elements do not have, such as a maximum dose. */ readonly hasExtraNumbers: boolean
  }
}

function writtenDirectionsOf(
  dosage: Readonly<Record<string, unknown>>,
): { readonly text: string; readonly source: 'text' | 'patientInstruction' } | undefined {
  for (const source of ['text', 'patientInstruction'] as const) {
    const text = textOf(dosage[source])
    if (text !== undefined) return { text, source }
  }
  return undefined
}

/** Words of directions that only one of the two languages has. */
const DIRECTION_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    'take takes give tablet tablets capsule capsules puff puffs drop drops patch daily every day days times hour hours with by mouth at bedtime inject apply twice once needed and the do not morning night evening before after meals food into under skin week weekly'.split(
      ' ',
    ),
  ),
  es: new Set(
    'tome tomar dé tableta tabletas cápsula cápsulas inhalación inhalaciones gota gotas parche cada día días diario diariamente veces vez hora horas con por boca al acostarse inyecte aplique según necesite necesario y el la mañana noche tarde antes después comidas alimentos debajo piel semana'.split(
      ' ',
    ),
  ),
}

/** Detects the language of directions by their words; undefined when there are too few, as in "1 tab PO BID". */
function detectDirectionsLanguage(text: string): 'en' | 'es' | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const [english, spanish] = (['en', 'es'] as const).map(
    (language) => words.filter((word) => DIRECTION_WORDS[language]?.has(word)).length,
  )
  if (english === undefined || spanish === undefined || english === spanish) return undefined
  return english > spanish ? 'en' : 'es'
}

const numbersOf = (text: string): string[] => text.match(/\d+(?:[.,/]\d+)?/g) ?? []

/** True when a number of the written text is missing in the composed sentence. */
function hasOtherNumbers(written: string, composed: string): boolean {
  const known = numbersOf(composed)
  return numbersOf(written).some((number) => {
    const at = known.indexOf(number)
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
}

/** Directions of a Dosage: as written, else composed when every element is supported; composed, followed by the written ones, when those are in another language. */
export function directionsOf(dosage: unknown, format: FormatContext): Directions | undefined {
  if (!isObject(dosage)) return undefined
  const written = writtenDirectionsOf(dosage)
  const language = written && detectDirectionsLanguage(written.text)
  const isForeign = language !== undefined && language !== format.locale.slice(0, 2)
  if (written && !isForeign) return written
  const { text: _text, patientInstruction: _instruction, ...parts } = dosage
  // Written directions are only replaced by a sentence that says how much and when.
  const composed =
    written &&
    !(parts['doseAndRate'] !== undefined && (parts['timing'] !== undefined || parts['asNeededBoolean'] === true))
      ? undefined
      : composeDosage(parts, format)
  if (composed === undefined) return written
  return {
    text: composed,
    source: 'composed',
    ...(written && language !== undefined
      ? { written: { ...written, language, hasExtraNumbers: hasOtherNumbers(written.text, composed) } }
      : {}),
  }
}

/** The written directions, labelled, for use after the composed ones. */
export const writtenDirectionsText = (
  { text, hasExtraNumbers }: NonNullable<Directions['written']>,
  format: FormatContext,
): string => `${format.dosage.asWritten[hasExtraNumbers ? 'more' : 'same']} “${text}”`

/** Directions on one line, composed ones followed by the written ones. */
export function directionsText({ text, written }: Directions, format: FormatContext): string {
  return written === undefined ? text : `${text} ${writtenDirectionsText(written, format)}`
}
