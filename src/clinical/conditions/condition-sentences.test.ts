import { describe, expect, it } from 'vitest'
import { describeEverySentence } from '../shared/__fixtures__/expect-sentences'
import {
  beginningRows,
  combinedConditionRows,
  conditionResult,
  conditionSentencesText,
  conditionStatusRows,
  goesWithRows,
  severityRows,
  type ConditionCase,
  type ConditionRow,
} from './__fixtures__/condition-sentence-cases'

const all: readonly ConditionRow[] = [
  ...beginningRows,
  ...conditionStatusRows,
  ...severityRows,
  ...goesWithRows,
  ...combinedConditionRows,
]
const named = (rows: readonly ConditionRow[], wanted: string): ConditionCase => {
  const found = rows.find(([facts]) => facts === wanted)
  if (!found) throw new Error(`no case “${wanted}”`)
  return found[1]
}

type Expected = readonly (readonly [facts: string, english: string, spanish: string])[]

const BEGINNING: Expected = [
  ['a day of this year', 'Started on May 11. Current.', 'Empezó el 11 de mayo. Actual.'],
  ['an age', 'Started at age 66. Current.', 'Empezó a la edad de 66. Actual.'],
  ['a span of time', 'Started between 1986 and 1990. Current.', 'Empezó entre 1986 y 1990. Actual.'],
  ['words of the record', 'Started: “in childhood”. Current.', 'Empezó: “in childhood”. Actual.'],
  [
    'none, with a day on which it was written down',
    'Noted on March 2, 2020. Current.',
    'Anotado el 2 de marzo de 2020. Actual.',
  ],
]
const STATUS: Expected = [
  ['in remission since a day', 'Started on May 11, 2022. In remission.', 'Empezó el 11 de mayo de 2022. En remisión.'],
  [
    'over since a day',
    'Ended on February 3, 2024. Started on May 11, 2022.',
    'Terminó el 3 de febrero de 2024. Empezó el 11 de mayo de 2022.',
  ],
  [
    'current, with an end',
    'Started on May 11, 2022. Marked current, but also with an end. Ended on February 3, 2024.',
    'Empezó el 11 de mayo de 2022. Marcado como actual, pero también con un fin. Terminó el 3 de febrero de 2024.',
  ],
  [
    'not confirmed',
    'Not confirmed. Said to have started on May 11, 2022.',
    'Sin confirmar. Se dice que empezó el 11 de mayo de 2022.',
  ],
  ['ruled out', 'Ruled out.', 'Descartado.'],
  [
    'without any status',
    'Started on May 11, 2022. Status not given.',
    'Empezó el 11 de mayo de 2022. No se dio el estado.',
  ],
  ['entered by mistake', '', ''],
]
const SEVERITY: Expected = [
  [
    'moderate',
    'Started on May 11, 2022. Current, marked moderate.',
    'Empezó el 11 de mayo de 2022. Actual, marcado como moderado.',
  ],
  [
    'in words of the record',
    'Started on May 11, 2022. Current. Severity: “NYHA class II”.',
    'Empezó el 11 de mayo de 2022. Actual. Gravedad: “NYHA class II”.',
  ],
  [
    'not confirmed, severe',
    'Not confirmed, marked severe. Said to have started on May 11, 2022.',
    'Sin confirmar, marcado como grave. Se dice que empezó el 11 de mayo de 2022.',
  ],
  ['over, moderate', 'Ended. Started on May 11, 2022.', 'Terminó. Empezó el 11 de mayo de 2022.'],
]
const GOES_WITH: Expected = [
  [
    '4 tests, 2 orders, 1 plan',
    'Started on May 11, 2022. Current. 4 tests, 2 medicine orders, and 1 care plan go with it.',
    'Empezó el 11 de mayo de 2022. Actual. Van con este problema: 4 pruebas, 2 órdenes de medicinas y 1 plan de atención.',
  ],
  [
    'one test',
    'Started on May 11, 2022. Current. 1 test goes with it.',
    'Empezó el 11 de mayo de 2022. Actual. Va con este problema: 1 prueba.',
  ],
  ['nothing', 'Started on May 11, 2022. Current.', 'Empezó el 11 de mayo de 2022. Actual.'],
  ['records are missing', 'Started on May 11, 2022. Current.', 'Empezó el 11 de mayo de 2022. Actual.'],
]

describe.each<readonly [rule: string, rows: readonly ConditionRow[], table: Expected]>([
  ['C1, when it began', beginningRows, BEGINNING],
  ['C1, whether it is current', conditionStatusRows, STATUS],
  ['C1, how severe', severityRows, SEVERITY],
  ['C2, what goes with it', goesWithRows, GOES_WITH],
])('%s', (_rule, rows, table) => {
  it.each([...table])('%s', (facts, english, spanish) => {
    expect([
      conditionSentencesText(named(rows, facts), 'en'),
      conditionSentencesText(named(rows, facts), 'es'),
    ]).toEqual([english, spanish])
  })
})

it('begins with what is emphasized: the beginning, or a doubt', () => {
  const first = (rows: readonly ConditionRow[], facts: string) => conditionResult(named(rows, facts), 'en')[0]?.parts[0]
  expect(first(beginningRows, 'a day')).toEqual({ kind: 'lead', text: 'Started on May 11, 2022.' })
  expect(first(conditionStatusRows, 'not confirmed')).toMatchObject({ kind: 'lead', text: 'Not confirmed.' })
})

describeEverySentence({
  texts: (language) => all.map(([facts, data]) => [facts, conditionSentencesText(data, language)] as const),
  isSilent: (facts) => facts === 'entered by mistake',
  minDifferent: 60,
})
