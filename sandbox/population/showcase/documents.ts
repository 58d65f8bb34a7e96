import type { Binary, DocumentReference } from 'fhir/r4'
import { createHash } from 'node:crypto'
import { ccda, html, image, pdf } from '../attachments'
import { at, base64, code, concept, ref } from '../builders'
import {
  DATA_ABSENT,
  clinic,
  doctor,
  hospital,
  loinc,
  businessIdentifier,
  quinn,
  snomed,
  stay,
  surgeon,
  textConcept,
} from './shared'

const tissue = pdf([
  'Placeholder General Hospital',
  'Bone tissue report',
  'Patient: Quinn Sample, born 1968-05-04',
  '',
  'The bone is thin. There is no tumor.',
])
const operation = pdf([
  'Placeholder General Hospital',
  'Operation note, 11 February 2024',
  'Patient: Quinn Sample, born 1968-05-04',
  '',
  'The right hip joint was replaced. Nothing unusual happened.',
])
const letter =
  'Dear Quinn,\n\nthe bone scan shows that the tablets work. Please go on as before.\n\nDr. Robin Lee-Sample'
const summary = ccda({
  name: ['Quinn', 'Sample'],
  born: '1968-05-04',
  day: '2024-02-19',
  title: 'Summary of the hospital stay',
  sections: [
    ['Allergies', 'Bee venom: severe reaction.'],
    ['Problems', 'Broken right hip, repaired. Osteoporosis.'],
    ['Medicines', 'Alendronic acid 10 mg, every morning.'],
  ],
})

/** Binaries: PDF, image, C-CDA, text and HTML. */
export function showcaseBinaries(): Binary[] {
  const binary = (id: string, contentType: string, content: string | Buffer): Binary => ({
    resourceType: 'Binary',
    id: `quinn-${id}`,
    contentType,
    securityContext: quinn,
    data: base64(content),
  })
  return [
    binary('tissue-pdf', 'application/pdf', tissue),
    binary('operation-pdf', 'application/pdf', operation),
    binary('summary-xml', 'application/xml', summary),
    binary('wound-image', 'image/png', image()),
    binary('letter-text', 'text/plain; charset=utf-8', letter),
    binary(
      'leaflet-page',
      'text/html',
      html('After your hip operation', ['Walk a little more each day.', 'Call us when the wound becomes red or warm.']),
    ),
  ]
}

const category = [
  {
    coding: [
      {
        system: 'http://hl7.org/fhir/us/core/CodeSystem/us-core-documentreference-category',
        code: 'clinical-note',
        display: 'Clinical Note',
      },
    ],
    text: 'Clinical Note',
  },
]
const relates = (id: string) => ref('DocumentReference', `quinn-${id}`)

const operationNote: DocumentReference = {
  resourceType: 'DocumentReference',
  id: 'quinn-operation-note',
  masterIdentifier: { system: 'urn:ietf:rfc:3986', value: 'urn:oid:2.25.700' },
  identifier: businessIdentifier('document', 'DOC-700'),
  status: 'current',
  docStatus: 'amended',
  type: concept(loinc('11504-8', 'Surgical operation note'), 'Operation note'),
  category,
  subject: quinn,
  date: at('2024-02-12', '08:00'),
  author: [surgeon],
  authenticator: surgeon,
  custodian: hospital,
  relatesTo: [
    { id: 'newer', code: 'replaces', target: relates('operation-draft') },
    { code: 'appends', target: relates('discharge') },
  ],
  description: 'Operation note with the model of the hip joint',
  securityLabel: [
    { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'N', display: 'normal' }] },
  ],
  content: [
    {
      id: 'file',
      attachment: {
        id: 'pdf',
        contentType: 'application/pdf',
        language: 'en',
        url: 'Binary/quinn-operation-pdf',
        size: operation.length,
        hash: createHash('sha1').update(operation).digest('base64'),
        title: 'Operation note',
        creation: '2024-02-11',
      },
      format: {
        system: 'http://ihe.net/fhir/ValueSet/IHE.FormatCode.codesystem',
        code: 'urn:ihe:iti:xds:2017:mimeTypeSufficient',
        display: 'mimeType Sufficient',
      },
    },
    {
      attachment: {
        contentType: 'text/plain',
        data: base64('The right hip joint was replaced. Nothing unusual happened.'),
        title: 'Operation note, words only',
      },
    },
  ],
  context: {
    id: 'about',
    encounter: [stay],
    event: [concept(snomed('52734007', 'Total replacement of hip'))],
    period: { start: at('2024-02-11', '08:30'), end: at('2024-02-11', '10:45') },
    facilityType: textConcept('Hospital'),
    practiceSetting: textConcept('Orthopedic surgery'),
    sourcePatientInfo: quinn,
    related: [ref('Procedure', 'quinn-hip-operation', 'Hip replacement')],
  },
}

