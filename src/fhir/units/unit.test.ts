import { describe, expect, it } from 'vitest'
import { convertExactly } from './convert-unit'
import { sameUnit, unitKey, unitsDisagree } from './unit'

const text = (unit: string) => ({ unit })
const coded = (code: string, unit?: string) => ({ system: 'http://unitsofmeasure.org', code, unit })

/** Spellings of servers and laboratories, by the UCUM code that they mean. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  kg: ['Kg', 'KG', 'kilogram', 'Kilograms', 'kgs'],
  g: ['gm', 'G', 'GM', 'gms', 'gram', 'grams'],
  mg: ['MG', 'milligram', 'milligrams'],
  ug: ['mcg', 'MCG', 'µg', 'μg', 'UG', 'microgram', 'micrograms'],
  ng: ['NG'],
  pg: ['PG'],
  '[lb_av]': ['lb', 'lbs', 'lbs.', 'LBS', 'pound', 'pounds', 'Pounds'],
  '[oz_av]': ['oz', 'OZ', 'ounces'],
  m: ['meters'],
  cm: ['CM', 'centimeters'],
  mm: ['MM'],
  um: ['µm'],
  '[in_i]': ['in', 'inch', 'inches', 'Inches', 'IN'],
  '[ft_i]': ['ft', 'feet'],
  L: ['l', 'liter', 'liters'],
  dL: ['dl', 'DL', '100 mL', '100ml'],
  mL: ['ml', 'ML', 'cc', 'cm3', 'cm³', 'milliliters'],
  uL: ['ul', 'µL', 'mcL', 'mm3', 'mm³', 'mm^3', 'cumm', 'cu mm', 'cmm'],
  fL: ['fl', 'FL'],
  s: ['sec', 'seconds'],
  ms: ['msec'],
  min: ['mins', 'minutes', 'MIN'],
  h: ['hr', 'hrs', 'hours'],
  d: ['day', 'days'],
  wk: ['weeks'],
  mo: ['months'],
  a: ['years', 'yr'],
  Cel: ['C', '°C', 'degC', 'deg C', 'degrees C', 'degrees Celsius', 'Celsius', 'ºC'],
  '[degF]': ['F', '°F', 'degF', 'deg F', 'DegF', 'degrees F', 'degrees Fahrenheit', 'Fahrenheit'],
  '%': ['percent', 'Percent'],
  'mg/dL': ['mg/dl', 'MG/DL', 'mg per dL', 'mg/100 mL', 'mg/100ml', 'mg%', 'mg / dL'],
  'g/dL': ['g/dl', 'G/DL', 'gm/dL', 'gm/dl', 'GM/DL', 'g%', 'gm%', 'g/100 mL'],
  'g/L': ['g/l', 'mg/mL', 'mg/ml'],
  'mg/L': ['mg/l', 'MG/L', 'ug/mL', 'mcg/mL', 'µg/mL'],
  'ug/dL': ['mcg/dL', 'µg/dL', 'UG/DL', 'ug/dl'],
  'ug/L': ['ng/mL', 'NG/ML', 'ng/ml', 'mcg/L', 'µg/L'],
  'ng/L': ['pg/mL', 'PG/ML', 'pg/ml'],
  'ng/dL': ['ng/dl', 'NG/DL'],
  'mmol/L': ['mmol/l', 'MMOL/L', 'mmol per L'],
  'umol/L': ['µmol/L', 'umol/l', 'UMOL/L'],
  'nmol/L': ['nmol/l', 'NMOL/L'],
  'pmol/L': ['pmol/l'],
  'mmol/mol': ['MMOL/MOL'],
  'meq/L': ['mEq/L', 'MEQ/L', 'meq/l'],
  'mosm/kg': ['mOsm/kg', 'MOSM/KG', 'mOsmol/kg'],
  U: ['unit', 'units', 'Units'],
  'U/L': ['u/l', 'U/l', 'units/L', 'mU/mL'],
  'U/mL': ['U/ml', 'units/mL', 'kU/L'],
  '[IU]': ['IU', '[iU]'],
  '[IU]/L': ['IU/L', 'iu/l', 'mIU/mL', 'm[IU]/mL'],
  'm[IU]/L': ['mIU/L', 'uIU/mL', 'µIU/mL', 'mcIU/mL', 'UIU/ML', 'u[IU]/mL'],
  '[IU]/mL': ['IU/mL', 'kIU/L', 'k[IU]/L'],
  '10*3/uL': [
    ...['K/uL', 'K/UL', 'k/uL', 'K/mcL', 'K/µL', 'K/mm3', 'K/cumm', 'x10E3/uL', 'X10E3/UL', 'x10^3/uL', '10^3/uL'],
    ...['10E3/uL', '10e3/uL', 'x 10*3/uL', '10x3/uL', 'x10(3)/mcL', '10**3/uL', 'x10*3/uL', '10³/µL', '10*3/mm3'],
    ...[
      'thousand/mm3',
      'Thousand/uL',
      'Thousands/uL',
      'THOUS/CUMM',
      'thou/mcL',
      'THOU/UL',
      'thousand per µL',
      '1000/uL',
      'billion per L',
    ],
    ...['10*9/L', '10^9/L', 'x10^9/L', '10e9/L', 'x10E9/L', '10⁹/L', '10*3 cells/uL', '10*3{cells}/uL'],
  ],
  '10*6/uL': [
    ...['M/uL', 'M/mcL', 'Million/uL', 'million per µL', 'mil/uL', 'Mill/mcL', 'x10E6/uL', '10^6/uL', 'x10^6/mm3'],
    ...['10*12/L', 'x10*12/L', '10^12/L', '10¹²/L', 'x10E12/L', 'M/mm3'],
  ],
  '/uL': ['cells/uL', 'cells/mcL', 'cells/mm3', '#/uL', '{cells}/uL', '/mm3'],
  '/min': ['bpm', 'BPM', 'beats/min', 'beats/minute', 'beats per minute', 'breaths/min', '{beats}/min', 'per minute'],
  'mm[Hg]': ['mmHg', 'mm Hg', 'MMHG', 'mm HG'],
  'kg/m2': ['kg/m²', 'kg/m^2', 'KG/M2'],
  m2: ['m²', 'm^2'],
  'mm/h': ['mm/hr', 'MM/HR', 'mm per hour'],
  'mL/min': ['ml/min', 'ML/MIN'],
  'mL/min/{1.73_m2}': [
    'mL/min/1.73m2',
    'mL/min/1.73 m2',
    'mL/min/1.73 m²',
    'mL/min/1.73.m2',
    'ml/min/1.73m^2',
    'mL/min/1.73',
  ],
  'mg/g': ['mg/g{creat}', 'ug/mg', 'mcg/mg', 'mg/g creat', 'mg/g creatinine', 'ug/mg{creat}', 'mcg/mg creat'],
  'mg/mmol': ['mg/mmol{creat}'],
  'mg/d': ['mg/day', 'mg/24 h', 'mg/24hr', 'mg/(24.h)'],
  'L/min': ['l/min', 'L/minute'],
  'mL/h': ['mL/hr', 'ml/h'],
  '[pH]': ['pH', 'PH'],
  '{score}': ['score', 'points', '{points}'],
  '{INR}': ['INR'],
  '/[HPF]': ['/HPF', '/hpf', 'per HPF'],
}
const pairs = Object.entries(spellings).flatMap(([code, sent]) => sent.map((unit) => [unit, code] as const))

describe('spellings of one unit', () => {
  it.each(pairs)('%s is %s', (unit, code) => {
    expect(unitKey(text(unit))).toBe(code)
    expect(sameUnit(text(unit), coded(code))).toBe(true)
    expect(sameUnit(coded(code), coded(code, unit))).toBe(true)
  })
  it('are at least 200 of at least 60 units', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(200)
    expect(Object.keys(spellings).length).toBeGreaterThanOrEqual(60)
  })
})

describe('units that are not the same', () => {
  it.each([
    ['mg/dL', 'mg/L'],
    ['mmol/L', 'mmol/dL'],
    ['meq/L', 'mmol/L'],
    ['mg/dL', 'mmol/L'],
    ['U/L', '[IU]/L'],
    ['mg', 'mmol'],
    ['mL/min', 'mL/min/{1.73_m2}'],
    ['ug/mL{FEU}', 'ug/mL{DDU}'],
    ['ug/mL{FEU}', 'ug/mL'],
    ['10*3/uL', '10*6/uL'],
    ['/uL', '10*3/uL'],
    ['{copies}/mL', '{log_copies}/mL'],
    ['mm[Hg]', 'kPa'],
    ['%', 'L/L'],
    // Capitals that could mean mega, peta, million units, diopters, or a stroke of the pen.
    ['Mg', 'mg'],
    ['Mg/dL', 'mg/dL'],
    ['Mmol/L', 'mmol/L'],
    ['MIU/L', 'mIU/L'],
    ['Pg', 'pg'],
    ['D', 'd'],
    ['M', 'm'],
    ['f', 'F'],
    // Grain or gram.
    ['gr', 'g'],
  ])('%s and %s', (a, b) => {
    expect(sameUnit(text(a), text(b))).toBe(false)
    expect(sameUnit(coded(a), coded(b))).toBe(false)
    expect(convertExactly(1, text(a), text(b))).toBeUndefined()
  })
})

describe('exact conversions', () => {
  it.each([
    [3562, 'g', 'kg', 3.562],
    [7012, 'gm', 'Kg', 7.012],
    [12.1, 'pounds', '[lb_av]', 12.1],
    [158, 'oz', '[lb_av]', 9.875],
    [7.9, 'lb', 'kg', 3.583379723],
    [75, 'mcg', 'mg', 0.075],
    [98.6, '[degF]', 'Cel', 37],
    [37, '°C', 'F', 98.6],
    [-40, 'Cel', '[degF]', -40],
    [67, 'inches', 'cm', 170.18],
    [5, 'ft', '[in_i]', 60],
    [250, 'mL', 'L', 0.25],
    [90, 'min', 'h', 1.5],
    [2, 'a', 'mo', 24],
    [4.1, '10*3/uL', '10*9/L', 4.1],
    [96, 'mg/dl', 'mg/dL', 96],
    [0, 'mg', 'mg', 0],
  ])('%s %s are that many %s: %s', (value, from, to, expected) => {
    expect(convertExactly(value, text(from), text(to))).toBe(expected)
  })
  it.each([
    ['mg', 'mL'],
    ['mo', 'd'],
    ['g/dL', 'g/L'],
    ['mg', 'U'],
    ['kg', 'kg/m2'],
    ['oz', 'mL'],
    ['%', '{score}'],
    ['Cel', 'cm'],
    ['tablet', 'mg'],
    ['constructor', 'toString'],
  ])('none from %s to %s', (from, to) => {
    expect(convertExactly(1, text(from), text(to))).toBeUndefined()
  })
})

describe('text and code of one unit', () => {
  it.each([
    ['mcg', 'mg'],
    ['lb', 'kg'],
    ['cm', '[in_i]'],
    ['°F', 'Cel'],
    ['mmol/L', 'mg/dL'],
    ['mEq/L', 'mmol/L'],
    ['minutes', '/min'],
  ])('disagree: %s with the code %s', (unit, code) => {
    const sent = coded(code, unit)
    expect(unitsDisagree(sent)).toBe(true)
    // Nobody knows which of the two the number counts.
    for (const other of [sent, text(unit), coded(code)]) {
      expect(sameUnit(sent, other)).toBe(false)
      expect(convertExactly(40, sent, other)).toBeUndefined()
    }
    expect(unitKey(sent)).not.toBe(unitKey(coded(code)))
  })
  it.each([
    ['mcg', 'ug'],
    ['mg/dl', 'mg/dL'],
    ['IU/L', 'U/L'],
    ['mU/L', 'm[IU]/L'],
    ['mL/min/1.73m2', 'mL/min'],
    ['m', 'mo'],
    ['Day', 'd'],
    ['br/min', '{Breaths}/min'],
    ['units', '[iU]'],
    ['pounds troy', 'kg'],
    ['tablet', '{tbl}'],
    ['mg', '1'],
    ['K/uL', '10*9/L'],
  ])('do not disagree: %s with the code %s', (unit, code) => {
    expect(unitsDisagree(coded(code, unit))).toBe(false)
  })
  it('are not compared with a code of another system', () => {
    const tablet = { unit: 'mg', system: 'http://snomed.info/sct', code: 'g' }
    expect(unitsDisagree(tablet)).toBe(false)
    expect(unitKey(tablet)).toBe('mg')
  })
  it('count as no unit when they are 1 or absent', () => {
    expect(sameUnit({}, coded('1'))).toBe(true)
    expect(sameUnit({}, coded('1', '1'))).toBe(true)
    expect(sameUnit({}, text('mg/dL'))).toBe(false)
  })
  it('of an unknown unit are the same only as sent', () => {
    expect(sameUnit(text('arb. U'), text('arb. U '))).toBe(true)
    expect(sameUnit(text('arb. U'), text('ARB. U'))).toBe(false)
  })
})
