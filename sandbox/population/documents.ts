import type {
  Attachment,
  Binary,
  CodeableConcept,
  DiagnosticReport,
  DocumentReference,
  Provenance,
  Reference,
} from 'fhir/r4'
import { ccda, html, image, pdf } from './attachments'
import { at, base64, code, concept, ref } from './builders'
import { clinician } from './places'

const tissue = pdf([
  'Placeholder General Hospital',
  'Tissue report, 23 September 2019',
  'Patient: Walter Exampleby, born 1948-02-09',
  '',
  'Two polyps of the large bowel. Both are benign.',
])
const heartLetter = pdf([
  'Placeholder General Hospital, heart clinic',
  'Letter of 20 May 2026',
  'Patient: Walter Exampleby, born 1948-02-09',
  '',
  'The pacemaker works well. Its battery will last about six more years.',
  'Metoprolol should wait until the heart check in November.',
])
const anaSummary = pdf([
  'Samplefield Family Clinic',
  'Summary of your visit on 3 June 2026',
  'Patient: Ana Lucia Sampleton, born 1991-04-17',
  '',
  'Blood pressure, weight and blood tests are all in the usual range.',
  'Next check-up: in two years.',
])
const thyroidLetter = pdf([
  'Samplefield Family Clinic',
  'About your thyroid, 9 April 2026',
  'Patient: Maya Fictiva, born 1988-08-30',
  '',
  'The thyroid test is back in the usual range. Keep taking the same dose.',
  'Next blood test: in six months.',
])
const asthmaPlan = pdf([
  'Samplefield Family Clinic',
  'Asthma action plan, 19 August 2026',
  'Patient: Nils Demosen, born 1979-10-03',
  '',
  'Two puffs at the first wheeze. Call if there is no relief.',
])

const pacemakerSummary = ccda({
  name: ['Walter', 'Exampleby'],
  born: '1948-02-09',
  day: '2022-02-10',
  title: 'Summary of the hospital stay for the pacemaker',
  sections: [
    ['Allergies', 'Penicillin: severe reaction. Codeine: nausea.'],
    ['Procedures', 'Pacemaker put in on 8 February 2022.'],
    ['Instructions', 'Keep the wound dry for a week.'],
  ],
})
const rosaSummary = ccda({
  name: ['Rosa', 'Placeholder'],
  born: '1939-11-21',
  day: '2026-03-14',
  title: 'Summary of the last hospital stay',
  sections: [
    ['Problems', 'Heart failure.'],
    ['Course', 'Came with shortness of breath on 9 March 2026. Died on 14 March 2026.'],
  ],
})

/** Binaries of documents and reports. */
export function binaries(): Binary[] {
  const table: readonly (readonly [id: string, patient: string, type: string, content: string | Buffer])[] = [
    ['walter-tissue-pdf', 'walter', 'application/pdf', tissue],
    [
      'walter-discharge-text',
      'walter',
      'text/plain',
      'Discharge summary\n\nA pacemaker was put in on 8 February 2022 without problems. Keep the wound dry for a week.',
    ],
    ['walter-heart-letter-pdf', 'walter', 'application/pdf', heartLetter],
    ['walter-pacemaker-xml', 'walter', 'application/xml', pacemakerSummary],
    ['walter-chest-image', 'walter', 'image/png', image()],
    ['ana-summary-pdf', 'ana', 'application/pdf', anaSummary],
    ['maya-thyroid-pdf', 'maya', 'application/pdf', thyroidLetter],
    ['rosa-summary-xml', 'rosa', 'application/xml', rosaSummary],
    ['nils-plan-pdf', 'nils', 'application/pdf', asthmaPlan],
  ]
  return table.map(([id, patient, contentType, content]) => ({
    resourceType: 'Binary',
    id,
    contentType,
    securityContext: ref('Patient', patient),
    data: base64(content),
  }))
}

