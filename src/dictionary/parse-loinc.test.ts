import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loincComponents, loincSpecimens, loincProperties } from './loinc-terms'
import { plainLoincName } from './parse-loinc'

describe('plainLoincName', () => {
  it.each([
    [
      'Albumin/Creatinine [Mass Ratio] in Urine',
      'Albumin compared with creatinine, in urine',
      'Albúmina en comparación con la creatinina, en la orina',
    ],
    ['Glucose [Mass/volume] in Serum or Plasma', 'Sugar (glucose) in blood', 'Azúcar (glucosa) en la sangre'],
    ['Sodium [Moles/volume] in Arterial blood', 'Sodium in blood from an artery', 'Sodio en la sangre de una arteria'],
    [
      'Neutrophils/100 leukocytes in Blood by Automated count',
      'Neutrophils, share of white blood cells, in blood',
      'Neutrófilos, parte de los glóbulos blancos, en la sangre',
    ],
    ['Leukocytes [#/volume] in Urine', 'White blood cells in urine, count', 'Glóbulos blancos en la orina, cantidad'],
    [
      'Mumps virus IgG Ab [Units/volume] in Serum',
      'IgG antibodies to mumps in blood',
      'Anticuerpos IgG contra las paperas en la sangre',
    ],
    [
      'Peanut IgE Ab [Units/volume] in Serum',
      'Allergy antibodies to peanut in blood',
      'Anticuerpos de alergia contra el cacahuate (maní) en la sangre',
    ],
    [
      'Chlamydia trachomatis DNA [Presence] in Specimen by NAA with probe detection',
      'Chlamydia (genetic test): found or not',
      'Clamidia (prueba genética): si se encontró o no',
    ],
    [
      'Streptococcus pyogenes Ag [Presence] in Throat',
      'Strep marker in the throat: found or not',
      'Marcador del estreptococo en la garganta: si se encontró o no',
    ],
    ['Calcium.ionized [Moles/volume] in Blood', 'Ionized calcium in blood', 'Calcio ionizado en la sangre'],
    ['Cholesterol in HDL [Mass/volume] in Serum or Plasma', 'HDL cholesterol in blood', 'Colesterol HDL en la sangre'],
    ['Haptoglobin [Mass/volume] in Serum or Plasma', 'Haptoglobin in blood', undefined],
    ['IgA [Mass/volume] in Serum or Plasma', 'IgA in blood', undefined],
    ['HIV 1 Ab [Units/volume] in Serum or Plasma by Immunoassay', 'Antibodies to HIV 1 in blood', undefined],
    ['Prostate specific Ag [Mass/volume] in Serum or Plasma', 'Prostate specific marker in blood', undefined],
  ])('%s', (name, en, es) => {
    expect([plainLoincName(name, 'en'), plainLoincName(name, 'es')]).toEqual([en, es])
  })

  it.each([
    'Glucose [Mass/volume] in Serum or Plasma --2 hours post 75 g glucose PO',
    'HIV 1+2 Ab+HIV1 p24 Ag [Presence] in Serum or Plasma by Immunoassay',
    'Glomerular filtration rate/1.73 sq M.predicted [Volume Rate/Area] in Serum, Plasma or Blood by Creatinine-based formula (CKD-EPI 2021)',
    'Natriuretic peptide.B prohormone N-Terminal [Mass/volume] in Serum or Plasma',
    'Glucose [Mass/volume] in Dialysis fluid',
    'Total score [AUDIT-C]',
    'HIV 1 RNA [#/volume] (viral load) in Serum or Plasma by NAA with probe detection',
    'A/B/C [Mass Ratio] in Blood',
    'Body Weight',
    'Blood pressure panel with all children optional',
    'HGB A1C',
    'C Ab [Presence] in Serum or Plasma',
    'E Ab [Presence] in Serum or Plasma',
    'little c Ab [Presence] in Serum or Plasma',
    'Little c Ab [Presence] in Serum or Plasma',
    'K IgG Ab [Presence] in Serum or Plasma',
    'Fy a Ab [Presence] in Serum or Plasma',
    'D Ag [Presence] in Blood',
    'C [Presence] in Blood',
    'Follow-up in Clinic',
    '',
    '[',
    'constructor [Presence] in constructor',
  ])('is undefined when a part is not understood: %s', (name) => {
    expect([plainLoincName(name, 'en'), plainLoincName(name, 'es')]).toEqual([undefined, undefined])
  })
})

describe('any test name', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...Object.keys(loincComponents),
      ...Object.keys(loincSpecimens),
      'IgE Ab',
      ' Ab',
      ' Ag',
      ' DNA',
      '/',
      '/100 leukocytes',
      '[',
      ']',
      '--',
      ' in ',
      ' by ',
      '(',
      ')',
      '.',
      '+',
      '1.73',
    ),
    fc.string(),
  )
  const anyName = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
  const shaped = fc
    .tuple(anyName, fc.constantFrom(...Object.keys(loincProperties)), fc.constantFrom(...Object.keys(loincSpecimens)))
    .map(([component, property, specimen]) => `${component} [${property}] in ${specimen}`)

  it('never throws and never returns a square bracket', () => {
    fc.assert(
      fc.property(fc.oneof(anyName, shaped), fc.constantFrom('en' as const, 'es' as const), (name, language) => {
        const plain = plainLoincName(name, language)
        expect(plain === undefined || (plain.length > 0 && !/[[\]]/.test(plain))).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})