type DocumentRow = readonly [
  id: string,
  status: DocumentReference['status'],
  docStatus: DocumentReference['docStatus'],
  type: DocumentReference['type'] & object,
  day: string,
  attachments: readonly DocumentReference['content'][number]['attachment'][],
  rest: Partial<DocumentReference>,
]

const note = concept(loinc('11506-3', 'Progress note'))
const documentRows: readonly DocumentRow[] = [
  [
    'operation-draft',
    'superseded',
    'preliminary',
    concept(loinc('11504-8', 'Surgical operation note')),
    '2024-02-11',
    [
      {
        contentType: 'text/plain',
        data: base64('The left hip joint was replaced.'),
        title: 'Operation note, first version',
      },
    ],
    { author: [surgeon] },
  ],
  [
    'discharge',
    'current',
    'final',
    concept(loinc('18842-5', 'Discharge summary')),
    '2024-02-19',
    [{ contentType: 'application/xml', url: 'Binary/quinn-summary-xml', title: 'Summary of the hospital stay' }],
    {
      author: [hospital],
      context: { encounter: [stay] },
      description: 'C-CDA document',
      relatesTo: [{ code: 'signs', target: relates('operation-draft') }],
    },
  ],
  [
    'wound',
    'current',
    'final',
    textConcept('Picture of the wound'),
    '2024-02-26',
    [{ contentType: 'image/png', url: 'Binary/quinn-wound-image', title: 'Wound after two weeks' }],
    { author: [quinn] },
  ],
  [
    'leaflet',
    'current',
    'final',
    textConcept('Leaflet'),
    '2024-02-19',
    [{ contentType: 'text/html', url: 'Binary/quinn-leaflet-page', title: 'After your hip operation' }],
    { relatesTo: [{ code: 'transforms', target: relates('discharge') }] },
  ],
  [
    'letter',
    'current',
    'final',
    concept(loinc('34117-2', 'History and physical note')),
    '2026-05-13',
    [
      { contentType: 'text/plain', url: 'Binary/quinn-letter-text', title: 'Letter about the bone scan' },
      { contentType: 'text/html', data: base64(html('Bone scan', ['The tablets work.'])), title: 'The same as a page' },
    ],
    {},
  ],
  [
    'sleep-diary',
    'current',
    undefined,
    textConcept('Sleep diary'),
    '2026-10-01',
    [
      {
        contentType: 'text/plain',
        data: base64('Slept from 23:00 to 05:30 on most nights.'),
        title: 'Sleep diary of September',
      },
    ],
    { author: [quinn, ref('RelatedPerson', 'robin', 'Robin Fillerton')] },
  ],
  [
    'counseling',
    'current',
    'final',
    textConcept('Letter from the counselor'),
    '2026-06-03',
    [
      {
        contentType: 'text/plain',
        data: base64('Quinn has not had a drink for two years.'),
        title: 'Letter about the talks',
      },
    ],
    {
      securityLabel: [
        {
          coding: [
            { system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R', display: 'restricted' },
          ],
        },
      ],
    },
  ],
  [
    'paper',
    'current',
    'final',
    textConcept('Old paper file'),
    '2009-04-20',
    [{ title: 'Paper file, kept at the desk' }],
    { description: 'Not scanned: ask at the desk.' },
  ],
  [
    'far-away',
    'current',
    'final',
    textConcept('Pictures kept elsewhere'),
    '2022-08-15',
    [{ contentType: 'application/pdf', url: 'https://pictures.example/quinn.pdf', title: 'Emergency room report' }],
    {},
  ],
  [
    'wrong-note',
    'entered-in-error',
    'entered-in-error',
    note,
    '2023-01-10',
    [{ contentType: 'text/plain', data: base64('This note belongs to somebody else.'), title: 'Progress note' }],
    {},
  ],
  [
    'unnamed-document',
    'current',
    'final',
    DATA_ABSENT,
    '1999-07-01',
    [
      {
        contentType: 'text/plain',
        data: base64('Came with a sore throat. Better after three days.'),
        title: 'Page of the earlier clinic',
      },
    ],
    {},
  ],
]

/** Documents with every element, status and relation: as Binary, inline, external and on paper. */
export function showcaseDocuments(): DocumentReference[] {
  return [
    operationNote,
    ...documentRows.map(([id, status, docStatus, type, day, attachments, rest]): DocumentReference => ({
      resourceType: 'DocumentReference',
      id: `quinn-${id}`,
      status,
      ...(docStatus === undefined ? {} : { docStatus }),
      type,
      category: [code('noteCategory', 'clinical-note', 'Clinical Note')],
      subject: quinn,
      date: at(day, '17:00'),
      author: [doctor],
      custodian: clinic,
      content: attachments.map((attachment) => ({ attachment })),
      ...rest,
    })),
  ]
}
