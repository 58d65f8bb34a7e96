import { describe, expect, it } from 'vitest'
import { describeEverySentence } from '../shared/__fixtures__/expect-sentences'
import { combinedReportRows, reportResultRows, reportText, reportTextRows } from './__fixtures__/report-sentence-cases'

const all = [...reportResultRows, ...reportTextRows, ...combinedReportRows]

const EXPECTED: readonly (readonly [facts: string, english: string, spanish: string])[] = [
  [
    '16 of a lab, 5 outside',
    '16 lab results, 5 outside the lab’s range.',
    '16 resultados de laboratorio, 5 fuera del rango del laboratorio.',
  ],
  ['one of a lab, inside', '1 lab result.', '1 resultado de laboratorio.'],
  ['some compared by the app', '4 test results, 2 outside the range.', '4 resultados de pruebas, 2 fuera del rango.'],
  ['one missing, covered or not usable', 'This report lists 4 results.', 'Este informe tiene 4 resultados.'],
  ['cancelled, with results', '', ''],
  ['entered by mistake', '', ''],
  ['a conclusion and a file', '', ''],
  ['a file alone', 'The full report is below.', 'El informe completo está abajo.'],
  ['a coded conclusion alone', '', ''],
  ['pictures alone', '', ''],
  ['a file without content', 'This report has no results and no text.', 'Este informe no tiene resultados ni texto.'],
  ['nothing', 'This report has no results and no text.', 'Este informe no tiene resultados ni texto.'],
  ['nothing, only registered', 'No results yet.', 'Aún no hay resultados.'],
  ['nothing, cancelled', '', ''],
]

describe('the opening sentences of a report', () => {
  it.each(EXPECTED)('%s', (facts, english, spanish) => {
    const data = all.find(([each]) => each === facts)?.[1]
    if (!data) throw new Error(`no case “${facts}”`)
    expect(reportText(data, 'en')).toBe(english)
    expect(reportText(data, 'es')).toBe(spanish)
  })
})

/** Facts of a report that speaks for itself, or that may not be relied on. */
function isSilent(facts: string): boolean {
  const { status, result, conclusion, conclusionCode, media } = all.find(([each]) => each === facts)?.[1].report ?? {}
  if (status === 'cancelled' || status === 'entered-in-error') return true
  return result === undefined && [conclusion, conclusionCode, media].some((element) => element !== undefined)
}

describeEverySentence({
  texts: (language) => all.map(([facts, data]) => [facts, reportText(data, language)] as const),
  isSilent,
  minDifferent: 9,
})
