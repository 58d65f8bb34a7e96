import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { neverConverted } from './__fixtures__/never-converted'
import { conversionRows, conversionsOf } from './conversion-rows'
import { convertValue, targetUnitsOf } from './unit-conversion'
import { entriesOf, type DictionaryFile } from './entry'
import { dictionaryKinds } from './dictionary-kinds'
import { packDictionary } from './pack'

/** Relative atomic masses (IUPAC, abridged). */
const masses: Readonly<Record<string, number>> = {
  H: 1.008,
  C: 12.011,
  N: 14.007,
  O: 15.999,
  P: 30.974,
  I: 126.904,
  Ca: 40.078,
  Mg: 24.305,
  Fe: 55.845,
  Co: 58.933,
  Pb: 207.2,
}
const molarMass = (formula: string): number =>
  [...formula.matchAll(/([A-Z][a-z]?)(\d*)/g)].reduce(
    (sum, [, element = '', count = '']) => sum + (masses[element] ?? Number.NaN) * Number(count || 1),
    0,
  )

const formulas: Readonly<Record<string, string>> = {
  'glucose-blood': 'C6H12O6',
  'cholesterol-total': 'C27H46O',
  triglycerides: 'C57H104O6',
  'creatinine-blood': 'C4H7N3O',
  'urea-nitrogen-blood': 'N2',
  'uric-acid-blood': 'C5H4N4O3',
  'bilirubin-total': 'C33H36N4O6',
  'calcium-blood': 'Ca',
  'phosphate-blood': 'P',
  'magnesium-blood': 'Mg',
  'iron-blood': 'Fe',
  'vitamin-d': 'C27H44O2',
  'vitamin-b12': 'C63H88CoN14O14P',
  'folate-blood': 'C19H19N7O6',
  't4-free': 'C15H11I4NO4',
  't4-total': 'C15H11I4NO4',
  't3-free': 'C15H12I3NO4',
  cortisol: 'C21H30O5',
  'testosterone-total': 'C19H28O2',
  estradiol: 'C18H24O2',
  progesterone: 'C21H30O2',
  'lead-blood': 'Pb',
}
/** Grams and moles per liter by unit. */
const grams: Readonly<Record<string, number>> = {
  'mg/dL': 1e-2,
  'ug/dL': 1e-5,
  'ng/dL': 1e-8,
  'ng/mL': 1e-6,
  'pg/mL': 1e-9,
  'g/dL': 10,
  'g/L': 1,
  'ug/L': 1e-6,
  'ng/L': 1e-9,
  'mg/L': 1e-3,
}
const moles: Readonly<Record<string, number>> = { 'mmol/L': 1e-3, 'umol/L': 1e-6, 'nmol/L': 1e-9, 'pmol/L': 1e-12 }

const list = '../shared/dictionary/units.tsv'
const rowOf = (id: string) =>
  conversionsOf(id)[0] ?? { from: '', to: '', factor: Number.NaN, offset: 0, decimals: 0, decimalsBack: 0 }
const deviation = (a: number, b: number): number => Math.abs(a / b - 1)

describe('factors', () => {
  it.each(Object.entries(formulas))('%s follows from its molar mass (%s)', (id, formula) => {
    const { from, to, factor } = rowOf(id)
    expect(
      deviation(factor, (grams[from] ?? Number.NaN) / molarMass(formula) / (moles[to] ?? Number.NaN)),
    ).toBeLessThan(0.002)
  })
  it('albumin to creatinine follows from the molar mass of creatinine', () => {
    expect(deviation(rowOf('urine-albumin-creatinine').factor, molarMass('C4H7N3O') / 1000)).toBeLessThan(0.001)
  })
  it('between masses is their ratio, and all others are by count, charge or definition', () => {
    const others = conversionRows.filter(
      ({ entries: [id = ''] }) => !Object.hasOwn(formulas, id) && id !== 'urine-albumin-creatinine',
    )
    const byMass = others.filter(({ from, to }) => Object.hasOwn(grams, from) && Object.hasOwn(grams, to))
    for (const { from, to, factor } of byMass) expect(factor).toBeCloseTo((grams[from] ?? 0) / (grams[to] ?? 1), 9)
    expect(
      others
        .filter((row) => !byMass.includes(row))
        .map(({ entries, from, to, factor }) => [entries[0], from, to, Number(factor.toPrecision(8))]),
    ).toEqual([
      ['a1c', '%', 'mmol/mol', 10.93],
      ['hematocrit', '%', 'L/L', 0.01],
      ['white-blood-cells', '10*3/uL', '10*9/L', 1],
      ['platelets', '10*3/uL', '10*9/L', 1],
      ['red-blood-cells', '10*6/uL', '10*12/L', 1],
      ['sodium-blood', 'meq/L', 'mmol/L', 1],
      ['potassium-blood', 'meq/L', 'mmol/L', 1],
      ['tsh', 'u[IU]/mL', 'm[IU]/L', 1],
      ['body-temperature', '[degF]', 'Cel', 0.55555556],
      ['body-weight', '[lb_av]', 'kg', 0.45359237],
      ['body-height', '[in_i]', 'cm', 2.54],
      ['head-circumference', '[in_i]', 'cm', 2.54],
    ])
  })
  it.skipIf(!existsSync(list))('match the reference list (needs ../shared/dictionary)', () => {
    const rows = readFileSync(list, 'utf8')
      .split('\n')
      .slice(1)
      .filter(Boolean)
      .map((row) => row.split('\t'))
      .filter(([id]) => id !== 'NEVER')
    for (const [id = '', from, to, factor, offset, decimals] of rows) {
      // The list has one row for both troponins, and one for all testosterone.
      const row = rowOf(
        ({ troponin: 'troponin-i', testosterone: 'testosterone-total' } as Readonly<Record<string, string>>)[id] ?? id,
      )
      expect([id, row.from, row.to, row.decimals]).toEqual([id, from, to, Number(decimals)])
      expect(row.factor).toBeCloseTo(Number(factor), 5)
      expect(row.offset).toBeCloseTo(Number(offset), 4)
    }
  })
})

