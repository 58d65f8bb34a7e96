import { valueTables } from '../i18n/value-tables'
import { composeDosage } from './dosage-sentence'
import { isObject, textOf } from '../lib/json'
import { languageOfDirections } from './language-of-directions'

/** The directions of a Dosage and where they come from: as written, or put together from the parts by us. */
export interface Directions {
  readonly text: string
  readonly source: 'text' | 'patientInstruction' | 'composed'
  /** The directions as written where they are in another language than the reader's; they may say more than the parts. */
  readonly written?: {
    readonly text: string
    readonly source: 'text' | 'patientInstruction'
    readonly language: string
    /** It has a number that the data do not have, such as a highest dose. */ readonly saysMore: boolean
  }
}

function writtenOf(
  dosage: Readonly<Record<string, unknown>>,
): { readonly text: string; readonly source: 'text' | 'patientInstruction' } | undefined {
  for (const source of ['text', 'patientInstruction'] as const) {
    const text = textOf(dosage[source])
    if (text !== undefined) return { text, source }
  }
  return undefined
}

const numbersOf = (text: string): string[] => text.match(/\d+(?:[.,/]\d+)?/g) ?? []

/** True when a number of a text is missing in the sentence put together from the data. */
function hasOtherNumbers(written: string, composed: string): boolean {
  const known = numbersOf(composed)
  return numbersOf(written).some((number) => {
    const at = known.indexOf(number)
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
}

/** Words for a Dosage: as written, else composed when every part is understood; composed first, with the words as written, where those are in another language. */
export function directionsOf(dosage: unknown): Directions | undefined {
  if (!isObject(dosage)) return undefined
  const written = writtenOf(dosage)
  const language = written && languageOfDirections(written.text)
  const isForeign = language !== undefined && language !== valueTables().locale.slice(0, 2)
  if (written && !isForeign) return written
  const { text: _text, patientInstruction: _instruction, ...parts } = dosage
  // In place of words that somebody wrote, only a sentence that says how much and when.
  const composed =
    written &&
    !(parts['doseAndRate'] !== undefined && (parts['timing'] !== undefined || parts['asNeededBoolean'] === true))
      ? undefined
      : composeDosage(parts)
  if (composed === undefined) return written
  return {
    text: composed,
    source: 'composed',
    ...(written && language !== undefined
      ? { written: { ...written, language, saysMore: hasOtherNumbers(written.text, composed) } }
      : {}),
  }
}

/** The words as written, behind those put together from the data. */
export const asWritten = ({ text, saysMore }: NonNullable<Directions['written']>): string =>
  `${valueTables().dosage.asWritten[saysMore ? 'more' : 'same']} “${text}”`

/** Directions in one line: those put together by us with the words as written behind them. */
export function directionsText({ text, written }: Directions): string {
  return written === undefined ? text : `${text} ${asWritten(written)}`
}
