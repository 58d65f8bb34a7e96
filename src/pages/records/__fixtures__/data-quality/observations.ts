import type { DataQualityCase } from './data-quality-case'

const result = (more: object) => ({ resourceType: 'Observation', code: { text: 'CRP' }, ...more })
const quantity = (more: object) => result({ valueQuantity: more })
const mg = (value: number) => ({ value, unit: 'mg/L' })
const coded = (code: string) => ({ coding: [{ code }] })
const text = (valueString: string): DataQualityCase => ({
  row: 50,
  name: `the text ${valueString}`,
  resource: result({ valueString }),
  shows: [`Result|${valueString}`],
})

/** Results (rows 49 to 61). */
export const observationCases: readonly DataQualityCase[] = [
  {
    row: 49,
    name: 'below what can be measured',
    resource: quantity({ ...mg(0.1), comparator: '<' }),
    shows: ['Less than 0.1 mg/L'],
  },
  {
    row: 49,
    name: 'at or above what can be measured',
    resource: quantity({ ...mg(600), comparator: '>=' }),
    shows: ['At least 600 mg/L'],
  },
  ...['<0.1', '7,5', '1:160', 'GT 45', 'Negative', 'See note', 'TNP'].map(text),
  {
    row: 51,
    name: 'a reason instead of a value',
    resource: result({ dataAbsentReason: coded('not-performed') }),
    shows: ['Test was not done'],
    hides: ['0'],
  },
  {
    row: 51,
    name: 'a reason instead of the value of a part',
    resource: result({ component: [{ code: { text: 'Diastolic' }, dataAbsentReason: { text: 'Not performed' } }] }),
    shows: ['Diastolic', 'Not performed'],
  },
  {
    row: 52,
    name: 'a panel with parts, one of them without a value',
    resource: result({
      component: [
        { code: { text: 'Systolic' }, valueQuantity: { value: 120, unit: 'mmHg' } },
        { code: { text: 'Diastolic' }, dataAbsentReason: coded('unknown') },
      ],
    }),
    shows: ['Systolic', '120 mmHg', 'Diastolic', 'Not known'],
  },
  {
    row: 52,
    name: 'a panel with only members',
    resource: result({ hasMember: [{ reference: 'Observation/2', display: 'Sodium' }] }),
    shows: ['Sodium'],
  },
  {
    row: 53,
    name: 'a unit text that differs from its code',
    resource: quantity({ value: 5, unit: 'mg/dL', code: 'mg/100mL' }),
    shows: ['5 mg/dL'],
  },
  { row: 53, name: 'a unit in capitals', resource: quantity({ value: 5, unit: 'MG/DL' }), shows: ['5 MG/DL'] },
  {
    row: 53,
    name: 'inches as a code',
    resource: quantity({ value: 70, code: '[in_i]', system: 'http://unitsofmeasure.org' }),
    shows: ['70 in'],
  },
  {
    row: 53,
    name: 'thousands as a code',
    resource: quantity({ value: 5.5, code: '10*3/uL', system: 'http://unitsofmeasure.org' }),
    shows: ['5.5 thousand per µL'],
  },
  { row: 53, name: 'a score', resource: quantity({ value: 5, unit: '{score}', code: '{score}' }), shows: ['5 points'] },
  { row: 53, name: 'no unit', resource: quantity({ value: 5 }), shows: ['Result|5|'] },
  {
    row: 54,
    name: 'a unit inside the text',
    resource: result({ valueString: '5.6 mmol/L' }),
    shows: ['Result|5.6 mmol/L'],
  },
  {
    row: 55,
    name: 'ranges for several people',
    resource: result({
      referenceRange: [
        { high: mg(5), appliesTo: [{ text: 'Men' }] },
        { high: mg(6), appliesTo: [{ text: 'Women' }] },
      ],
    }),
    shows: ['Men', '5 mg/L', 'Women', '6 mg/L'],
  },
  {
    row: 55,
    name: 'a range as text',
    resource: result({ referenceRange: [{ text: 'under 5' }] }),
    shows: ['under 5'],
  },
  {
    row: 55,
    name: 'a range with low above high',
    resource: result({ referenceRange: [{ low: mg(9), high: mg(1) }] }),
    shows: ['9 mg/L', '1 mg/L'],
  },
  {
    row: 55,
    name: 'a range with low above high is not compared',
    file: 'src/fhir/result.test.ts',
    test: 'an inverted range',
  },
  { row: 55, name: 'two ranges are not compared', file: 'src/fhir/result.test.ts', test: 'two ranges' },
  {
    row: 55,
    name: 'a range in another unit is not compared',
    file: 'src/fhir/result.test.ts',
    test: 'another unit',
  },
  {
    row: 56,
    name: 'an interpretation as local text',
    resource: result({ interpretation: [{ text: 'Slightly raised' }, coded('H')] }),
    shows: ['Slightly raised', 'Above the expected range'],
  },
  {
    row: 56,
    name: 'no interpretation and no range',
    resource: quantity(mg(900)),
    shows: ['900 mg/L'],
    hides: ['igher', 'bove', 'bnormal'],
  },
  { row: 57, name: 'zero', resource: quantity(mg(0)), shows: ['0 mg/L'] },
  { row: 57, name: 'a negative value', resource: quantity({ value: -1.5, unit: 'mmol/L' }), shows: ['−1.5 mmol/L'] },
  { row: 57, name: 'a huge value', resource: quantity(mg(123456789)), shows: ['123,456,789 mg/L'] },
  {
    row: 57,
    name: 'charts of odd series',
    file: 'src/clinical/observations/series.test.ts',
    test: 'sorts by time and omits what cannot be charted',
  },
  { row: 58, name: 'one test under two codes', file: 'src/fhir/result.test.ts', test: 'http://loinc.org|17856-6' },
  {
    row: 59,
    name: 'a result that was corrected',
    resource: result({ status: 'corrected' }),
    shows: ['Corrected after it was final'],
  },
  { row: 59, name: 'a result that is not final', resource: result({ status: 'preliminary' }), shows: ['Early result'] },
  {
    row: 60,
    name: 'a wave recording',
    resource: result({
      valueSampledData: { origin: { value: 0, unit: 'mV' }, period: 4, factor: 0.1, dimensions: 1, data: '1 2 E' },
    }),
    shows: ['0 mV', '4', '0.1', '1 2 E'],
  },
  {
    row: 60,
    name: 'a titer',
    resource: result({ valueRatio: { numerator: { value: 1 }, denominator: { value: 128 } } }),
    shows: ['1:128'],
  },
  {
    row: 60,
    name: 'a range',
    resource: result({ valueRange: { low: { value: 2, unit: 'cells' }, high: { value: 5, unit: 'cells' } } }),
    shows: ['2 to 5 cells'],
  },
  { row: 60, name: 'a time of day', resource: result({ valueTime: '08:30:00' }), shows: ['8:30 a.m.'] },
  {
    row: 60,
    name: 'a period',
    resource: result({ valuePeriod: { start: '2024-05-03', end: '2024-05-09' } }),
    shows: ['May 3, 2024 to May 9, 2024'],
  },
  { row: 60, name: 'yes or no', resource: result({ valueBoolean: false }), shows: ['Result|No'] },
  {
    row: 60,
    name: 'a concept',
    resource: result({ valueCodeableConcept: { text: 'Found' } }),
    shows: ['Result|Found'],
  },
  { row: 60, name: 'a whole number', resource: result({ valueInteger: 12345 }), shows: ['Result|12,345'] },
  { row: 60, name: 'a day', resource: result({ valueDateTime: '2024-05' }), shows: ['Result|May 2024'] },
  { row: 60, name: 'an amount', resource: quantity(mg(5)), shows: ['Result|5 mg/L'] },
  { row: 60, name: 'a text', resource: result({ valueString: 'clear' }), shows: ['Result|clear'] },
  {
    row: 60,
    name: 'a value of every type in a part',
    resource: result({
      component: [
        { valueRatio: { numerator: { value: 1 }, denominator: { value: 2 } } },
        { valueTime: '13:05:00' },
        { valueInteger: 7 },
        { valueBoolean: true },
        { valuePeriod: { start: '2024' } },
        { valueRange: { low: { value: 3 } } },
        { valueDateTime: '2024-05-03' },
        { valueString: 'hazy' },
        { valueCodeableConcept: { text: 'Lost' } },
        { valueSampledData: { data: '9 9' } },
        { valueQuantity: mg(4) },
      ],
    }),
    shows: [
      '1:2',
      '1:05 p.m.',
      '|7|',
      'Yes',
      'From 2024',
      '3 or higher',
      'May 3, 2024',
      'hazy',
      'Lost',
      '9 9',
      '4 mg/L',
    ],
  },
  {
    row: 61,
    name: 'a result from the device of the patient',
    resource: result({
      performer: [
        { reference: 'Patient/p', display: 'Ana Ruiz' },
        { reference: 'Device/d', display: 'Home cuff' },
      ],
      category: [{ text: 'Patient reported' }],
    }),
    shows: ['Ana Ruiz', 'Home cuff', 'Patient reported'],
  },
]
