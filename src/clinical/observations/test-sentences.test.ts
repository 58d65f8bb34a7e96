import { describe, expect, it } from 'vitest'
import {
  combinedRows,
  flagged,
  goalRows,
  historyRows,
  low60,
  mL,
  noValueRows,
  resultRows,
  runRows,
  sentencesOf,
  statusRows,
  textOf,
  type Facts,
  type Row,
} from './__fixtures__/test-sentence-cases'

const all: readonly Row[] = [
  ...resultRows,
  ...noValueRows,
  ...statusRows,
  ...historyRows,
  ...runRows,
  ...goalRows,
  ...combinedRows,
]
const named = (rows: readonly Row[], wanted: string): Facts => {
  const found = rows.find(([facts]) => facts === wanted)
  if (!found) throw new Error(`no case “${wanted}”`)
  return found[1]
}

type Expected = readonly (readonly [facts: string, english: string, spanish: string])[]

const NEWEST: Expected = [
  [
    'below the range, by the lab',
    '47 on July 22, below the lab’s range (60 or higher).',
    '47 el 22 de julio, por debajo del rango del laboratorio (60 o más).',
  ],
  [
    'above the range, by the lab',
    '151 on July 22, above the lab’s range (60 to 140).',
    '151 el 22 de julio, por encima del rango del laboratorio (60 a 140).',
  ],
  [
    'inside the range, by the lab',
    '80 on July 22, in the lab’s range (60 or higher).',
    '80 el 22 de julio, dentro del rango del laboratorio (60 o más).',
  ],
  [
    'far below (critical), by the lab',
    '9 on July 22, far below the lab’s range (60 or higher).',
    '9 el 22 de julio, muy por debajo del rango del laboratorio (60 o más).',
  ],
  [
    'a vital sign above its range',
    '104 on July 22, above the range (100 or lower).',
    '104 el 22 de julio, por encima del rango (100 o menos).',
  ],
  [
    'no flag, the number is below its range',
    '47 on July 22. Compared with the range given (60 or higher): below.',
    '47 el 22 de julio. Comparado con el rango dado (60 o más): por debajo.',
  ],
  [
    'no flag, the number is inside its range',
    '80 on July 22. Compared with the range given (60 to 140): inside.',
    '80 el 22 de julio. Comparado con el rango dado (60 a 140): dentro.',
  ],
  [
    'below, by the lab, with a range in another unit',
    '47 on July 22, below the lab’s range.',
    '47 el 22 de julio, por debajo del rango del laboratorio.',
  ],
  [
    'the flag and the range do not agree',
    '47 on July 22. The lab says: in the expected range. Compared with the range given (60 or higher): below.',
    '47 el 22 de julio. El laboratorio dice: en el rango esperado. Comparado con el rango dado (60 o más): por debajo.',
  ],
  [
    'a target',
    '2.6 on July 22. “Target while on warfarin: 2 to 3”.',
    '2.6 el 22 de julio. “Target while on warfarin: 2 to 3”.',
  ],
  [
    'above the range, by the lab, and a target',
    '2.6 on July 22, above the lab’s range (0.8 to 1.2). “Target while on warfarin: 2 to 3”.',
    '2.6 el 22 de julio, por encima del rango del laboratorio (0.8 a 1.2). “Target while on warfarin: 2 to 3”.',
  ],
  [
    'a category',
    '110 on July 22. “Near optimal: 100 to 129 mg/dL”.',
    '110 el 22 de julio. “Near optimal: 100 a 129 mg/dL”.',
  ],
  ['a category without numbers', '110 on July 22.', '110 el 22 de julio.'],
  ['“off scale”, by the lab', '300 on July 22.', '300 el 22 de julio.'],
  ['no range, no flag', '47 on July 22.', '47 el 22 de julio.'],
  ['less than a number', 'Less than 0.01 on July 22.', 'Menos de 0.01 el 22 de julio.'],
  [
    'less than a number, and a range that does not settle it',
    'Less than 90 on July 22.',
    'Menos de 90 el 22 de julio.',
  ],
  ['a result in words', '“Positive” on July 22.', '“Positive” el 22 de julio.'],
  ['long words', 'A result on July 22.', 'Un resultado el 22 de julio.'],
  [
    'a month',
    '47 in July 2026, below the lab’s range (60 or higher).',
    '47 en julio de 2026, por debajo del rango del laboratorio (60 o más).',
  ],
  [
    'a day of another year',
    '47 on January 27, 2021, below the lab’s range (60 or higher).',
    '47 el 27 de enero de 2021, por debajo del rango del laboratorio (60 o más).',
  ],
  [
    'no date',
    '47 (date not given), below the lab’s range (60 or higher).',
    '47 (sin fecha), por debajo del rango del laboratorio (60 o más).',
  ],
]
const NO_VALUE: Expected = [
  [
    'could not be measured, with a note',
    '“Please give a new sample.” Could not be measured on July 22.',
    '“Please give a new sample.” No se pudo medir el 22 de julio.',
  ],
  [
    'could not be measured, with an explanation',
    'Could not be measured on July 22. “The sample was clotted”.',
    'No se pudo medir el 22 de julio. “The sample was clotted”.',
  ],
  ['not done', 'No value on July 22. Test was not done.', 'Sin valor el 22 de julio. La prueba no se hizo.'],
  [
    'could not be measured, a value before',
    '“Please give a new sample.” Could not be measured on September 3. The last value: 47, July 22, below the lab’s range (60 or higher).',
    '“Please give a new sample.” No se pudo medir el 3 de septiembre. El último valor: 47, el 22 de julio, por debajo del rango del laboratorio (60 o más).',
  ],
]
const STATUS: Expected = [
  [
    'preliminary',
    '47 on July 22, below the lab’s range (60 or higher). Early result, may change.',
    '47 el 22 de julio, por debajo del rango del laboratorio (60 o más). Resultado preliminar, puede cambiar.',
  ],
  [
    'preliminary, of a person who has died',
    '47 on July 22, below the lab’s range (60 or higher). Early result.',
    '47 el 22 de julio, por debajo del rango del laboratorio (60 o más). Resultado preliminar.',
  ],
  ['corrected', '47 on July 22. Changed after it was final.', '47 el 22 de julio. Cambió después de ser definitivo.'],
  ['unknown', '47 on July 22. Status not known.', '47 el 22 de julio. No se conoce el estado.'],
  ['final', '47 on July 22.', '47 el 22 de julio.'],
]
const HISTORY: Expected = [
  ['one result', '47 on July 22.', '47 el 22 de julio.'],
  [
    'three results',
    '47 on July 22. The one before: 46, April 22, 2025.',
    '47 el 22 de julio. El anterior: 46, el 22 de abril de 2025.',
  ],
  [
    'the one before is “more than”',
    '47 on July 22. The one before: more than 60, April 22.',
    '47 el 22 de julio. El anterior: más de 60, el 22 de abril.',
  ],
  [
    'the one before has another unit',
    '47 on July 22. The one before: 0.8 mL/s, April 22.',
    '47 el 22 de julio. El anterior: 0.8 mL/s, el 22 de abril.',
  ],
  [
    'nine results in two years',
    '47 on July 22. Between 46 and 51 in the last 3 years.',
    '47 el 22 de julio. Entre 46 y 51 en los últimos 3 años.',
  ],
  [
    'all of the last three are lower than five years earlier',
    '47 on July 22. Lower than five years earlier (57 in July 2021).',
    '47 el 22 de julio. Más bajo que cinco años antes (57 en julio de 2021).',
  ],
  [
    'all of the last three are higher than five years earlier',
    '61 on July 22. Higher than five years earlier (57 in July 2021).',
    '61 el 22 de julio. Más alto que cinco años antes (57 en julio de 2021).',
  ],
  [
    'one of the last three is as low as five years earlier',
    '47 on July 22. Between 47 and 57 in the last 5 years.',
    '47 el 22 de julio. Entre 47 y 57 en los últimos 5 años.',
  ],
  [
    'only two results around five years earlier',
    '47 on July 22. Between 46 and 50 in the last 5 years.',
    '47 el 22 de julio. Entre 46 y 50 en los últimos 5 años.',
  ],
  [
    '“more than” around five years earlier',
    '47 on July 22. Between 46 and 54 in the last 5 years.',
    '47 el 22 de julio. Entre 46 y 54 en los últimos 5 años.',
  ],
  [
    '“more than” among four results',
    '47 on July 22. The one before: 46, April 22.',
    '47 el 22 de julio. El anterior: 46, el 22 de abril.',
  ],
  [
    'two units among four results',
    '47 on July 22. The one before: 46, April 22.',
    '47 el 22 de julio. El anterior: 46, el 22 de abril.',
  ],
  [
    'two spellings of one unit',
    '5 on July 1. Between 5 and 8 in the last year.',
    '5 el 1 de julio. Entre 5 y 8 en el último año.',
  ],
  [
    'four results, the newest of 2021',
    '47 on July 22, 2021. Between 46 and 49 from 2018 to 2021.',
    '47 el 22 de julio de 2021. Entre 46 y 49 de 2018 a 2021.',
  ],
  [
    'four results of a person who has died',
    '47 on July 22. Between 46 and 49 from 2025 to 2026.',
    '47 el 22 de julio. Entre 46 y 49 de 2025 a 2026.',
  ],
  ['a result without a date among four', '47 on July 22.', '47 el 22 de julio.'],
  [
    'a mistake among three',
    '47 on July 22. The one before: 46, April 22.',
    '47 el 22 de julio. El anterior: 46, el 22 de abril.',
  ],
  ['four results, and some could not be loaded', '47 on July 22.', '47 el 22 de julio.'],
]
const RUN: Expected = [
  [
    'three below, one of them far below',
    '47 on July 22, below the lab’s range. The one before: 9, April 22. Below the range in every result since January 27, 2021.',
    '47 el 22 de julio, por debajo del rango del laboratorio. El anterior: 9, el 22 de abril. Por debajo del rango en todos los resultados desde el 27 de enero de 2021.',
  ],
  [
    'two below, one inside, two below',
    '47 on July 22, below the lab’s range. Between 46 and 80 in the last 2 years.',
    '47 el 22 de julio, por debajo del rango del laboratorio. Entre 46 y 80 en los últimos 2 años.',
  ],
  [
    'two below, one without a flag',
    '47 on July 22, below the lab’s range. The one before: 46, April 22.',
    '47 el 22 de julio, por debajo del rango del laboratorio. El anterior: 46, el 22 de abril.',
  ],
]
const GOAL: Expected = [
  ['below a number', '6.7 % on July 22. Your goal: below 7 %.', '6.7 % el 22 de julio. Su meta: menos de 7 %.'],
  ['in another unit', '6.7 % on July 22.', '6.7 % el 22 de julio.'],
  ['proposed', '6.7 % on July 22.', '6.7 % el 22 de julio.'],
  ['for a proxy', '6.7 % on July 22. Leo’s goal: below 7 %.', '6.7 % el 22 de julio. Meta de Leo: menos de 7 %.'],
  [
    'the person has died',
    '6.7 % on July 22. The goal was below 7 %.',
    '6.7 % el 22 de julio. La meta era: menos de 7 %.',
  ],
]