/** Reports as text, with images or as files. */
export function reports(): DiagnosticReport[] {
  const chest = 'Chest X-ray, two views.\n\nThere is a patch in the lower right lung. The heart is of normal size.'
  const nilsChest = [
    'CHEST X-RAY, TWO VIEWS',
    'Reason: short of breath after eating peanuts.',
    'Compared with: none.',
    'Findings: The lungs are clear and reach low, as in asthma. No fluid, no collapse. The heart and the large vessels are of usual size. The bones are whole.',
    'Impression: No pneumonia. Wide lungs, which fits asthma.',
  ].join('\n\n')
  return [
    {
      resourceType: 'DiagnosticReport',
      id: 'walter-chest-report',
      status: 'final',
      category: [concept(['loinc', 'LP29684-5', 'Radiology'])],
      code: concept(['loinc', '36643-5', 'XR Chest 2 Views']),
      subject: ref('Patient', 'walter'),
      encounter: ref('Encounter', 'walter-pneumonia-stay'),
      effectiveDateTime: at('2017-01-16', '11:00'),
      issued: at('2017-01-16', '13:00'),
      performer: [clinician('dr-hartwell')],
      conclusion: 'Pneumonia of the lower right lung.',
      conclusionCode: [concept(['snomed', '233604007', 'Pneumonia'])],
      presentedForm: [
        { contentType: 'text/plain', data: base64(chest), title: 'Chest X-ray report' },
        { contentType: 'image/png', url: 'Binary/walter-chest-image', title: 'Chest X-ray, from the front' },
      ],
    },
    {
      resourceType: 'DiagnosticReport',
      id: 'walter-tissue-report',
      status: 'final',
      category: [concept(['loinc', 'LP7839-6', 'Pathology'])],
      code: concept(['loinc', '11526-1', 'Pathology study']),
      subject: ref('Patient', 'walter'),
      encounter: ref('Encounter', 'walter-colonoscopy-visit'),
      effectiveDateTime: at('2019-09-18', '10:30'),
      issued: at('2019-09-23', '09:00'),
      performer: [clinician('dr-hartwell')],
      conclusion: 'Two benign polyps.',
      presentedForm: [
        { contentType: 'text/plain', data: base64('Two benign polyps.\n'), title: 'Tissue report in words' },
        { contentType: 'application/pdf', url: 'Binary/walter-tissue-pdf', title: 'Tissue report' },
      ],
    },
    {
      resourceType: 'DiagnosticReport',
      id: 'nils-chest-report',
      status: 'final',
      category: [concept(['loinc', 'LP29684-5', 'Radiology'])],
      code: concept(['loinc', '36643-5', 'XR Chest 2 Views']),
      subject: ref('Patient', 'nils'),
      encounter: ref('Encounter', 'nils-er'),
      effectiveDateTime: at('2025-08-16', '20:40'),
      issued: at('2025-08-16', '21:30'),
      performer: [clinician('dr-hartwell')],
      presentedForm: [{ contentType: 'text/plain', data: base64(nilsChest), title: 'Chest X-ray report' }],
    },
  ]
}

interface Note {
  readonly id: string
  readonly patient: string
  readonly type: CodeableConcept
  readonly day: string
  readonly by: string
  readonly files: readonly Attachment[]
  readonly visit?: string
  readonly rest?: Partial<DocumentReference>
}

const NOTE = concept(['loinc', '11506-3', 'Progress note'])
const DISCHARGE = concept(['loinc', '18842-5', 'Discharge summary'])
const plain = (text: string, title = 'Progress note'): Attachment => ({
  contentType: 'text/plain',
  data: base64(text),
  title,
})
const file = (contentType: string, id: string, title: string, content?: Buffer): Attachment => ({
  contentType,
  url: `Binary/${id}`,
  title,
  ...(content === undefined ? {} : { size: content.length }),
})
const webPage = (title: string, lines: readonly string[]): Attachment => ({
  contentType: 'text/html',
  data: base64(html(title, lines)),
  title,
})

