import type { Device, Procedure } from 'fhir/r4'
import { at, concept, ref, type Term } from './builders'
import { clinician } from './places'

const snomed = (value: string, display: string): Term => ['snomed', value, display]

interface ProcedureRow {
  readonly id: string
  readonly patient: string
  readonly code: Term
  readonly by: string
  readonly rest: Partial<Procedure>
}

const table: readonly ProcedureRow[] = [
  {
    id: 'walter-pacemaker-implant',
    patient: 'walter',
    code: snomed('307280005', 'Implantation of cardiac pacemaker'),
    by: 'dr-hartwell',
    rest: {
      performedPeriod: { start: at('2022-02-08', '11:00'), end: at('2022-02-08', '12:15') },
      encounter: ref('Encounter', 'walter-pacemaker-stay'),
      reasonReference: [ref('Condition', 'walter-heart-rhythm')],
      location: ref('Location', 'hospital-site'),
      outcome: { text: 'Went as planned' },
      focalDevice: [
        { action: concept(snomed('257867005', 'Insertion - action')), manipulated: ref('Device', 'walter-pacemaker') },
      ],
    },
  },
  {
    id: 'walter-colonoscopy',
    patient: 'walter',
    code: snomed('73761001', 'Colonoscopy'),
    by: 'dr-hartwell',
    rest: {
      performedDateTime: at('2019-09-18', '10:30'),
      encounter: ref('Encounter', 'walter-colonoscopy-visit'),
      reasonReference: [ref('Observation', 'walter-stool')],
      report: [ref('DiagnosticReport', 'walter-tissue-report')],
      note: [{ text: 'Two small polyps were removed.' }],
      bodySite: [concept(snomed('71854001', 'Colon structure'))],
    },
  },
  {
    id: 'walter-radiation',
    patient: 'walter',
    code: snomed('108290001', 'Radiation oncology AND/OR radiotherapy'),
    by: 'dr-hartwell',
    rest: {
      performedPeriod: { start: '2013-01', end: '2013-03' },
      reasonReference: [ref('Condition', 'walter-prostate')],
    },
  },
  {
    id: 'walter-knee-surgery',
    patient: 'walter',
    code: snomed('609588000', 'Total knee replacement'),
    by: 'dr-lee',
    rest: {
      status: 'not-done',
      statusReason: { text: 'Mr. Exampleby chose exercise and pain relief instead' },
      performedDateTime: '2025-03-12',
      reasonReference: [ref('Condition', 'walter-knee')],
    },
  },
  {
    id: 'walter-wrong-procedure',
    patient: 'walter',
    code: snomed('73761001', 'Colonoscopy'),
    by: 'dr-lee',
    rest: { status: 'entered-in-error', performedDateTime: '2023-06-14' },
  },
  {
    id: 'ana-throat-swab',
    patient: 'ana',
    code: snomed('117015009', 'Throat culture'),
    by: 'nurse-penn',
    rest: {
      status: 'stopped',
      performedDateTime: '2024-02-19',
      statusReason: { text: 'Not needed after the rapid test' },
    },
  },
  {
    id: 'maya-birth',
    patient: 'maya',
    code: snomed('11466000', 'Cesarean section'),
    by: 'dr-hartwell',
    rest: { performedDateTime: '2023-03-05' },
  },
  {
    id: 'rosa-oxygen',
    patient: 'rosa',
    code: snomed('57485005', 'Oxygen therapy'),
    by: 'dr-hartwell',
    rest: {
      performedPeriod: { start: at('2026-03-09', '11:00'), end: at('2026-03-14', '04:20') },
      encounter: ref('Encounter', 'rosa-last-stay'),
      reasonReference: [ref('Condition', 'rosa-heart-failure')],
    },
  },
  {
    id: 'nils-spirometry',
    patient: 'nils',
    code: snomed('127783003', 'Spirometry'),
    by: 'dr-mockford',
    rest: { performedDateTime: at('2026-08-19', '09:30'), encounter: ref('Encounter', 'nils-visit-2') },
  },
]

/** Completed, refused and stopped procedures, and one entered in error. */
export function procedures(): Procedure[] {
  return table.map(({ id, patient, code: term, by, rest }) => ({
    resourceType: 'Procedure',
    id,
    status: 'completed',
    code: concept(term),
    subject: ref('Patient', patient),
    performer: [{ actor: clinician(by) }],
    ...rest,
  }))
}

/** Walter's pacemaker, former hearing aid and blood pressure cuff; Nils's inhaler spacer. */
export function devices(): Device[] {
  return [
    {
      resourceType: 'Device',
      id: 'walter-pacemaker',
      status: 'active',
      type: concept(snomed('14106009', 'Cardiac pacemaker, device')),
      patient: ref('Patient', 'walter'),
      manufacturer: 'Pretend Cardiac',
      manufactureDate: '2021-09-01',
      expirationDate: '2024-09-01',
      lotNumber: 'DEMO-L77',
      serialNumber: 'DEMO-SN-0042',
      modelNumber: 'Steady 2',
      udiCarrier: [
        { deviceIdentifier: '00000000000017', carrierHRF: '(01)00000000000017(21)DEMO-SN-0042', entryType: 'barcode' },
      ],
      deviceName: [{ name: 'Steady 2 pacemaker', type: 'user-friendly-name' }],
      owner: ref('Organization', 'hospital'),
    },
    {
      resourceType: 'Device',
      id: 'walter-cuff',
      status: 'active',
      type: concept(snomed('70665002', 'Blood pressure cuff, device')),
      patient: ref('Patient', 'walter'),
      deviceName: [{ name: 'Home blood pressure cuff', type: 'patient-reported-name' }],
    },
    {
      resourceType: 'Device',
      id: 'walter-hearing-aid',
      status: 'inactive',
      statusReason: [
        {
          coding: [
            { system: 'http://terminology.hl7.org/CodeSystem/device-status-reason', code: 'off', display: 'Off' },
          ],
        },
      ],
      type: concept(snomed('6012004', 'Hearing aid, device')),
      patient: ref('Patient', 'walter'),
      note: [{ text: 'Lost in 2023.' }],
    },
    {
      resourceType: 'Device',
      id: 'walter-wrong-device',
      status: 'entered-in-error',
      type: { text: 'Insulin pump' },
      patient: ref('Patient', 'walter'),
    },
  ]
}
