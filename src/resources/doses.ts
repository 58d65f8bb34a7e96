import { objectsOf, textOf } from '../lib/json'
import type { ResourceOf } from '../fhir/resource'

export interface VaccineDose {
  readonly number: string
  readonly series: string | undefined
  /** False where a count is a text that is no number. */
  readonly isCounted: boolean
}

const countOf = (value: unknown): string | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? String(value) : undefined

/** The dose number of a vaccination in its series (`protocolApplied`); one entry for each protocol. */
export function dosesOf(immunization: ResourceOf<'Immunization'>): readonly VaccineDose[] {
  return objectsOf(immunization.protocolApplied).flatMap((protocol) => {
    const [number, series] = [countOf(protocol['doseNumberPositiveInt']), countOf(protocol['seriesDosesPositiveInt'])]
    const [numberText, seriesText] = [textOf(protocol['doseNumberString']), textOf(protocol['seriesDosesString'])]
    const doseNumber = number ?? numberText
    if (doseNumber === undefined) return []
    const digits = /^\d+$/
    return [
      {
        number: doseNumber,
        series: series ?? seriesText,
        isCounted: digits.test(doseNumber) && digits.test(series ?? seriesText ?? '1'),
      },
    ]
  })
}
