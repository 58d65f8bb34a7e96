import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { medicineNames } from '../medicine-names/medicine-names'
import { formatMedicine } from './format-medicine'
import { createLexicon } from './medicine-lexicon'
import { formParts } from './form-words'
import { omittedSalts } from './medicine-terms'
import { parseMedicine } from './parse-medicine'

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
  atorvastatin: 'atorvastatina',
  acetaminophen: 'acetaminofén',
  hydrocodone: 'hidrocodona',
  oxycodone: 'oxicodona',
  diphenhydramine: 'difenhidramina',
  estradiol: 'estradiol',
  dienogest: 'dienogest',
  'ethinyl estradiol': 'etinilestradiol',
  levonorgestrel: 'levonorgestrel',
  amphetamine: 'anfetamina',
  drospirenone: 'drospirenona',
  aspirin: 'aspirina',
}
const lexicon = createLexicon(Object.keys(spanish), medicineNames)
const plainNames = (name: string) => {
  const parsed = parseMedicine(name, lexicon)
  return (
    parsed && [
      formatMedicine(parsed, 'en', (ingredient) => ingredient),
      formatMedicine(
        parsed,
        'es',
        (ingredient) => spanish[ingredient] ?? lexicon.spanishName(ingredient) ?? ingredient,
      ),
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
    ['a pack with something unknown', '{21 (metformin 500 MG Oral Tablet) / 7 (simvistatin 10 MG Oral Tablet) } Pack'],
    [
      'a pack whose contents cannot be told apart',
      '{21 metformin 500 MG Oral Tablet / 7 lisinopril 10 MG Oral Tablet} Pack',
    ],
    ['days after the form', 'metformin 500 MG Oral Tablet 28 Day Pack'],
    ['a brand of something else', 'metformin 500 MG Oral Tablet [Yaz 28 Day]'],
    ['a brand of something else in parentheses', 'metformin (LIPITOR) 500 mg tablet'],
    ['an unknown brand that is a pack', 'metformin 500 MG Oral Tablet [Nobody 28 Day]'],
    ['a known brand with more words', 'Tylenol Cold & Flu'],
    ['a brand that is not only swallowed', 'Benadryl topical cream'],
    [
      'the contents of a pack without braces',
      '21 (metformin 500 MG Oral Tablet) / 7 (lisinopril 10 MG Oral Tablet) Pack',
    ],
    ['the same ingredient twice', 'metformin 500 MG / metformin 100 MG Oral Tablet'],
    ['one of two without a strength', 'metformin / lisinopril 10 MG Oral Tablet'],
    ['an unknown salt', 'metformin blahate 500 MG Oral Tablet'],
    ['a salt alone', 'potassium 250 MG Oral Tablet'],
    ['two strengths for one ingredient', 'lisinopril 20-12.5 mg tablet'],
    ['three strengths for two ingredients', 'hydrochlorothiazide-lisinopril 20-12.5-5 mg tablet'],
    ['a number without a unit', 'lisinopril 10 tablet'],
    ['two forms', 'metformin 500 mg tablet capsule'],
    ['two ways of release', 'metformin 500 mg extended-release delayed-release tablet'],
    ['a form that cannot be released later', 'metformin 500 mg delayed-release cream'],
    ['directions that name another medicine', 'metformin 500 mg twice daily with lisinopril 10 mg'],
    ['supplies', 'metformin test strips'],
    ['two medicines for one', 'metformin 500 mg, aspirin 81 mg allergy'],
    ['two salts', 'metoprolol tartrate succinate 25 MG Oral Tablet'],
    ['directions', 'Take metformin 500 MG twice daily'],
    ['nothing', ''],
    ['a property of Object', 'constructor 5 MG Oral Tablet'],
  ])('is undefined with %s', (_what, name) => {
    expect(plainNames(name)).toBeUndefined()
  })
})