const notes: readonly Note[] = [
  {
    id: 'walter-note-old',
    patient: 'walter',
    type: NOTE,
    day: '2026-07-22',
    by: 'dr-lee',
    files: [plain('Blood sugar is better. Kidneys unchanged.')],
    rest: { status: 'superseded' },
  },
  {
    id: 'walter-note-new',
    patient: 'walter',
    type: NOTE,
    day: '2026-07-23',
    by: 'dr-lee',
    files: [plain('Blood sugar is better. Kidneys slightly weaker than last year. Memory test planned.')],
    rest: {
      docStatus: 'amended',
      relatesTo: [{ code: 'replaces', target: ref('DocumentReference', 'walter-note-old') }],
    },
  },
  {
    id: 'walter-discharge',
    patient: 'walter',
    type: DISCHARGE,
    day: '2022-02-10',
    by: 'dr-hartwell',
    visit: 'walter-pacemaker-stay',
    files: [file('text/plain', 'walter-discharge-text', 'Discharge summary')],
  },
  {
    id: 'walter-pacemaker-summary',
    patient: 'walter',
    type: DISCHARGE,
    day: '2022-02-10',
    by: 'dr-hartwell',
    visit: 'walter-pacemaker-stay',
    files: [file('application/xml', 'walter-pacemaker-xml', 'Summary of the hospital stay')],
    rest: { description: 'The same stay as a C-CDA document' },
  },
  {
    id: 'walter-heart-letter',
    patient: 'walter',
    type: { text: 'Letter of the heart clinic' },
    day: '2026-05-20',
    by: 'dr-hartwell',
    files: [file('application/pdf', 'walter-heart-letter-pdf', 'Letter of the heart clinic', heartLetter)],
  },
  {
    id: 'walter-blood-thinner-leaflet',
    patient: 'walter',
    type: { text: 'Leaflet' },
    day: '2026-05-20',
    by: 'pharmacist-quill',
    files: [
      webPage('Your blood thinner', [
        'Take it at the same times each day.',
        'Call us if you bleed and it does not stop.',
        'Do not take ibuprofen or aspirin with it.',
      ]),
    ],
  },
  {
    id: 'ana-note',
    patient: 'ana',
    type: NOTE,
    day: '2026-06-03',
    by: 'dr-lee',
    visit: 'ana-visit-3',
    files: [plain('Yearly check-up. All well.')],
  },
  {
    id: 'ana-visit-summary',
    patient: 'ana',
    type: { text: 'Visit summary' },
    day: '2026-06-03',
    by: 'dr-lee',
    visit: 'ana-visit-3',
    files: [
      file('application/pdf', 'ana-summary-pdf', 'Summary of your visit', anaSummary),
      webPage('Summary of your visit', ['All tests are in the usual range.', 'Next check-up: in two years.']),
    ],
  },
  {
    id: 'maya-thyroid-letter',
    patient: 'maya',
    type: { text: 'Letter' },
    day: '2026-04-09',
    by: 'dr-lee',
    visit: 'maya-visit-3',
    files: [file('application/pdf', 'maya-thyroid-pdf', 'About your thyroid', thyroidLetter)],
  },
  {
    id: 'leo-school-form',
    patient: 'leo',
    type: { text: 'Form for the school' },
    day: '2026-06-12',
    by: 'dr-mockford',
    files: [webPage('Vaccinations for school', ['Leo Fictiva has had the vaccinations that the school asks for.'])],
  },
  {
    id: 'rosa-note',
    patient: 'rosa',
    type: DISCHARGE,
    day: '2026-03-14',
    by: 'dr-hartwell',
    visit: 'rosa-last-stay',
    files: [
      plain('Mrs. Placeholder died peacefully on 14 March 2026 with her daughter beside her.', 'Discharge summary'),
    ],
  },
  {
    id: 'rosa-last-summary',
    patient: 'rosa',
    type: DISCHARGE,
    day: '2026-03-14',
    by: 'dr-hartwell',
    visit: 'rosa-last-stay',
    files: [file('application/xml', 'rosa-summary-xml', 'Summary of the last hospital stay')],
  },
  {
    id: 'nils-note',
    patient: 'nils',
    type: NOTE,
    day: '2026-08-19',
    by: 'dr-mockford',
    visit: 'nils-visit-2',
    files: [plain('Asthma is steady. Carries the injector.')],
  },
  {
    id: 'nils-action-plan',
    patient: 'nils',
    type: { text: 'Asthma action plan' },
    day: '2026-08-19',
    by: 'dr-mockford',
    visit: 'nils-visit-2',
    files: [file('application/pdf', 'nils-plan-pdf', 'Asthma action plan', asthmaPlan)],
  },
]

/** Notes, letters and summaries, including one that replaced another. */
export function documentReferences(): DocumentReference[] {
  return notes.map(({ id, patient, type, day, by, files, visit, rest = {} }) => ({
    resourceType: 'DocumentReference',
    id,
    status: 'current',
    docStatus: 'final',
    type,
    category: [code('noteCategory', 'clinical-note', 'Clinical Note')],
    subject: ref('Patient', patient),
    date: at(day, '17:00'),
    author: [clinician(by)],
    custodian: ref('Organization', 'clinic'),
    content: files.map((attachment) => ({ attachment })),
    ...(visit === undefined ? {} : { context: { encounter: [ref('Encounter', visit)] } }),
    ...rest,
  }))
}

/** Provenance of all records: at most ten targets each, of one patient and type. */
export function provenances(records: readonly { patient: string; target: Reference }[]): Provenance[] {
  const bundles = new Map<string, Reference[]>()
  for (const { patient, target } of records) {
    const key = `${patient}-${(target.reference ?? '').split('/')[0]?.toLowerCase()}`
    bundles.set(key, [...(bundles.get(key) ?? []), target])
  }
  return [...bundles].flatMap(([key, targets]) =>
    Array.from({ length: Math.ceil(targets.length / 10) }, (_, part): Provenance => ({
      resourceType: 'Provenance',
      id: `provenance-${key}-${part + 1}`,
      target: targets.slice(part * 10, part * 10 + 10),
      recorded: at('2026-10-30', '18:00'),
      agent: [
        {
          type: concept(['provenanceType', 'author', 'Author']),
          who: clinician(key.startsWith('nils-') ? 'dr-mockford' : 'dr-lee'),
          onBehalfOf: ref('Organization', 'clinic', 'Samplefield Family Clinic'),
        },
      ],
    })),
  )
}
