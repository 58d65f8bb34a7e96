import { at, plusDays, ref, TODAY } from '../builders'
import {
  annotation,
  businessIdentifier,
  doctor,
  HIP,
  logicalReference,
  quinn,
  stay,
  surgeon,
  textConcept,
} from '../showcase/shared'
import type { Coding, ImagingStudy } from 'fhir/r4'

const modality = (code: string, display: string): Coding => ({
  system: 'http://dicom.nema.org/resources/ontology/DCM',
  code,
  display,
})
const study = (id: string, description: string, ago: number): Omit<ImagingStudy, 'status'> => ({
  resourceType: 'ImagingStudy',
  id: `quinn-${id}`,
  description,
  subject: quinn,
  started: plusDays(TODAY, -ago),
})

/** Scans and X-rays: every element of R4 and every status. */
export const imagingStudies: readonly ImagingStudy[] = [
  {
    resourceType: 'ImagingStudy',
    id: 'quinn-hip-x-ray',
    identifier: businessIdentifier('imaging', 'I-1'),
    status: 'available',
    modality: [modality('DX', 'Digital Radiography')],
    subject: quinn,
    encounter: stay,
    started: at('2024-02-10', '17:20'),
    basedOn: [ref('ServiceRequest', 'quinn-admission-order', 'Order to admit')],
    referrer: doctor,
    interpreter: [surgeon],
    endpoint: [logicalReference('Endpoint', 'P-1', 'Picture archive')],
    numberOfSeries: 1,
    numberOfInstances: 2,
    procedureReference: logicalReference('Procedure', 'X-1', 'X-ray of the hip'),
    procedureCode: [textConcept('X-ray of the hip')],
    location: ref('Location', 'hospital-ward', 'X-ray department'),
    reasonCode: [HIP],
    reasonReference: [ref('Condition', 'quinn-hip-fracture', 'Broken hip')],
    note: annotation('Two directions.'),
    description: 'X-ray of the left hip',
    series: [
      {
        uid: '2.25.1001',
        number: 1,
        modality: modality('DX', 'Digital Radiography'),
        description: 'Left hip',
        numberOfInstances: 2,
        endpoint: [logicalReference('Endpoint', 'P-1', 'Picture archive')],
        bodySite: { system: 'http://snomed.info/sct', code: '29836001', display: 'Hip region structure' },
        laterality: { system: 'http://snomed.info/sct', code: '7771000', display: 'Left' },
        specimen: [logicalReference('Specimen', 'S-9', 'None')],
        started: at('2024-02-10', '17:22'),
        performer: [{ function: textConcept('Took the pictures'), actor: doctor }],
        instance: [
          {
            uid: '2.25.1002',
            sopClass: { system: 'urn:ietf:rfc:3986', code: 'urn:oid:1.2.840.10008.5.1.4.1.1.1.1' },
            number: 1,
            title: 'From the front',
          },
        ],
      },
    ],
  },
  { ...study('bone-scan-2', 'Bone density scan', 2), status: 'registered' },
  { ...study('brain-scan', 'Scan of the head', 100), status: 'cancelled' },
  { ...study('old-chest-x-ray', 'Chest X-ray', 5000), status: 'unknown' },
  { ...study('wrong-scan', 'Scan of another person', 101), status: 'entered-in-error' },
  {
    resourceType: 'ImagingStudy',
    id: 'walter-heart-scan',
    status: 'available',
    modality: [modality('US', 'Ultrasound')],
    subject: ref('Patient', 'walter'),
    started: plusDays(TODAY, -60),
    description: 'Ultrasound of the heart',
    numberOfSeries: 3,
    numberOfInstances: 41,
  },
]