/** Names as they stand in the records of different systems, in English and Spanish. */
describe('a name', () => {
  it.each([
    ['of the NDC directory', 'METFORMIN HCL ER 500 MG TABLET', 'Metformin 500 mg, long-acting tablet'],
    [
      'of the Department of Veterans Affairs',
      'POTASSIUM CHLORIDE 20MEQ TAB,SA',
      'Potassium chloride 20 mEq, long-acting tablet',
    ],
    [
      'with brands in capitals',
      'lisinopriL (PRINIVIL,ZESTRIL) 10 mg tablet',
      'Lisinopril 10 mg, tablet (Prinivil, Zestril)',
    ],
    [
      'of two ingredients with a hyphen',
      'hydrochlorothiazide-lisinopril 12.5 mg-10 mg oral tablet',
      'Hydrochlorothiazide and lisinopril, 12.5-10 mg, tablet',
    ],
    ['of an ingredient twice', 'acetaminophen (acetaminophen 325 mg oral capsule)', 'Acetaminophen 325 mg, capsule'],
    [
      'of SNOMED CT',
      'Product containing precisely metformin hydrochloride 500 milligram/1 each conventional release oral tablet (clinical drug)',
      'Metformin 500 mg, tablet',
    ],
    [
      'of SNOMED CT with a base',
      'Product containing precisely amoxicillin (as amoxicillin trihydrate) 500 milligram and clavulanic acid (as clavulanate potassium) 125 milligram/1 each conventional release oral tablet (clinical drug)',
      'Amoxicillin 500 mg and clavulanate 125 mg, tablet',
    ],
    [
      'of the United Kingdom',
      'Metformin 500mg modified-release tablets (Teva UK Ltd)',
      'Metformin 500 mg, modified-release tablet',
    ],
    ['with a British spelling', 'Amoxycillin 500mg capsules', 'Amoxicillin 500 mg, capsule'],
    ['in Spanish', 'Metformina 850 mg comprimidos recubiertos con película', 'Metformin 850 mg, tablet'],
    ['in Spanish with the salt first', 'clorhidrato de metformina 500 mg tableta', 'Metformin 500 mg, tablet'],
    ['that is an abbreviation', 'APAP 325 MG TAB', 'Acetaminophen 325 mg, tablet'],
    ['with a concentration', 'AMOXICILLIN 400 MG/5 ML SUSP', 'Amoxicillin 400 mg per 5 mL, liquid'],
    [
      'with a strength of a base',
      'albuterol (PROAIR HFA) 108 (90 Base) MCG/ACT inhaler',
      'Albuterol 90 mcg per puff, inhaler (Proair Hfa)',
    ],
    ['with a strength for a day', 'fentanyl 25 mcg/hr patch', 'Fentanyl 25 mcg per hour, skin patch'],
    ['of a brand', 'Lipitor 20 mg', 'Atorvastatin 20 mg (Lipitor)'],
    ['of a brand with two ingredients', 'Percocet 5/325', 'Oxycodone and acetaminophen, 5-325 (Percocet)'],
    [
      'of a brand with other ingredients than a shorter one',
      'Tylenol PM',
      'Acetaminophen and diphenhydramine (Tylenol PM)',
    ],
    ['of a brand with its ingredient', 'Glucophage (metformin) 500 mg', 'Metformin 500 mg (Glucophage)'],
    ['of a pack of a brand', 'Natazia 28 Day Pack', 'Estradiol valerate and dienogest, pack for 28 days (Natazia)'],
    [
      'of a salt that is another medicine',
      'diclofenac potassium 50 MG Oral Tablet',
      'Diclofenac potassium 50 mg, tablet',
    ],
    ['with directions', 'metformin 500mg twice daily with meals', 'Metformin 500 mg'],
    ['of an ingredient alone', 'lisinopril', 'Lisinopril'],
    [
      'of a pack',
      '{21 (ethinyl estradiol 0.02 MG / levonorgestrel 0.1 MG Oral Tablet) / 7 (inert ingredients 1 MG Oral Tablet) } Pack [Aviane 28 Day]',
      'Pack: 21 × ethinyl estradiol 0.02 mg and levonorgestrel 0.1 mg, tablet; 7 × without medicine (Aviane 28 Day)',
    ],
  ])('%s', (_kind, name, plain) => {
    expect(plainNames(name)?.[0]).toBe(plain)
  })
  it.each([
    ['the same strength in another unit', 'metformin 500 mg (0.5 g) tablet', 'Metformin 500 mg, tablet'],
    ['how strong a brand is', 'Tylenol Extra Strength 500 mg', 'Acetaminophen 500 mg (Tylenol)'],
    [
      'how often a patch is changed',
      'estradiol 0.05 mg/24 hr weekly patch',
      'Estradiol 0.05 mg per 24 hours, skin patch',
    ],
    ['directions with water', 'metformin 500 mg tablet take 1 daily with water', 'Metformin 500 mg, tablet'],
    ['a count of pieces', 'metformin 500 mg 30 tablets', 'Metformin 500 mg, tablet'],
  ])('that also has %s leaves it to the words of the record', (_what, name, plain) => {
    expect(plainNames(name)?.[0]).toBe(plain)
    expect(parseMedicine(name, lexicon)?.saysMore).toBe(true)
  })
  it('of a mix of salts keeps each salt', () => {
    expect(plainNames('amphetamine aspartate 1.25 MG / amphetamine sulfate 1.25 MG Oral Tablet')?.[0]).toBe(
      'Amphetamine aspartate 1.25 mg and amphetamine 1.25 mg, tablet',
    )
  })
  it('in Spanish says "e" before the sound of "i"', () => {
    expect(plainNames('acetaminophen 325 MG / hydrocodone bitartrate 5 MG Oral Tablet')?.[1]).toBe(
      'Acetaminofén 325 mg e hidrocodona 5 mg, tableta',
    )
  })
})

describe('any medicine name', () => {
  const tokens = fc.constantFrom(
    ...Object.keys(spanish),
    ...Object.keys(formParts),
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
    fc.constantFrom(
      'Oral Tablet',
      'Extended Release Oral Tablet',
      'Metered Dose Inhaler',
      'Prefilled Syringe',
      'Topical Cream',
    ),
    fc.constantFrom('', '24 HR ', '200 ACTUAT ', '0.3 ML '),
    fc.constantFrom('', ' [Brand X]'),
  )

  it('never throws, never returns a square bracket, and drops a number only where it says that the name goes on', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const texts = plainNames(name)
        if (!texts) return
        const numbers =
          name
            .replace(/\b(?:NDA|ANDA|BLA)\d+/g, '')
            .replace(/\[.*\]/, '')
            .match(/\d+(?:\.\d+)?(?! ?(?:HR|h|hr|12h|24h))/g) ?? []
        for (const text of texts) {
          expect(text).not.toMatch(/[[\]{}]/)
          // Such as a count of tablets; the record's own name stands beside it.
          if (!parseMedicine(name, lexicon)?.saysMore) for (const digits of numbers) expect(text).toContain(digits)
        }
      }),
      { numRuns: 3000, examples: [['1 MG/ML metformin 2 tabletas recubiertas']] },
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
        if (amount !== '' && !amount.includes('HR')) expect(en).toContain(`(${amount.split(' ')[0] ?? ''} `)
      }),
      { numRuns: 1000 },
    )
  })
})
