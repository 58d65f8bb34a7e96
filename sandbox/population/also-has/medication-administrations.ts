import { at, concept, plusDays, quantity, ref, TODAY } from '../builders'
import {
  annotation,
  businessIdentifier,
  doctor,
  HIP,
  logicalReference,
  nurse,
  quinn,
  snomed,
  stay,
  textConcept,
} from '../showcase/shared'
import type { MedicationAdministration } from 'fhir/r4'

const day = (ago: number): string => plusDays(TODAY, -ago)
const dose = (id: string, medicine: string, ago: number): Omit<MedicationAdministration, 'status'> => ({
  resourceType: 'MedicationAdministration',
  id: `quinn-${id}`,
  medicationCodeableConcept: textConcept(medicine),
  subject: quinn,
  effectiveDateTime: day(ago),
})

/** Doses that care staff gave, or did not give: every element of R4 and every status. */
export const medicationAdministrations: readonly MedicationAdministration[] = [
  {
    resourceType: 'MedicationAdministration',
    id: 'quinn-antibiotic-infusion',
    identifier: businessIdentifier('dose', 'D-1'),
    instantiates: ['https://guidelines.example/before-a-hip-operation'],
    partOf: [ref('Procedure', 'quinn-hip-operation', 'Hip operation')],
    status: 'completed',
    category: textConcept('Inpatient'),
    medicationCodeableConcept: textConcept('Cefazolin 1 g'),
    subject: quinn,
    context: stay,
    supportingInformation: [logicalReference('Observation', 'W-1', 'Weight before the operation')],
    effectivePeriod: { start: at('2024-02-11', '08:10'), end: at('2024-02-11', '08:40') },
    performer: [{ function: textConcept('Gave it'), actor: nurse }],
    reasonCode: [HIP],
    reasonReference: [ref('Condition', 'quinn-hip-fracture', 'Broken hip')],
    request: logicalReference('MedicationRequest', 'R-9', 'Cefazolin before the operation'),
    device: [logicalReference('Device', 'P-3', 'Infusion pump')],
    note: annotation('No reaction.'),
    dosage: {
      text: 'One gram into a vein over half an hour',
      site: concept(snomed('368208006', 'Left upper arm structure'), 'Left arm'),
      route: concept(snomed('47625008', 'Intravenous route'), 'Into a vein'),
      method: textConcept('Slowly'),
      dose: quantity(1, 'g'),
      rateRatio: { numerator: quantity(50, 'mL'), denominator: quantity(30, 'min') },
    },
    eventHistory: [logicalReference('Provenance', 'E-1', 'Entered by the nurse')],
  },
  {
    ...dose('evening-dose', 'Heparin', 995),
    status: 'not-done',
    statusReason: [textConcept('Bleeding after the operation')],
  },
  { ...dose('fluid', 'Salt solution', 996), status: 'stopped', dosage: { rateQuantity: quantity(80, 'mL/h') } },
  { ...dose('iron', 'Iron infusion', 2), status: 'in-progress', performer: [{ actor: doctor }] },
  { ...dose('pain-pump', 'Pain pump', 990), status: 'on-hold' },
  { ...dose('oxygen', 'Oxygen', 997), status: 'unknown' },
  { ...dose('wrong-dose', 'Insulin', 994), status: 'entered-in-error' },
  {
    resourceType: 'MedicationAdministration',
    id: 'walter-flu-shot-fever',
    status: 'completed',
    medicationReference: ref('Medication', 'walter-fever-tablet', 'Acetaminophen 500 mg'),
    subject: ref('Patient', 'walter'),
    effectiveDateTime: day(40),
  },
]
