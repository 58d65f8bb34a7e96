import { at, plusDays, ref, TODAY } from '../builders'
import { clinician } from '../places'
import { businessIdentifier, doctor, HIP, logicalReference, quinn, textConcept } from '../showcase/shared'
import type { Appointment, AppointmentParticipant, Reference } from 'fhir/r4'

const who = (actor: Reference): AppointmentParticipant => ({ actor, status: 'accepted' })
const time = (
  patient: Reference,
  id: string,
  service: string,
  ahead: number,
  status: Appointment['status'],
): Appointment => ({
  resourceType: 'Appointment',
  id,
  status,
  serviceType: [textConcept(service)],
  start: at(plusDays(TODAY, ahead), '09:30'),
  participant: [who(patient), who(doctor)],
})

/** Appointments: every element of R4 and every status. */
export const appointments: readonly Appointment[] = [
  {
    resourceType: 'Appointment',
    id: 'quinn-checkup',
    identifier: businessIdentifier('appointment', 'A-1'),
    status: 'booked',
    serviceCategory: [textConcept('General practice')],
    serviceType: [textConcept('Check after the hip operation')],
    specialty: [textConcept('Family medicine')],
    appointmentType: textConcept('Follow-up'),
    reasonCode: [HIP],
    reasonReference: [ref('Condition', 'quinn-hip-fracture', 'Broken hip')],
    priority: 5,
    description: 'Look at the scar and the walk',
    supportingInformation: [logicalReference('DocumentReference', 'D-8', 'Letter from the hospital')],
    start: at(plusDays(TODAY, 30), '10:15'),
    end: at(plusDays(TODAY, 30), '10:45'),
    minutesDuration: 30,
    slot: [logicalReference('Slot', 'S-1', 'Friday morning')],
    created: plusDays(TODAY, -7),
    comment: 'Needs a room on the ground floor.',
    patientInstruction: 'Bring the list of your tablets.',
    basedOn: [ref('ServiceRequest', 'quinn-bone-scan', 'Bone density scan')],
    participant: [
      { ...who(quinn), required: 'required', period: { start: plusDays(TODAY, 30) } },
      { actor: doctor, status: 'needs-action', type: [textConcept('Attending')], required: 'optional' },
      { actor: clinician('nurse-penn'), status: 'tentative', required: 'information-only' },
      { actor: ref('RelatedPerson', 'robin', 'Robin Fillerton'), status: 'declined' },
    ],
    requestedPeriod: [{ start: plusDays(TODAY, 20), end: plusDays(TODAY, 40) }],
  },
  time(quinn, 'quinn-eye-check', 'Eye check', 60, 'proposed'),
  time(quinn, 'quinn-dietitian', 'Talk with a dietitian', 61, 'pending'),
  time(quinn, 'quinn-hearing', 'Hearing test', 62, 'waitlist'),
  time(quinn, 'quinn-arrived', 'Blood test', 0, 'arrived'),
  time(quinn, 'quinn-checked-in', 'X-ray', 0, 'checked-in'),
  time(quinn, 'quinn-was-there', 'Flu shot', -40, 'fulfilled'),
  {
    ...time(quinn, 'quinn-called-off', 'Physical therapy', -20, 'cancelled'),
    cancelationReason: textConcept('Therapist ill'),
  },
  time(quinn, 'quinn-missed', 'Dentist', -90, 'noshow'),
  time(quinn, 'quinn-wrong-appointment', 'Visit of another person', -91, 'entered-in-error'),
  time(ref('Patient', 'ana', 'Ana Lucia Sampleton'), 'ana-yearly-check', 'Yearly check', 40, 'booked'),
  time(ref('Patient', 'leo', 'Leo Fictiva'), 'leo-shots', 'Shots for school', 45, 'booked'),
  time(ref('Patient', 'walter', 'Walter James Exampleby'), 'walter-kidneys', 'Kidney clinic', 15, 'booked'),
]
