import { composeDosage } from './dosage-sentence'
import { isObject, textOf, type Json } from '../lib/json'
import { joinSentences } from './sentences'
import { translationOf } from './translation'
import type { DisplayValue } from './display-value'
import type { FormatContext } from '../i18n/format-context'

type WrittenSource = 'text' | 'patientInstruction'

export interface WrittenDirections {
  readonly text: string
  readonly source: WrittenSource
  /** Language code, where it is another one than the reader's. */
  readonly language?: string
}

/** The directions of a Dosage: as written, as translated in the record, or composed from its elements by this app. */
export interface Directions {
  readonly text: string
  readonly source: WrittenSource | 'composed'
  /** Language code of the text, where it is another one than the reader's. */
  readonly language?: string
  /** The elements may say something else than the written text, so no sentence is composed from them. */
  readonly isDisputed?: true
  /** The directions as written, beside those that were composed or translated. */
  readonly written?: WrittenDirections
}

const isReadersLanguage = (language: string, format: FormatContext): boolean => language === format.locale.slice(0, 2)

/** Every written text of a Dosage, the directions first. */
export const writtenTextsOf = (dosage: Json): readonly { readonly text: string; readonly source: WrittenSource }[] =>
  (['text', 'patientInstruction'] as const).flatMap((source) => {
    const text = textOf(dosage[source])
    return text === undefined ? [] : [{ text, source }]
  })

function writtenDirectionsOf(dosage: Json, format: FormatContext): WrittenDirections | undefined {
  const [written] = writtenTextsOf(dosage)
  const language = written && format.detectLanguage?.(written.text)
  return written && language !== undefined && !isReadersLanguage(language, format) ? { ...written, language } : written
}

/** The elements of a Dosage without its texts. */
export function dosageElements(dosage: Json): Json {
  const { text: _text, patientInstruction: _instruction, _text: _ofText, _patientInstruction, ...elements } = dosage
  return elements
}

/** Written directions are only replaced by a sentence that says how much and when. */
const saysHowMuchAndWhen = (dosage: Json): boolean =>
  dosage['doseAndRate'] !== undefined && (dosage['timing'] !== undefined || dosage['asNeededBoolean'] === true)

/**
 * The directions of a Dosage. As written where that is in the reader's language, or else as translated in the record. Composed from the
 * elements where nothing is written, or where the elements say the same in the reader's language as the written text does in another;
 * otherwise as written. `medicine`: the record's words for the medicine, which may name its form.
 */
export function directionsOf(dosage: unknown, format: FormatContext, medicine?: string): Directions | undefined {
  if (!isObject(dosage)) return undefined
  const written = writtenDirectionsOf(dosage, format)
  const translation = written && translationOf(dosage, written.source, format.locale)
  if (written && translation !== undefined) return { text: translation, source: written.source, written }
  if (written && written.language === undefined) return written
  if (written && !saysHowMuchAndWhen(dosage)) return written
  const composed = composeDosage(dosageElements(dosage), format, medicine)
  if (composed === undefined || written === undefined)
    return composed === undefined ? written : { text: composed, source: 'composed' }
  const { saysTheSame } = format
  if (saysTheSame === undefined) return written
  return writtenTextsOf(dosage).every(({ text }) => saysTheSame(text, composed))
    ? { text: composed, source: 'composed', written }
    : { ...written, isDisputed: true }
}

/** The written directions, labelled, for use after composed or translated ones. */
const writtenDirectionsText = (
  { text, language }: WrittenDirections,
  source: Directions['source'],
  format: FormatContext,
): string =>
  [
    `${format.dosage.asWritten[source === 'composed' ? 'composed' : 'translated']} “${text}”`,
    languageNote(language, format),
  ]
    .join(' ')
    .trim()

/** "(in English)" for a text in another language than the reader's; empty for any other. */
export const languageNote = (language: string | undefined, format: FormatContext): string =>
  (language !== undefined && format.dosage.inLanguage[language]) || ''

/** What follows the directions in the reader's language: the language of the text, the doubt, and the written ones behind composed or translated ones. */
const directionsParts = (
  { text, source, language, isDisputed, written }: Directions,
  format: FormatContext,
): readonly string[] => [
  `${text} ${languageNote(language, format)}`.trimEnd(),
  isDisputed ? format.dosage.dataMayDiffer : '',
  written ? writtenDirectionsText(written, source, format) : '',
]

/** Directions on one line with what follows them. */
export const directionsText = (directions: Directions, format: FormatContext): string =>
  joinSentences(directionsParts(directions, format))

const textValue = (text: string, language: string | undefined, note: string): DisplayValue => ({
  kind: 'text',
  text,
  ...(language === undefined ? {} : { language }),
  ...(note === '' ? {} : { note }),
})

/** Written directions as a value to show, with their language. */
export const writtenValue = (
  { text, language }: Omit<WrittenDirections, 'source'>,
  format: FormatContext,
): DisplayValue => textValue(text, language, languageNote(language, format))

/** The text of directions as a value to show, without the written ones behind it. */
export function ownDirectionsValue(
  { written: _written, ...directions }: Directions,
  format: FormatContext,
): DisplayValue {
  return directionsValue(directions, format)
}

/** Directions as a value to show: their text with its language, and what follows it. */
export const directionsValue = (directions: Directions, format: FormatContext): DisplayValue =>
  textValue(
    directions.text,
    directions.language,
    directionsText(directions, format).slice(directions.text.length).trimStart(),
  )
