import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packageAmounts, doseForms, perUnits, omittedSalts, strengthUnits } from './medicine-terms'
import { parseMedicine, formatMedicine } from './parse-medicine'

const spanish: Readonly<Record<string, string>> = {
  metformin: 'metformina',
  albuterol: 'albuterol o salbutamol',
  lisinopril: 'lisinopril',
  hydrochlorothiazide: 'hidroclorotiazida',
  epinephrine: 'epinefrina',
  metoprolol: 'metoprolol',
  trastuzumab: 'trastuzumab',
  'potassium chloride': 'cloruro de potasio',
  'penicillin v': 'penicilina V',
  fentanyl: 'fentanilo',
  fluticasone: 'fluticasona',
  salmeterol: 'salmeterol',
  amoxicillin: 'amoxicilina',
  clavulanate: 'clavulanato',
  enoxaparin: 'enoxaparina',
  diclofenac: 'diclofenaco',
  tenofovir: 'tenofovir',
}
const isIngredient = (name: string) => Object.hasOwn(spanish, name)
const plainNames = (name: string) => {
  const parsed = parseMedicine(name, isIngredient)
  return (
    parsed && [
      formatMedicine(parsed, 'en', (ingredient) => ingredient),
      formatMedicine(parsed, 'es', (ingredient) => spanish[ingredient] ?? ingredient),
    ]
  )
}

describe('a parsed medicine name', () => {
  it.each([
    [
      '24 HR Metformin hydrochloride 500 MG Extended Release Oral Tablet',
      'Metformin 500 mg, long-acting tablet',
      'Metformina 500 mg, tableta de acción prolongada',
    ],
    [
      'metformin hydrochloride 500 MG Oral Tablet [Glucophage]',
      'Metformin 500 mg, tablet (Glucophage)',
      'Metformina 500 mg, tableta (Glucophage)',
    ],
    [
      'NDA020503 200 ACTUAT Albuterol 0.09 MG/ACTUAT Metered Dose Inhaler',
      'Albuterol 0.09 mg per puff, inhaler (200 puffs)',
      'Albuterol o salbutamol 0.09 mg por aplicación, inhalador (200 aplicaciones)',
    ],
    [
      'Hydrochlorothiazide 12.5 MG / Lisinopril 10 MG Oral Tablet',
      'Hydrochlorothiazide 12.5 mg and lisinopril 10 mg, tablet',
      'Hidroclorotiazida 12.5 mg y lisinopril 10 mg, tableta',
    ],
    [
      'NDA020800 0.3 ML Epinephrine 1 MG/ML Auto-Injector',
      'Epinephrine 1 mg per mL, auto-injector (0.3 mL)',
      'Epinefrina 1 mg por mL, autoinyector (0.3 mL)',
    ],
    [
      'metoprolol tartrate 25 MG Oral Tablet',
      'Metoprolol tartrate 25 mg, tablet',
      'Tartrato de metoprolol 25 mg, tableta',
    ],
    [
      '24 HR metoprolol succinate 50 MG Extended Release Oral Tablet',
      'Metoprolol succinate 50 mg, long-acting tablet',
      'Succinato de metoprolol 50 mg, tableta de acción prolongada',
    ],
    [
      'potassium chloride 20 MEQ Extended Release Oral Tablet',
      'Potassium chloride 20 mEq, long-acting tablet',
      'Cloruro de potasio 20 mEq, tableta de acción prolongada',
    ],
    ['Penicillin V Potassium 250 MG Oral Tablet', 'Penicillin v 250 mg, tablet', 'Penicilina V 250 mg, tableta'],
    [
      '72 HR Fentanyl 0.025 MG/HR Transdermal System',
      'Fentanyl 0.025 mg per hour, skin patch (for 3 days)',
      'Fentanilo 0.025 mg por hora, parche para la piel (para 3 días)',
    ],
    [
      '60 ACTUAT Fluticasone propionate 0.25 MG/ACTUAT / salmeterol 0.05 MG/ACTUAT Dry Powder Inhaler',
      'Fluticasone propionate 0.25 mg per puff and salmeterol 0.05 mg per puff, powder inhaler (60 puffs)',
      'Propionato de fluticasona 0.25 mg por aplicación y salmeterol 0.05 mg por aplicación, inhalador de polvo (60 aplicaciones)',
    ],
    [
      'tenofovir disoproxil fumarate 300 MG Oral Tablet',
      'Tenofovir disoproxil 300 mg, tablet',
      'Tenofovir disoproxilo 300 mg, tableta',
    ],
    ['Hydrochlorothiazide 25 MG', 'Hydrochlorothiazide 25 mg', 'Hidroclorotiazida 25 mg'],
    [
      'enoxaparin sodium 100 MG/ML Prefilled Syringe',
      'Enoxaparin 100 mg per mL, filled syringe',
      'Enoxaparina 100 mg por mL, jeringa llena',
    ],
  ])('%s', (name, en, es) => {
    expect(plainNames(name)).toEqual([en, es])
  })

  it.each([
    ['an unknown ingredient', 'Simvistatin 10 MG Oral Tablet'],
    ['a medicine that contains the name of a known one', 'ado-trastuzumab emtansine 100 MG Injection'],
    ['an unknown form', 'Metformin 500 MG Something New'],
    ['an unknown unit', 'Metformin 500 BAU Oral Tablet'],
    ['an unknown denominator', 'Metformin 500 MG/SQCM Oral Tablet'],
    ['a pack', '{21 (metformin 500 MG Oral Tablet) / 7 (lisinopril 10 MG Oral Tablet) } Pack'],
    ['the name of a pack', 'Camila 28 Day Pack'],
    ['a pack with days', 'Natazia 28 Day Pack'],
    ['days after the form', 'metformin 500 MG Oral Tablet 28 Day Pack'],
    ['a brand that is a pack', 'metformin 500 MG Oral Tablet [Yaz 28 Day]'],
    ['a brand that is a pack for a week', 'metformin 500 MG Oral Tablet [Medrol 6 Day Dosepak]'],
    [
      'the contents of a pack without braces',
      '21 (metformin 500 MG Oral Tablet) / 7 (lisinopril 10 MG Oral Tablet) Pack',
    ],
    ['the same ingredient twice', 'metformin 500 MG / metformin 100 MG Oral Tablet'],
    ['one of two without a strength', 'metformin / lisinopril 10 MG Oral Tablet'],
    ['an unknown salt', 'metformin blahate 500 MG Oral Tablet'],
    ['a salt alone', 'potassium 250 MG Oral Tablet'],
    ['a salt that makes a different medicine', 'diclofenac potassium 50 MG Oral Tablet'],
    ['no strength', 'lisinopril'],
    ['directions', 'Take metformin 500 MG twice daily'],
    ['nothing', ''],
    ['a property of Object', 'constructor 5 MG Oral Tablet'],
  ])('is undefined with %s', (_what, name) => {
    expect(plainNames(name)).toBeUndefined()
  })
})

