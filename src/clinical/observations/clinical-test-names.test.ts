import { expect, it } from 'vitest'
import { clinicalTestName, clinicalTestNames } from './clinical-test-names'
import type { DictionaryFile } from '../../dictionary/entry'

const files = import.meta.glob<DictionaryFile>('../../dictionary/data/tests/*.ts', { eager: true, import: 'default' })

const loinc = (code: string, display: string) => ({ system: 'http://loinc.org', code, display })
const observation = (...coding: readonly object[]) => ({
  resourceType: 'Observation' as const,
  id: 'result',
  code: { coding },
})
const creatinine = 'Creatinine [Mass/volume] in Serum or Plasma'

it.each([
  ['the official name', [loinc('2160-0', creatinine)], creatinine, 'Creatinine'],
  ['the official name in other letters', [loinc('2160-0', creatinine)], creatinine.toUpperCase(), 'Creatinine'],
  [
    'a local code beside it',
    [loinc('2160-0', creatinine), { system: 'urn:local', code: '7' }],
    creatinine,
    'Creatinine',
  ],
  ['a name that says more', [loinc('2160-0', creatinine)], 'Creatinine, after dialysis', undefined],
  ['a name of another test', [loinc('2160-0', 'Glucose')], 'Glucose', undefined],
  [
    'two LOINC codes',
    [loinc('2160-0', creatinine), loinc('2345-7', 'Glucose [Mass/volume] in Serum or Plasma')],
    creatinine,
    undefined,
  ],
  [
    'two LOINC codes of the same test',
    [
      loinc('85354-9', 'Blood pressure panel with all children optional'),
      loinc('55284-4', 'Blood pressure systolic and diastolic'),
    ],
    'Blood pressure panel with all children optional',
    'BP',
  ],
  ['a code without a short name', [loinc('99999-9', 'Other')], 'Other', undefined],
  ['no name', [loinc('2160-0', creatinine)], undefined, undefined],
  ['a code that every object has', [loinc('constructor', 'x')], 'x', undefined],
] as const)('the short name of a test with %s', (_what, coding, name, expected) => {
  expect(clinicalTestName(observation(...coding), name)).toBe(expected)
})

it('has the official names of the dictionary, and no short name twice', () => {
  const official = new Map(
    Object.values(files)
      .flatMap(({ entries }) => entries)
      .flatMap(({ codes }) => codes)
      .flatMap(({ system, code, name }) => (system === 'LOINC' && name !== undefined ? [[code, name] as const] : [])),
  )
  for (const [code, [name]] of Object.entries(clinicalTestNames))
    expect(name.toLowerCase()).toBe(official.get(code)?.toLowerCase())
  const short = Object.values(clinicalTestNames).map(([, name]) => name)
  expect(new Set(short).size).toBe(short.length)
})
