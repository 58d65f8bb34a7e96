import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const note = `DISCHARGE SUMMARY

HPI: 72 y/o M with PMH of HTN, T2DM (A1c 7.9), CKD stage 3 and COPD, c/o SOB and productive cough x 3 days. Denies CP, N/V or hemoptysis. No h/o DVT or PE.

Family history:
Mother: MI at 60
Father with CHF and gout
Siblings: none with cancer or asthma

Exam: BP 148/82, HR 96, RR 22, T 38.1, SpO2 91% on RA. Lungs with wheezing, crackles RLL. Trace bilateral edema.

Labs: WBC 14.2, Hgb 12.1, Cr 1.6 (baseline 1.4), eGFR 44, BNP 120. CXR: RLL infiltrate.

Hospital course:
1. CAP: ceftriaxone IV and azithromycin x 5 days.
2. AKI on CKD: improved with IV fluids.
3. HTN: continue lisinopril 10 mg PO qd.
Possible OSA, sleep study as outpatient.

Discharge medications: albuterol MDI 2 puffs q4h prn, prednisone 40 mg PO qd x 5 days, metformin 500 mg BID, ASA 81 mg qd.

F/u with PCP in 1 week. Return to ED if fever, chest pain or dyspnea.
`

const spanishNote = `Paciente de 68 años con HTA, DM2 y EPOC, acude por disnea y tos. Niega hemoptisis y dolor torácico. Madre con IAM.

EF: TA 150/90, FC 98, FR 22, SatO2 90%. Edema bilateral.
Laboratorio: Hb 11.2, creatinina 1.5.
Plan: salbutamol c/6h PRN, metformina 850 mg VO c/12h, control con TAC de tórax.
`

const row = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

/** The same in the sections of a C-CDA document: problems, one of them denied, and those of the family. */
const ccda = `<?xml version="1.0"?>
<ClinicalDocument xmlns="urn:hl7-org:v3"><title>Summary of Care</title>
<recordTarget><patientRole><patient><name use="L"><given>Nora</given><family>Notson</family></name><birthTime value="19520505"/></patient></patientRole></recordTarget>
<component><structuredBody>
<component><section><title>Problems</title><text><table><tbody>${row('COPD', 'active')}${row('DVT', 'denies')}</tbody></table><paragraph>Seen for her yearly visit, feels well, sleeps well and walks every day with her dog along the river.</paragraph><paragraph>PMH of <content styleCode="Bold">HTN</content>.</paragraph></text></section></component>
<component><section><title>Family History</title><text><table><tbody>${row('Mother', 'CHF')}${row('Gout', '60 years')}</tbody></table></text></section></component>
</structuredBody></component></ClinicalDocument>`

const html = `<h1>Problems</h1><table>${row('<b>COPD</b>', 'active')}${row('DVT', 'denies')}</table><p>PMH of <b>HTN</b>.</p><table><thead><tr><th>Relative</th></tr></thead>${row('Asthma')}</table><h1>Family History</h1><ul><li>Mother: CHF</li><li>Gout</li></ul>`

const attachmentOf = (text: string, contentType = 'text/plain') => ({
  contentType,
  data: Buffer.from(text).toString('base64'),
  title: 'Note',
})

/** A record with clinical notes in English and Spanish, and a report. */
export function noteRecords(): readonly object[] {
  const subject = { reference: 'Patient/nora' }
  /** `isOfVisit`: whether it belongs to the visit below. */
  const documentOf = (id: string, text: string, isOfVisit = true, contentType?: string) => ({
    resourceType: 'DocumentReference',
    id,
    status: 'current',
    type: { text: `Note ${id}` },
    subject,
    date: isOfVisit ? '2024-05-03T10:00:00Z' : '2024-06-05T10:00:00Z',
    content: [{ attachment: attachmentOf(text, contentType) }],
    ...(isOfVisit ? { context: { encounter: [{ reference: 'Encounter/visit' }] } } : {}),
  })
  return [
    {
      resourceType: 'Patient',
      id: 'nora',
      name: [{ use: 'official', family: 'Notson', given: ['Nora'] }],
      birthDate: '1952-05-05',
      gender: 'female',
    },
    { resourceType: 'Practitioner', id: 'nell', name: [{ family: 'Nurseson', given: ['Nell'] }] },
    {
      resourceType: 'Encounter',
      id: 'visit',
      status: 'finished',
      class: { code: 'AMB' },
      subject,
      period: { start: '2024-05-03T09:00:00Z', end: '2024-05-03T10:00:00Z' },
    },
    documentOf('english', note),
    documentOf('spanish', spanishNote),
    documentOf('short', 'All well.'),
    documentOf('few-words', 'PMH of HTN and COPD.', false),
    documentOf('ccda', ccda, false, 'application/xml'),
    documentOf('html', html, false, 'text/html'),
    {
      resourceType: 'DiagnosticReport',
      id: 'report',
      status: 'final',
      code: { text: 'Chest X-ray' },
      subject,
      encounter: { reference: 'Encounter/visit' },
      effectiveDateTime: '2024-05-03',
      conclusion: 'Cardiomegaly. No pleural effusion.\nMild atelectasis of the left lung.',
    },
  ]
}

/** Writes these records to a file. Returns its path. */
export function writeNotes(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'plainchart-notes-')), 'notes.json')
  const entry = noteRecords().map((resource) => ({ resource }))
  writeFileSync(path, JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry }))
  return path
}
