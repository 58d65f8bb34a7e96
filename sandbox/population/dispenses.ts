import type { MedicationDispense } from 'fhir/r4'
import { at, concept, plusDays, quantity, ref, TODAY } from './builders'
import { dosage, prescriptions, type Prescription } from './medicines'
import { clinician } from './places'

function dispensesOf(prescription: Prescription, index: number): MedicationDispense[] {
  const { id, patient, day, drug, label, supply, form } = prescription
  if (!supply) return []
  const [amount, days] = supply
  const when = plusDays(day, 1 + index * (days - 4))
  if (when > TODAY) return []
  const base: MedicationDispense = {
    resourceType: 'MedicationDispense',
    id: `${id}-fill-${index + 1}`,
    status: 'completed',
    subject: ref('Patient', patient),
    performer: [{ actor: clinician('pharmacist-quill') }],
    location: ref('Location', 'pharmacy-counter', 'Demo Street Pharmacy'),
    authorizingPrescription: [ref('MedicationRequest', id)],
    quantity: quantity(amount, '{tbl}', 'tablets'),
    daysSupply: quantity(days, 'd', 'days'),
    whenPrepared: at(when, '10:00'),
    whenHandedOver: at(when, '16:30'),
    dosageInstruction: [dosage(prescription)],
    type: {
      coding: [
        {
          system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode',
          code: index === 0 ? 'FF' : 'RF',
          display: index === 0 ? 'First Fill' : 'Refill',
        },
      ],
    },
    ...(form === 'record'
      ? { medicationReference: ref('Medication', `medicine-${drug[1]}`, drug[2]) }
      : { medicationCodeableConcept: concept(drug, label) }),
  }
  return [base]
}

/** Dispenses: first fills and refills due by TODAY, one in preparation and one declined. */
export function medicationDispenses(): MedicationDispense[] {
  const fills = prescriptions.flatMap((prescription) =>
    Array.from({ length: (prescription.supply?.[2] ?? -1) + 1 }, (_, index) => index).flatMap((index) =>
      dispensesOf(prescription, index),
    ),
  )
  return [
    ...fills,
    {
      resourceType: 'MedicationDispense',
      id: 'nils-albuterol-fill',
      status: 'preparation',
      subject: ref('Patient', 'nils'),
      medicationCodeableConcept: concept([
        'rxnorm',
        '745679',
        '200 ACTUAT albuterol 0.09 MG/ACTUAT Metered Dose Inhaler',
      ]),
      authorizingPrescription: [ref('MedicationRequest', 'nils-albuterol')],
      whenPrepared: '2026-10-31',
      performer: [{ actor: clinician('pharmacist-quill') }],
    },
    {
      resourceType: 'MedicationDispense',
      id: 'ana-cetirizine-fill',
      status: 'declined',
      subject: ref('Patient', 'ana'),
      statusReasonCodeableConcept: { text: 'Bought without a prescription' },
      medicationCodeableConcept: concept(['rxnorm', '1014678', 'cetirizine hydrochloride 10 MG Oral Tablet']),
      authorizingPrescription: [ref('MedicationRequest', 'ana-cetirizine')],
    },
  ]
}
