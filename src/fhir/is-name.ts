import type { DisplayCoding } from './display-value'

/** What programs write for nothing. */
const nothing = /^(?:null|undefined|nan|\(null\)|\[object object\])$/i

/** Texts that name nothing: what people write for nothing, a semantic tag alone, names of device codes (IEEE 11073, `MDC_…`), and numbers in the form of identifiers and LOINC codes. Short numbers may be an answer. */
const noName = /^(?:n\/?a|not applicable|[-–—._*?#/\s]+|\([a-z /-]+\)|\d{5,}|\d{1,7}-\d|mdc_\w+)$/i

/** Whether a text is what a program writes for nothing, such as "null". */
export const isNothing = (text: string): boolean => nothing.test(text.trim())

/** Systems whose codes are not words; a local code often is ("Insulin"). */
const terminology = /loinc|snomed|rxnorm|icd|cvx|ndc|cpt|urn:oid/i

/** Whether a text is only the code of one of the codings. */
export const isCode = (text: string, codings: readonly DisplayCoding[]): boolean =>
  codings.some(
    ({ system = '', code = '' }) =>
      code.toLowerCase() === text.trim().toLowerCase() &&
      (/\d.*\d.*\d.*\d/.test(code) || (/\d/.test(code) && terminology.test(system))),
  )

/** Whether a text is a row of a table with the code in one of its columns. */
const isTableRow = (text: string, codings: readonly DisplayCoding[]): boolean => {
  const columns = text.split(/[,;|\t]/).map((column) => column.trim())
  return columns.length > 3 && codings.some(({ code }) => code !== undefined && columns.includes(code))
}

/** Whether the text or a display of a concept names it. */
export const isName = (text: string, codings: readonly DisplayCoding[]): boolean =>
  !isNothing(text) && !noName.test(text.trim()) && !isCode(text, codings) && !isTableRow(text, codings)
