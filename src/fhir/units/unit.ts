import { knownUnitCode, normalizeUnit } from './unit-table'

/** The unit of a Quantity as sent. */
export interface SentUnit {
  readonly unit?: string | undefined
  readonly system?: string | undefined
  readonly code?: string | undefined
}

const UCUM = 'http://unitsofmeasure.org'

/** The UCUM code as sent; `1` says nothing about the unit. */
const sentCode = ({ system, code }: SentUnit): string | undefined =>
  (system === undefined || system === UCUM) && code !== '1' ? code : undefined

const knownText = ({ unit }: SentUnit): string | undefined => (unit === undefined ? undefined : knownUnitCode(unit))

const knownCode = (sent: SentUnit): string | undefined => {
  const code = sentCode(sent)
  return code === undefined ? undefined : knownUnitCode(code)
}

/** Written for each other: `IU` and `U`, and a rate with and without the body surface that it is for. */
const simplified = (code: string): string => code.replace('[IU]', 'U').replace('/{1.73_m2}', '')

/** As a text also a short form of minutes and months. */
const METER = 'm'

/** True when the text of a unit is one known unit and its UCUM code another: `mcg` with the code `mg`. */
export function unitsDisagree(sent: SentUnit): boolean {
  const [text, code] = [knownText(sent), knownCode(sent)]
  return text !== undefined && code !== undefined && text !== METER && simplified(text) !== simplified(code)
}

/**
 * Two units with the same key are the same unit, in whatever spelling: the UCUM code in the spelling of the table, else the text.
 * Empty without a unit. A unit whose text and code disagree has a key of its own.
 */
export function unitKey(sent: SentUnit): string {
  const text = sent.unit === '1' ? '' : (sent.unit ?? '')
  if (unitsDisagree(sent)) return `${text} or ${sent.code ?? ''}`
  return knownCode(sent) ?? knownText(sent) ?? normalizeUnit(sentCode(sent) ?? text)
}

/** Whether two amounts can be compared as they are: the same unit in any spelling, or none for both. False where text and code of one disagree. */
export const sameUnit = (a: SentUnit, b: SentUnit): boolean =>
  !unitsDisagree(a) && !unitsDisagree(b) && unitKey(a) === unitKey(b)
