import { objectsOf, textOf } from '../lib/json'
import type { Resource } from '../fhir/resource'

export interface Dose {
  readonly number: string
  readonly series: string | undefined
  /** False where a count is given as a text, which may be any words. */
  readonly counted: boolean
}

const countOf = (value: unknown): string | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? String(value) : undefined

/** Which dose of a series a vaccination was, as `protocolApplied` says; one entry for each protocol. */
export function dosesOf(immunization: Resource): readonly Dose[] {
  return objectsOf(immunization['protocolApplied']).flatMap((protocol) => {
    const [number, series] = [countOf(protocol['doseNumberPositiveInt']), countOf(protocol['seriesDosesPositiveInt'])]
    const [numberText, seriesText] = [textOf(protocol['doseNumberString']), textOf(protocol['seriesDosesString'])]
    const said = number ?? numberText
    if (said === undefined) return []
    const digits = /^\d+$/
    return [
      {
        number: said,
        series: series ?? seriesText,
        counted: digits.test(said) && digits.test(series ?? seriesText ?? '1'),
      },
    ]
  })
}