describe.each<readonly [rule: string, rows: readonly Row[], table: Expected]>([
  ['T1, the newest result', resultRows, NEWEST],
  ['T1, no value', noValueRows, NO_VALUE],
  ['T2, not final or changed', statusRows, STATUS],
  ['T3, those before it', historyRows, HISTORY],
  ['T4, the same side in a row', runRows, RUN],
  ['T5, goals', goalRows, GOAL],
])('%s', (_rule, rows, table) => {
  it.each([...table])('%s', (facts, english, spanish) => {
    expect([textOf(named(rows, facts), 'en'), textOf(named(rows, facts), 'es')]).toEqual([english, spanish])
  })
})

it('says of the kidney test what the design says', () => {
  const days = Array.from({ length: 23 }, (_, index) => {
    const month = 2026 * 12 + 6 - index * 3
    return `${String(Math.floor(month / 12))}-${String((month % 12) + 1).padStart(2, '0')}-22`
  })
  const numbers = [47, 46, 47, 48, 49, 50, 51, 46, 50, 52, 48, 55, 52, 49, 54, 48, 55, 54, 54, 57, 57, 58, 59]
  const results = days.map((day, index) => [day, mL(numbers[index] ?? 50), flagged('L'), low60] as const)
  expect(textOf({ results }, 'en')).toBe(
    '47 on July 22, below the lab’s range (60 or higher). Lower than five years earlier (57 in July 2021). Below the range in every result since January 22, 2021.',
  )
})

