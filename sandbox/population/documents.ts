import type { Binary, DiagnosticReport, DocumentReference, Provenance, Reference } from 'fhir/r4'
import { at, base64, code, concept, ref, type Term } from './builders'
import { clinician } from './places'

function pdf(line: string): string {
  const drawing = `BT /F1 12 Tf 20 60 Td (${line}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 120]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ].map((body, index) => `${index + 1} 0 obj${body}endobj\n`)
  const head = '%PDF-1.4\n'
  const starts = objects.map((_, index) => head.length + objects.slice(0, index).join('').length)
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const end = head.length + objects.join('').length
  return `${head}${objects.join('')}xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${end}\n%%EOF\n`
}

export function binaries(): Binary[] {
  return [
    { resourceType: 'Binary', id: 'walter-tissue-pdf', contentType: 'application/pdf', securityContext: ref('Patient', 'walter'), data: base64(pdf('Demo report: two benign polyps.')) },
    { resourceType: 'Binary', id: 'walter-discharge-text', contentType: 'text/plain', securityContext: ref('Patient', 'walter'),
      data: base64('Discharge summary\n\nA pacemaker was put in on 8 February 2022 without problems. Keep the wound dry for a week.') },
  ]
}

export function reports(): DiagnosticReport[] {
  const chest = 'Chest X-ray, two views.\n\nThere is a patch in the lower right lung. The heart is of normal size.'
  return [
    { resourceType: 'DiagnosticReport', id: 'walter-chest-report', status: 'final', category: [concept(['loinc', 'LP29684-5', 'Radiology'])], code: concept(['loinc', '36643-5', 'XR Chest 2 Views']),
      subject: ref('Patient', 'walter'), encounter: ref('Encounter', 'walter-pneumonia-stay'), effectiveDateTime: at('2017-01-16', '11:00'), issued: at('2017-01-16', '13:00'), performer: [clinician('dr-hartwell')],
      conclusion: 'Pneumonia of the lower right lung.', presentedForm: [{ contentType: 'text/plain', data: base64(chest), title: 'Chest X-ray report' }] },
    { resourceType: 'DiagnosticReport', id: 'walter-tissue-report', status: 'final', category: [concept(['loinc', 'LP7839-6', 'Pathology'])], code: concept(['loinc', '11526-1', 'Pathology study']),
      subject: ref('Patient', 'walter'), encounter: ref('Encounter', 'walter-colonoscopy-visit'), effectiveDateTime: at('2019-09-18', '10:30'), issued: at('2019-09-23', '09:00'), performer: [clinician('dr-hartwell')],
      conclusion: 'Two benign polyps.', presentedForm: [{ contentType: 'application/pdf', url: 'Binary/walter-tissue-pdf', title: 'Tissue report' }] },
  ]
}

type Note = readonly [id: string, patient: string, type: Term, date: string, by: string, content: { text?: string; url?: string }, rest: Partial<DocumentReference>]
const NOTE: Term = ['loinc', '11506-3', 'Progress note']

const notes: readonly Note[] = [
  ['walter-note-old', 'walter', NOTE, '2026-07-22', 'dr-lee', { text: 'Blood sugar is better. Kidneys unchanged.' }, { status: 'superseded' }],
  ['walter-note-new', 'walter', NOTE, '2026-07-23', 'dr-lee', { text: 'Blood sugar is better. Kidneys slightly weaker than last year. Memory test planned.' },
    { docStatus: 'amended', relatesTo: [{ code: 'replaces', target: ref('DocumentReference', 'walter-note-old') }] }],
  ['walter-discharge', 'walter', ['loinc', '18842-5', 'Discharge summary'], '2022-02-10', 'dr-hartwell', { url: 'Binary/walter-discharge-text' }, { context: { encounter: [ref('Encounter', 'walter-pacemaker-stay')] } }],
  ['ana-note', 'ana', NOTE, '2026-06-03', 'dr-lee', { text: 'Yearly check-up. All well.' }, { context: { encounter: [ref('Encounter', 'ana-visit-3')] } }],
  ['rosa-note', 'rosa', ['loinc', '18842-5', 'Discharge summary'], '2026-03-14', 'dr-hartwell', { text: 'Mrs. Placeholder died peacefully on 14 March 2026 with her daughter beside her.' }, {}],
  ['nils-note', 'nils', NOTE, '2026-08-19', 'dr-mockford', { text: 'Asthma is steady. Carries the injector.' }, {}],
]

export function documentReferences(): DocumentReference[] {
  return notes.map(([id, patient, type, day, by, { text, url }, rest]) => ({
    resourceType: 'DocumentReference', id, status: 'current', docStatus: 'final', type: concept(type), category: [code('noteCategory', 'clinical-note', 'Clinical Note')],
    subject: ref('Patient', patient), date: at(day, '17:00'), author: [clinician(by)], custodian: ref('Organization', 'clinic'),
    content: [{ attachment: { contentType: 'text/plain', title: type[2], ...(text === undefined ? {} : { data: base64(text) }), ...(url === undefined ? {} : { url }) } }], ...rest,
  }))
}

/** Who entered the records: statements of at most ten targets, never about two people or two types at once. */
export function provenances(records: readonly { patient: string; target: Reference }[]): Provenance[] {
  const bundles = new Map<string, Reference[]>()
  for (const { patient, target } of records) {
    const key = `${patient}-${(target.reference ?? '').split('/')[0]?.toLowerCase()}`
    bundles.set(key, [...(bundles.get(key) ?? []), target])
  }
  return [...bundles].flatMap(([key, targets]) =>
    Array.from({ length: Math.ceil(targets.length / 10) }, (_, part): Provenance => ({
      resourceType: 'Provenance', id: `provenance-${key}-${part + 1}`, target: targets.slice(part * 10, part * 10 + 10), recorded: at('2026-10-30', '18:00'),
      agent: [{
        type: concept(['provenanceType', 'author', 'Author']),
        who: clinician(key.startsWith('nils-') ? 'dr-mockford' : 'dr-lee'),
        onBehalfOf: ref('Organization', 'clinic', 'Samplefield Family Clinic'),
      }],
    })))
}
