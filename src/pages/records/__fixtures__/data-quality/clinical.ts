import type { DataQualityCase } from './data-quality-case'

const condition = (more: object) => ({ resourceType: 'Condition', code: { text: 'Asthma' }, ...more })
const coded = (code: string) => ({ coding: [{ code }] })
const request = (more: object) => ({ resourceType: 'MedicationRequest', ...more })

/** Problems, allergies and medicines (rows 41 to 48). */
export const clinicalCases: readonly DataQualityCase[] = [
  {
    row: 41,
    name: 'a condition without a status',
    resource: condition({}),
    listSection: 'main',
    shows: ['Asthma'],
    hides: ['Current', 'Ended'],
  },
  {
    row: 42,
    name: 'an encounter diagnosis next to the problem list',
    file: 'src/clinical/conditions/condition-groups.test.ts',
    test: 'does not hide current conditions when all are encounter diagnoses',
  },
  {
    row: 43,
    name: 'one problem at many visits',
    file: 'src/clinical/conditions/condition-groups.test.ts',
    test: 'lists each code once and keeps all its conditions',
  },
  {
    row: 44,
    name: 'an age at the start and at the end',
    resource: condition({ onsetAge: { value: 42, code: 'a', unit: 'years' }, abatementAge: { value: 45, code: 'a' } }),
    shows: ['Age when it started|42 years', 'Age when it ended|45 years'],
  },
  {
    row: 44,
    name: 'a range at the start',
    resource: condition({ onsetRange: { low: { value: 40, unit: 'years' }, high: { value: 45, unit: 'years' } } }),
    shows: ['40 to 45 years'],
  },
  {
    row: 44,
    name: 'free text at the start and a month at the end',
    resource: condition({ onsetString: 'in childhood', abatementDateTime: '2024-05' }),
    shows: ['in childhood', 'May 2024'],
  },
  {
    row: 44,
    name: 'periods at both ends',
    resource: condition({ onsetPeriod: { start: '2019' }, abatementPeriod: { end: '2020-02-03' } }),
    shows: ['From 2019', 'Until February 3, 2020'],
  },
  {
    row: 44,
    name: 'a condition that is active but has ended',
    resource: condition({ clinicalStatus: coded('active'), abatementDateTime: '2020-02-03' }),
    shows: ['Current', 'Ended|February 3, 2020'],
  },
  {
    row: 44,
    name: 'a warning for a condition that is active but has ended',
    file: 'src/clinical/assertion/assertion-of.test.ts',
    test: 'an active condition with an end',
  },
  {
    row: 45,
    name: 'an allergy with only a name',
    resource: { resourceType: 'AllergyIntolerance', code: { text: 'Peanut' } },
    title: 'Peanut',
    shows: ['Peanut'],
    hides: ['severe', 'Severe', 'mild'],
  },
  {
    row: 45,
    name: 'high criticality with a mild reaction',
    resource: {
      resourceType: 'AllergyIntolerance',
      type: 'intolerance',
      criticality: 'high',
      reaction: [{ manifestation: [{ coding: [{ code: '247472004' }] }], severity: 'mild' }],
    },
    shows: ['Code 247472004', 'Mild', 'High risk'],
  },
  {
    row: 46,
    name: 'a medicine as text',
    resource: request({
      medicationCodeableConcept: { text: 'Aspirin 81 mg' },
      reportedReference: { display: 'Ana Ruiz' },
    }),
    title: 'Aspirin 81 mg',
    shows: ['Ana Ruiz'],
  },
  {
    row: 46,
    name: 'an active prescription whose validity has ended',
    resource: request({
      status: 'active',
      medicationReference: { display: 'Aspirin' },
      dispenseRequest: { validityPeriod: { end: '2020-01-01' } },
    }),
    shows: ['Until January 1, 2020'],
  },
  { row: 46, name: 'an unknown status', resource: request({ status: 'unknown' }), shows: ['Status'] },
  {
    row: 47,
    name: 'directions whose text differs from their parts',
    resource: request({
      dosageInstruction: [
        { text: '2 tablets at night', doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }] },
      ],
    }),
    shows: ['As written|2 tablets at night', '1 tablet'],
  },
  {
    row: 47,
    name: 'directions from their parts',
    resource: request({
      dosageInstruction: [
        {
          sequence: 1,
          doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }],
          timing: { code: coded('BID'), repeat: { boundsDuration: { value: 7, code: 'd' } } },
          asNeededCodeableConcept: { text: 'pain' },
        },
      ],
    }),
    shows: ['1 tablet', '7 days', 'pain'],
  },
  {
    row: 47,
    name: 'directions that do not form a sentence',
    resource: request({
      dosageInstruction: [{ doseAndRate: [{ rateRatio: { numerator: { value: 5, unit: 'mL' } } }] }],
    }),
    shows: ['We can’t turn these directions into a sentence', '5 mL'],
  },
  {
    row: 48,
    name: 'a fill without a unit and without a hand-over date',
    resource: { resourceType: 'MedicationDispense', quantity: { value: 30 }, daysSupply: { value: 30, unit: 'days' } },
    shows: ['30', '30 days'],
  },
]
