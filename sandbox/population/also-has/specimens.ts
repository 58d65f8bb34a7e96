import { at, plusDays, quantity, ref, TODAY } from '../builders'
import { annotation, businessIdentifier, logicalReference, nurse, quinn, textConcept } from '../showcase/shared'
import type { Specimen } from 'fhir/r4'

/** Samples: every element of R4 and every status. */
export const specimens: readonly Specimen[] = [
  {
    resourceType: 'Specimen',
    id: 'quinn-blood-sample',
    identifier: businessIdentifier('sample', 'S-1'),
    accessionIdentifier: { system: 'https://sandbox.example/lab', value: 'L-1' },
    status: 'available',
    type: textConcept('Blood from a vein'),
    subject: quinn,
    receivedTime: at('2024-02-12', '09:40'),
    parent: [logicalReference('Specimen', 'S-0', 'First tube')],
    request: [ref('ServiceRequest', 'quinn-blood-order', 'Blood tests')],
    collection: {
      collector: nurse,
      collectedDateTime: at('2024-02-12', '07:55'),
      duration: quantity(2, 'min', 'minutes'),
      quantity: quantity(5, 'mL'),
      method: textConcept('Needle'),
      bodySite: textConcept('Left arm'),
      fastingStatusDuration: quantity(9, 'h', 'hours'),
    },
    processing: [
      {
        description: 'Spun',
        procedure: textConcept('Centrifuge'),
        additive: [logicalReference('Substance', 'X-1', 'Gel')],
        timeDateTime: at('2024-02-12', '10:00'),
      },
      { timePeriod: { start: at('2024-02-12', '10:10'), end: at('2024-02-12', '10:30') } },
    ],
    container: [
      {
        identifier: businessIdentifier('tube', 'T-1'),
        description: 'Tube with a red top',
        type: textConcept('Tube'),
        capacity: quantity(6, 'mL'),
        specimenQuantity: quantity(5, 'mL'),
        additiveCodeableConcept: textConcept('None'),
      },
      { additiveReference: logicalReference('Substance', 'X-2', 'Heparin') },
    ],
    condition: [textConcept('Clear')],
    note: annotation('Second try.'),
  },
  {
    resourceType: 'Specimen',
    id: 'quinn-urine-sample',
    status: 'unsatisfactory',
    type: textConcept('Urine'),
    subject: quinn,
    collection: {
      collectedPeriod: { start: plusDays(TODAY, -31), end: plusDays(TODAY, -30) },
      fastingStatusCodeableConcept: textConcept('Had eaten'),
    },
    condition: [textConcept('Leaked on the way')],
  },
  {
    resourceType: 'Specimen',
    id: 'quinn-tissue-sample',
    status: 'unavailable',
    type: textConcept('Piece of bone'),
    subject: quinn,
    receivedTime: '2024-02-13',
  },
  {
    resourceType: 'Specimen',
    id: 'quinn-wrong-sample',
    status: 'entered-in-error',
    type: textConcept('Stool'),
    subject: quinn,
    receivedTime: '2024-02-14',
  },
  {
    resourceType: 'Specimen',
    id: 'ana-blood-sample',
    status: 'available',
    type: textConcept('Blood'),
    subject: ref('Patient', 'ana'),
    collection: { collectedDateTime: plusDays(TODAY, -90) },
  },
]