/** What no sentence may say, apart from words of the record in quotation marks. */
const NEVER = {
  en: /\b(?:better|worse|(?:ab)?normal|(?:un)?stable|improv|controlled|(?:over)?due\b|up to date|protected|(?:un)?safe|good|bad|fine|worr|danger|serious|alarm|should|must|because|caused?|risk|diagnos|entry|entries|as sent|listed as|in words|marked by|refused|denie|complain|very)|!/i,
  es: /(?<!\p{L})(?:mejor|peor|(?:a)?normal|estable|controlad|vencid|al día|protegid|segur|buen|mal[oa]?(?!\p{L})|peligr|grave|alarm|debe|porque|causa|riesgo|diagn|anotación|figura|vigente|expediente|rechaz)|!/iu,
} as const
const withoutQuotes = (text: string): string => text.replace(/“[^”]*”/g, '“”')

describe.each(['en', 'es'] as const)('every sentence (%s)', (language) => {
  const texts = all.map(([facts, data]) => [facts, textOf(data, language)] as const)

  it('is tested with at least 200 cases', () => {
    expect(texts.length).toBeGreaterThanOrEqual(200)
    expect(new Set(texts.map(([, text]) => text)).size).toBeGreaterThan(120)
  })

  it('has none of the words that no sentence may have', () => {
    expect(texts.filter(([, text]) => NEVER[language].test(withoutQuotes(text)))).toEqual([])
  })

  it('is complete, and says nothing that was not sent', () => {
    for (const [facts, text] of texts) {
      expect(text, facts).toMatch(/[.”]$/)
      expect(text, facts).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\.|\uFFFC/)
      expect(withoutQuotes(text), facts).not.toMatch(/\([^)]*\(/)
    }
  })

  it('names the reader in the goal alone, and a proxy never as the patient', () => {
    const address = { en: /\byour?\b/i, es: /(?<!\p{L})(?:su|sus|usted)(?!\p{L})/iu }[language]
    for (const [facts, data] of all) {
      const { sentences } = sentencesOf(data, language)
      const addressing = sentences.filter(({ parts }) =>
        parts.some(({ kind, text }) => kind !== 'quote' && address.test(text)),
      )
      expect(
        addressing.every(({ rule }) => rule === 'T5'),
        facts,
      ).toBe(true)
      if (data.reader?.audience === 'proxy') expect(addressing, facts).toEqual([])
    }
  })

  it('comes in the order of the rules, and begins with the fact or the words of the lab', () => {
    for (const [facts, data] of all) {
      const { sentences } = sentencesOf(data, language)
      const rules = sentences.map(({ rule }) => rule)
      expect(rules, facts).toEqual(rules.toSorted())
      expect(sentences[0]?.parts[0]?.kind, facts).not.toBe('plain')
    }
  })
})

it('says whether the range, the flag and the targets are in the sentences, so that the page shows what is not', () => {
  const stated = (facts: string) => {
    const { isRangeStated, isFlagStated, areTargetsStated } = sentencesOf(named(resultRows, facts), 'en')
    return [isRangeStated, isFlagStated, areTargetsStated]
  }
  expect(stated('below the range, by the lab')).toEqual([true, true, false])
  expect(stated('below, by the lab, with a range in another unit')).toEqual([false, true, false])
  expect(stated('less than a number, and a range that does not settle it')).toEqual([false, false, false])
  expect(stated('“off scale”, by the lab')).toEqual([false, false, false])
  expect(stated('a target')).toEqual([false, false, true])
})

it('compares the result outside its range with the other one of its time, whichever comes first', () => {
  const at = '2026-07-22T09:25:00-05:00'
  const [low, inside] = [
    [at, mL(47), flagged('L'), low60],
    [at, mL(61), flagged('N'), low60],
  ] as const
  const expected = '47 on July 22, below the lab’s range (60 or higher). Another value of the same day: 61.'
  expect([[low, inside] as const, [inside, low] as const].map((results) => textOf({ results }, 'en'))).toEqual([
    expected,
    expected,
  ])
})
