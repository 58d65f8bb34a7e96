import { listOf, isObject } from '../../lib/json'
import { writtenTextsOf } from '../../fhir/dosage'
import type { ResourceOf } from '../../fhir/resource'

/** Short forms of directions, as care staff write them, by their key in the messages. Case matters only where the small letters are a word. */
const SHORT_FORMS = {
  PO: /\bp\.?o\.?(?![\p{L}])/iu,
  SL: /\bSL\b/,
  SC: /\b(?:SC|SQ|subq|subcut)\b/i,
  IM: /\bIM\b/,
  IV: /\bIV\b/,
  PR: /\bPR\b/,
  INH: /\binh\b/i,
  BID: /\bb\.?i\.?d\.?(?![\p{L}])/iu,
  TID: /\bt\.?i\.?d\.?(?![\p{L}])/iu,
  QID: /\bq\.?i\.?d\.?(?![\p{L}])/iu,
  QD: /\bq\.?d\.?(?![\p{L}])/iu,
  QOD: /\bq\.?o\.?d\.?(?![\p{L}])/iu,
  QAM: /\bq ?a\.?m\.?(?![\p{L}])/iu,
  QPM: /\bq ?p\.?m\.?(?![\p{L}])/iu,
  QHS: /\b(?:qhs|hs)\b/i,
  QH: /\bq ?\d+(?: ?- ?\d+)? ?h(?:rs?)?\b/i,
  PRN: /\bp\.?r\.?n\.?(?![\p{L}])/iu,
  AC: /\bAC\b/i,
  PC: /\bPC\b/i,
  TAB: /\btabs?\b/i,
  CAP: /\bcaps?\b/i,
  GTT: /\bgtts?\b/i,
  HR: /\bHR\b(?= ?[<>≤≥])/,
  SBP: /\bSBP\b/,
  DBP: /\bDBP\b/,
  NPO: /\bNPO\b/i,
} as const satisfies Readonly<Record<string, RegExp>>

export type ShortForm = keyof typeof SHORT_FORMS

const isShortForm = (key: string): key is ShortForm => Object.hasOwn(SHORT_FORMS, key)

/** The short forms in the written directions of a prescription or fill: each with its first spelling there, in the order of the table. */
export function shortFormsOf({
  dosageInstruction,
}: ResourceOf<'MedicationRequest'> | ResourceOf<'MedicationDispense'>): readonly (readonly [
  form: ShortForm,
  spelling: string,
])[] {
  const text = listOf(dosageInstruction)
    .filter(isObject)
    .flatMap((dosage) => writtenTextsOf(dosage).map((written) => written.text))
    .join('\n')
  return Object.keys(SHORT_FORMS)
    .filter(isShortForm)
    .flatMap((form) => {
      const spelling = SHORT_FORMS[form].exec(text)?.[0]
      return spelling === undefined ? [] : [[form, spelling] as const]
    })
}
