import type { Conversion } from './convert'

type Row = Omit<Conversion, 'offset'> & { readonly entries: readonly string[]; readonly offset?: number }

/**
 * Tests whose amount has another unit in use, by the ids of their entries: [from] x factor + offset = [to]. Only what is the same thing in both units:
 * `checks/never-converted.ts` has what never may stand here.
 */
export const conversionRows: readonly Row[] = [
  {
    entries: ['glucose-blood', 'glucose-fasting', 'glucose-2-hours-after-drink', 'glucose-1-hour-after-drink'],
    from: 'mg/dL',
    to: 'mmol/L',
    factor: 0.05551,
    decimals: 1,
    back: 0,
  },
  { entries: ['a1c'], from: '%', to: 'mmol/mol', factor: 10.93, offset: -23.5, decimals: 0, back: 1 },
  {
    entries: ['cholesterol-total', 'cholesterol-ldl', 'cholesterol-hdl'],
    from: 'mg/dL',
    to: 'mmol/L',
    factor: 0.02586,
    decimals: 2,
    back: 0,
  },
  { entries: ['triglycerides'], from: 'mg/dL', to: 'mmol/L', factor: 0.01129, decimals: 2, back: 0 },
  { entries: ['creatinine-blood'], from: 'mg/dL', to: 'umol/L', factor: 88.4, decimals: 0, back: 2 },
  { entries: ['urea-nitrogen-blood'], from: 'mg/dL', to: 'mmol/L', factor: 0.357, decimals: 1, back: 0, as: 'urea' },
  { entries: ['uric-acid-blood'], from: 'mg/dL', to: 'umol/L', factor: 59.48, decimals: 0, back: 1 },
  {
    entries: ['bilirubin-total', 'bilirubin-direct', 'bilirubin-indirect'],
    from: 'mg/dL',
    to: 'umol/L',
    factor: 17.1,
    decimals: 0,
    back: 1,
  },
  { entries: ['calcium-blood'], from: 'mg/dL', to: 'mmol/L', factor: 0.2495, decimals: 2, back: 1 },
  { entries: ['phosphate-blood'], from: 'mg/dL', to: 'mmol/L', factor: 0.3229, decimals: 2, back: 1 },
  { entries: ['magnesium-blood'], from: 'mg/dL', to: 'mmol/L', factor: 0.4114, decimals: 2, back: 1 },
  {
    entries: ['iron-blood', 'iron-binding-capacity'],
    from: 'ug/dL',
    to: 'umol/L',
    factor: 0.1791,
    decimals: 1,
    back: 0,
  },
  { entries: ['ferritin'], from: 'ng/mL', to: 'ug/L', factor: 1, decimals: 0, back: 0 },
  { entries: ['hemoglobin'], from: 'g/dL', to: 'g/L', factor: 10, decimals: 0, back: 1 },
  {
    entries: ['albumin-blood', 'protein-total-blood', 'globulin-blood'],
    from: 'g/dL',
    to: 'g/L',
    factor: 10,
    decimals: 0,
    back: 1,
  },
  { entries: ['hematocrit'], from: '%', to: 'L/L', factor: 0.01, decimals: 2, back: 0 },
  { entries: ['white-blood-cells'], from: '10*3/uL', to: '10*9/L', factor: 1, decimals: 1, back: 1 },
  { entries: ['platelets'], from: '10*3/uL', to: '10*9/L', factor: 1, decimals: 0, back: 0 },
  { entries: ['red-blood-cells'], from: '10*6/uL', to: '10*12/L', factor: 1, decimals: 2, back: 2 },
  {
    entries: ['sodium-blood', 'chloride-blood', 'bicarbonate-blood'],
    from: 'meq/L',
    to: 'mmol/L',
    factor: 1,
    decimals: 0,
    back: 0,
  },
  { entries: ['potassium-blood', 'lithium-blood'], from: 'meq/L', to: 'mmol/L', factor: 1, decimals: 1, back: 1 },
  { entries: ['vitamin-d', 'vitamin-d3'], from: 'ng/mL', to: 'nmol/L', factor: 2.496, decimals: 0, back: 0 },
  { entries: ['vitamin-b12'], from: 'pg/mL', to: 'pmol/L', factor: 0.738, decimals: 0, back: 0 },
  { entries: ['folate-blood'], from: 'ng/mL', to: 'nmol/L', factor: 2.266, decimals: 1, back: 1 },
  { entries: ['tsh'], from: 'u[IU]/mL', to: 'm[IU]/L', factor: 1, decimals: 2, back: 2 },
  { entries: ['t4-free'], from: 'ng/dL', to: 'pmol/L', factor: 12.87, decimals: 1, back: 1 },
  { entries: ['t4-total'], from: 'ug/dL', to: 'nmol/L', factor: 12.87, decimals: 0, back: 1 },
  { entries: ['t3-free'], from: 'pg/mL', to: 'pmol/L', factor: 1.536, decimals: 1, back: 1 },
  { entries: ['cortisol'], from: 'ug/dL', to: 'nmol/L', factor: 27.59, decimals: 0, back: 1 },
  { entries: ['testosterone-total'], from: 'ng/dL', to: 'nmol/L', factor: 0.03467, decimals: 2, back: 0 },
  { entries: ['estradiol'], from: 'pg/mL', to: 'pmol/L', factor: 3.671, decimals: 0, back: 0 },
  { entries: ['progesterone'], from: 'ng/mL', to: 'nmol/L', factor: 3.18, decimals: 1, back: 1 },
  { entries: ['crp'], from: 'mg/dL', to: 'mg/L', factor: 10, decimals: 1, back: 2 },
  { entries: ['psa', 'psa-free'], from: 'ng/mL', to: 'ug/L', factor: 1, decimals: 2, back: 2 },
  {
    entries: ['lead-blood', 'lead-blood-vein', 'lead-blood-finger'],
    from: 'ug/dL',
    to: 'umol/L',
    factor: 0.04826,
    decimals: 2,
    back: 1,
  },
  { entries: ['troponin-t', 'troponin-i'], from: 'ng/mL', to: 'ng/L', factor: 1000, decimals: 0, back: 3 },
  {
    entries: ['urine-albumin-creatinine'],
    from: 'mg/g{creat}',
    to: 'mg/mmol{creat}',
    factor: 0.1131,
    decimals: 1,
    back: 0,
  },
  {
    entries: ['body-temperature', 'body-temperature-mouth'],
    from: '[degF]',
    to: 'Cel',
    factor: 5 / 9,
    offset: -160 / 9,
    decimals: 1,
    back: 1,
    exact: true,
  },
  { entries: ['body-weight'], from: '[lb_av]', to: 'kg', factor: 0.45359237, decimals: 1, back: 0, exact: true },
  { entries: ['body-height'], from: '[in_i]', to: 'cm', factor: 2.54, decimals: 0, back: 0, exact: true },
  { entries: ['head-circumference'], from: '[in_i]', to: 'cm', factor: 2.54, decimals: 1, back: 1, exact: true },
]

/** The conversions of an entry. */
export const conversionsOf = (id: string): readonly Conversion[] =>
  conversionRows
    .filter(({ entries }) => entries.includes(id))
    .map(({ entries: _entries, offset = 0, ...row }) => ({ ...row, offset }))
