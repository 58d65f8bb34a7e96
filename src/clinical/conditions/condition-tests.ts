import { codingsOf } from '../../fhir/concept'
import type { ResourceOf } from '../../fhir/resource'

interface ConditionTests {
  /** SNOMED CT codes of the conditions. */
  readonly snomed: readonly string[]
  /** The start of their ICD-10 codes. */
  readonly icd10: RegExp
  /** LOINC codes of the tests, in the order of the page. */
  readonly loinc: readonly string[]
}

/** Tests that are often used with a condition. A draft for clinical review: it decides only which results of the record the page of a condition lists. */
const table: readonly ConditionTests[] = [
  {
    // Chronic kidney disease.
    snomed: ['709044004', '431855005', '431856006', '433144002', '700378005', '700379002', '431857002', '433146000'],
    icd10: /^N18/,
    loinc: [
      ...['98979-8', '88293-6', '88294-4', '62238-1', '33914-3', '48642-3', '48643-1', '50044-7', '77147-7'],
      ...['2160-0', '38483-4'],
      ...['3094-0', '6299-2'],
      ...['9318-7', '14959-1', '14958-3', '30000-4', '2890-2', '13705-9', '32294-1'],
    ],
  },
  {
    // Diabetes.
    snomed: ['44054006', '46635009', '73211009'],
    icd10: /^E(?:08|09|10|11|13)/,
    loinc: ['4548-4', '17856-6', '59261-8', '2345-7', '2339-0', '1558-6', '41653-7'],
  },
  {
    // High cholesterol or blood fats.
    snomed: ['55822004', '13644009', '267432004', '302870006'],
    icd10: /^E78/,
    loinc: ['2093-3', '13457-7', '18262-6', '2089-1', '2085-9', '2571-8'],
  },
  {
    // High blood pressure.
    snomed: ['38341003', '59621000'],
    icd10: /^I1[0-6]/,
    loinc: ['85354-9', '55284-4'],
  },
  {
    // Slow or fast thyroid.
    snomed: ['40930008', '34486009'],
    icd10: /^E0[235]/,
    loinc: ['3016-3', '11579-0', '11580-8', '3024-7', '3053-6'],
  },
  {
    // Gout.
    snomed: ['90560007'],
    icd10: /^M10/,
    loinc: ['3084-1'],
  },
]

/** The keys (`testKeyOf`) of the tests often used with a condition, in the order of the page; empty where the table has none. */
export function testKeysOfCondition({ code }: ResourceOf<'Condition'>): readonly string[] {
  const codings = codingsOf(code)
  const isOf = ({ snomed, icd10 }: ConditionTests): boolean =>
    codings.some(
      ({ system = '', code: value = '' }) =>
        (system === 'http://snomed.info/sct' && snomed.includes(value)) ||
        (system.includes('icd-10') && icd10.test(value)),
    )
  return table.filter(isOf).flatMap(({ loinc }) => loinc.map((value) => `http://loinc.org|${value}`))
}
