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

const attachmentOf = (text: string) => ({
  contentType: 'text/plain',
  data: Buffer.from(text).toString('base64'),
  title: 'Note',
})

/** A record with clinical notes in English and Spanish, and a report. */
export function noteRecords(): readonly object[] {
  const subject = { reference: 'Patient/nora' }
  const documentOf = (id: string, text: string) => ({
    resourceType: 'DocumentReference',
    id,
    status: 'current',
    type: { text: `Note ${id}` },
    subject,
    date: '2024-05-03T10:00:00Z',
    content: [{ attachment: attachmentOf(text) }],
    context: { encounter: [{ reference: 'Encounter/visit' }] },
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