describe('any medicine name', () => {
  const tokens = fc.constantFrom(
    ...Object.keys(spanish),
    ...Object.keys(doseForms),
    ...Object.keys(strengthUnits),
    ...Object.keys(perUnits),
    ...omittedSalts,
    ' / ',
    '/',
    '500',
    '0.09',
    '5 MG',
    '1 MG/ML',
    '24 HR',
    '200 ACTUAT',
    '[Brand]',
    '[',
    '{',
    'NDA020503',
    'tartrate',
  )
  const anyName = fc
    .array(fc.oneof(tokens, fc.string({ maxLength: 6 })), { maxLength: 10 })
    .map((parts) => parts.join(' '))
  const part = fc.tuple(
    fc.constantFrom(...Object.keys(spanish)),
    fc.integer({ min: 1, max: 999 }),
    fc.constantFrom('MG', 'UNT', 'MG/ML', 'MEQ'),
  )
  const wellFormed = fc.tuple(
    fc.uniqueArray(part, { minLength: 1, maxLength: 4, selector: ([name]) => name }),
    fc.constantFrom(...Object.keys(doseForms)),
    fc.constantFrom('', '24 HR ', '200 ACTUAT ', '0.3 ML '),
    fc.constantFrom('', ' [Brand X]'),
  )

  it('never throws, never returns a square bracket and never drops a number', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const texts = plainNames(name)
        if (!texts) return
        const numbers =
          name
            .replace(/\b(?:NDA|ANDA|BLA)\d+/g, '')
            .replace(/\[.*\]/, '')
            .match(/\d+(?:\.\d+)?(?! HR)/g) ?? []
        for (const text of texts) {
          expect(text).not.toMatch(/[[\]{}]/)
          for (const digits of numbers) expect(text).toContain(digits)
        }
      }),
      { numRuns: 3000 },
    )
  })
  it('keeps every ingredient and strength of a well-formed name in order', () => {
    fc.assert(
      fc.property(wellFormed, ([parts, form, amount, brand]) => {
        const name = `${amount}${parts.map(([ingredient, digits, unit]) => `${ingredient} ${String(digits)} ${unit}`).join(' / ')} ${form}${brand}`
        const [en = ''] = plainNames(name) ?? []
        const positions = parts.map(([ingredient, digits]) =>
          en.toLowerCase().indexOf(`${ingredient} ${String(digits)} `),
        )
        expect(positions).toEqual(positions.toSorted((a, b) => a - b))
        expect(positions).not.toContain(-1)
        if (brand) expect(en).toContain('(Brand X)')
        expect(
          amount !== '' && !amount.includes('HR')
            ? en.includes(`(${Object.keys(packageAmounts).length > 0 ? (amount.split(' ')[0] ?? '') : ''} `)
            : true,
        ).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})