describe('an amount in another unit', () => {
  it.each([
    ['glucose-blood', '97', 'mg/dL', '5.4'],
    ['glucose-blood', '100', 'mg/dL', '5.6'],
    ['glucose-blood', '5.4', 'mmol/L', '97'],
    ['glucose-blood', '5.40', 'mmol/L', '97'],
    ['a1c', '7.1', '%', '54'],
    ['a1c', '54', 'mmol/mol', '7.1'],
    ['creatinine-blood', '1.24', 'mg/dL', '110'],
    ['creatinine-blood', '0.9', 'mg/dL', '80'],
    ['hemoglobin', '13.5', 'g/dL', '135'],
    ['tsh', '2.140', 'u[IU]/mL', '2.14'],
    ['troponin-i', '0.04', 'ng/mL', '40'],
    ['body-temperature', '98.6', '[degF]', '37.0'],
    ['body-temperature', '37', 'Cel', '98.6'],
    ['body-temperature', '32', '[degF]', '0'],
    ['body-weight', '70', 'kg', '154'],
    ['body-height', '170', 'cm', '67'],
    ['glucose-blood', '9.7e1', 'mg/dL', '5.4'],
    ['glucose-blood', `97.${'0'.repeat(400)}`, 'mg/dL', '5.4'],
  ])('converts %s %s %s to %s', (id, sent, unit, expected) => {
    const [target] = targetUnitsOf(conversionsOf(id), unit)
    expect(target && convertValue(sent, target)).toBe(expected)
  })

  it.each(['', 'about 5', '<5', 'NaN', '0.001', '1e999'])('is undefined for “%s”', (sent) => {
    const [target] = targetUnitsOf(conversionsOf('glucose-blood'), 'mg/dL')
    expect(target && convertValue(sent, target)).toBeUndefined()
  })

  it('never has more significant digits than the record', () => {
    const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '')
    for (const row of conversionRows.filter(({ exact }) => !exact))
      for (const unit of [row.from, row.to])
        for (const sent of ['4', '40', '4.1', '41.5', '0.41', '415', '41.57']) {
          const [target] = targetUnitsOf(conversionsOf(row.entries[0] ?? ''), unit)
          const converted = (target && convertValue(sent, target)) ?? ''
          // Zeros before the decimal point are placeholders for unknown digits.
          expect(
            digits(converted).replace(converted.includes('.') ? '' : /0+$/, '').length,
            `${row.entries[0] ?? ''} ${sent} ${unit} ${converted}`,
          ).toBeLessThanOrEqual(digits(sent).length)
        }
  })

  it('only exists for units of the table, and marks urea nitrogen as converted to urea', () => {
    expect(targetUnitsOf(conversionsOf('glucose-blood'), 'g/L')).toEqual([])
    expect(targetUnitsOf(conversionsOf('urea-nitrogen-blood'), 'mg/dL')[0]?.countedAs).toBe('urea')
    expect(targetUnitsOf(conversionsOf('urea-nitrogen-blood'), 'mmol/L')[0]?.countedAs).toBe('urea nitrogen')
  })
})

describe('never converted', () => {
  const files = Object.entries(import.meta.glob<DictionaryFile>('./data/**/*.ts', { eager: true, import: 'default' }))
  const idsOf = (kind: string) =>
    files
      .filter(([path]) => path.startsWith(`./data/${kind}/`))
      .flatMap(([, file]) => entriesOf(file).map(({ id }) => id))
  const converted = new Set(conversionRows.flatMap(({ entries }) => entries))

  it.each(neverConverted.map((row) => [row.what, row.ids] as const))('%s', (_what, ids) => {
    const never = idsOf('tests').filter((id) => ids.test(id))
    expect(never).not.toEqual([])
    expect(never.filter((id) => converted.has(id))).toEqual([])
  })
  it('applies to everything that is not a test', () => {
    const tests = new Set(idsOf('tests'))
    expect([...converted].filter((id) => !tests.has(id))).toEqual([])
    const byPath = Object.fromEntries(files.map(([path, file]) => [path.replace(/^\.\/data\/|\.ts$/g, ''), file]))
    expect(
      dictionaryKinds.filter((kind) => Object.keys(packDictionary(byPath, kind).en.codes.conversions ?? {}).length > 0),
    ).toEqual(['tests'])
  })
  it('applies to other tests: each test has one conversion, and only urea nitrogen changes the substance', () => {
    for (const id of converted)
      expect(
        conversionRows.filter(({ entries }) => entries.includes(id)),
        id,
      ).toHaveLength(1)
    expect(conversionRows.filter((row) => row.countedAs).map(({ entries }) => entries)).toEqual([
      ['urea-nitrogen-blood'],
    ])
  })
  it.skipIf(!existsSync(list))('covers the reference list (needs ../shared/dictionary)', () => {
    const rows = readFileSync(list, 'utf8')
      .split('\n')
      .map((row) => row.split('\t'))
      .filter(([id]) => id === 'NEVER')
    expect(neverConverted.map(({ what }) => what).toSorted()).toEqual(rows.map(([, what]) => what).toSorted())
  })
})
