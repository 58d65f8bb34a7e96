import { describe, expect, it } from 'vitest'
import { describeEverySentence } from '../shared/__fixtures__/expect-sentences'
import {
  againstRows,
  combinedVaccineRows,
  countRows,
  lastRows,
  vaccineResult,
  vaccineText,
  type VaccineCase,
  type VaccineRow,
} from './__fixtures__/vaccine-sentence-cases'

const all: readonly VaccineRow[] = [
  ...countRows,
  // Its text is that of a status, which is not one of these sentences.
  ...lastRows.filter(([facts]) => facts !== 'a day that lies ahead'),
  ...againstRows,
  ...combinedVaccineRows,
]
const named = (rows: readonly VaccineRow[], wanted: string): VaccineCase => {
  const found = rows.find(([facts]) => facts === wanted)
  if (!found) throw new Error(`no case “${wanted}”`)
  return found[1]
}

type Expected = readonly (readonly [facts: string, english: string, spanish: string])[]

const COUNT: Expected = [
  [
    'doses 1 and 2 of 2',
    '2 of 2 doses given. The last on May 16, 2019, at Samplefield Family Clinic.',
    '2 de 2 dosis puestas. La última, el 16 de mayo de 2019, en Samplefield Family Clinic.',
  ],
  [
    'dose 2 of 2 alone',
    '1 dose in this record. Given on May 16, 2019, at Samplefield Family Clinic.',
    '1 dosis en este registro. Aplicada el 16 de mayo de 2019, en Samplefield Family Clinic.',
  ],
  [
    'two different totals',
    '2 doses in this record. The last on May 16, 2019.',
    '2 dosis en este registro. La última, el 16 de mayo de 2019.',
  ],
  [
    'two records with the number 1',
    '2 doses in this record. The last on May 16, 2019.',
    '2 dosis en este registro. La última, el 16 de mayo de 2019.',
  ],
  [
    'three doses of 2',
    '3 doses in this record. The last on May 16, 2020.',
    '3 dosis en este registro. La última, el 16 de mayo de 2020.',
  ],
  [
    'a dose that may not count',
    '2 doses in this record. The last on May 16, 2019, at Samplefield Family Clinic. May not count as a full dose.',
    '2 dosis en este registro. La última, el 16 de mayo de 2019, en Samplefield Family Clinic. Puede que no cuente como dosis completa.',
  ],
  ['records are missing', '', ''],
]
const LAST: Expected = [
  [
    'this year',
    '1 dose in this record. Given on October 2, at Samplefield Family Clinic.',
    '1 dosis en este registro. Aplicada el 2 de octubre, en Samplefield Family Clinic.',
  ],
  [
    'a year',
    '1 dose in this record. Given in 2019, at Samplefield Family Clinic.',
    '1 dosis en este registro. Aplicada en 2019, en Samplefield Family Clinic.',
  ],
  ['two, one without a date', '2 doses in this record.', '2 dosis en este registro.'],
  [
    'one, with a date in words',
    '1 dose in this record. Given: “as a child”.',
    '1 dosis en este registro. Aplicada: “as a child”.',
  ],
]
const AGAINST: Expected = [
  [
    'not given, with a reason',
    'Not given on October 1, 2025: “Patient has a fever”.',
    'No aplicada el 1 de octubre de 2025: “Patient has a fever”.',
  ],
  [
    'not given, other doses were',
    'Not given on October 1, 2025: “Fever”. 1 dose in this record. Given on October 1, 2024.',
    'No aplicada el 1 de octubre de 2025: “Fever”. 1 dosis en este registro. Aplicada el 1 de octubre de 2024.',
  ],
  [
    'reported',
    '1 dose in this record. Given on May 16, 2019. Reported: not written down by the one who gave it.',
    '1 dosis en este registro. Aplicada el 16 de mayo de 2019. Informada: no la anotó quien la aplicó.',
  ],
  [
    'given, with a reason for not giving it',
    'Marked as given, but with a reason for not giving it: “Fever”.',
    'Marcada como aplicada, pero con un motivo para no hacerlo: “Fever”.',
  ],
  ['no status', 'Status not given.', 'No se dio el estado.'],
  ['entered by mistake', '', ''],
]

describe.each<readonly [rule: string, rows: readonly VaccineRow[], table: Expected]>([
  ['V1, how many', countRows, COUNT],
  ['V2, the last one', lastRows, LAST],
  ['V3, against it', againstRows, AGAINST],
])('%s', (_rule, rows, table) => {
  it.each([...table])('%s', (facts, english, spanish) => {
    expect([vaccineText(named(rows, facts), 'en'), vaccineText(named(rows, facts), 'es')]).toEqual([english, spanish])
  })
})

it('says first that a dose was not given, else last what the record says against it', () => {
  const rules = (facts: string) => vaccineResult(named(againstRows, facts), 'en').map(({ rule }) => rule)
  expect(rules('not given, other doses were')).toEqual(['V3', 'V1', 'V2'])
  expect(rules('reported')).toEqual(['V1', 'V2', 'V3'])
})

describeEverySentence({
  texts: (language) => all.map(([facts, data]) => [facts, vaccineText(data, language)] as const),
  isSilent: (facts) => facts === 'entered by mistake' || facts === 'records are missing',
  minDifferent: 60,
})
