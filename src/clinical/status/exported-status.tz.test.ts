import { describe, expect, it } from 'vitest'
import { csvText } from '../../resources/export/csv'
import { exportSourceOf, exportContext as bare } from '../../resources/export/__fixtures__/export-source'
import { makeIps } from '../../resources/export/ips'
import { recordText, sheetText } from '../../resources/export/record-text'
import { statusOf } from './status-of'
import { formatStatus } from './format-status'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import type { ExportContext } from '../../resources/export/export-context'

const speech: ExportContext = {
  ...bare,
  statusOf: (resource) => {
    const status = statusOf(resource, { today: '2026-11-21', died: undefined })
    return status && formatStatus(status, bare.messages, 'patient')
  },
}

const concept = (...codes: readonly string[]) => ({ coding: codes.map((code) => ({ code })) })
const request = (id: string, name: string, elements: object): Resource => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  subject: { reference: 'Patient/p' },
  medicationCodeableConcept: { text: name },
  authoredOn: '2022-05-11',
  requester: { display: 'Dr. Lee' },
  ...elements,
})
const suggestion = request('idea', 'empagliflozin', {
  status: 'draft',
  intent: 'proposal',
  dosageInstruction: [{ text: 'Take 1 tablet every morning' }],
})
const doNotTake = request('never', 'ibuprofen', {
  doNotPerform: true,
  reasonCode: [{ text: 'Kidney disease' }],
  dosageInstruction: [{ text: 'Do not take ibuprofen' }],
})
const unconfirmed: Resource = {
  resourceType: 'Condition',
  id: 'doubtful',
  code: { text: 'Memory impairment' },
  clinicalStatus: concept('active'),
  verificationStatus: concept('unconfirmed'),
  onsetDateTime: '2026-01-02',
}
const ruledOut: Resource = {
  resourceType: 'Condition',
  id: 'out',
  code: { text: 'Lupus' },
  clinicalStatus: concept('inactive'),
  verificationStatus: concept('refuted'),
  onsetDateTime: '2018-02-01',
}
const visit: Resource = {
  resourceType: 'Encounter',
  id: 'visit',
  status: 'planned',
  type: [{ text: 'Check-up' }],
  period: { start: '2026-11-18' },
}

/** The text of one record in each export. */
const inText = (record: Resource) =>
  recordText(exportSourceOf([record]), speech)
    .split('===')
    .at(-1) ?? ''
const inSheet = (record: Resource) =>
  sheetText({ items: [record], questions: [] }, [], exportSourceOf([]), speech)
    .split(speech.messages.appointment.questions)[0]
    ?.split(speech.messages.appointment.items)[1] ?? ''
const inCsv = (record: Resource) => csvText(exportSourceOf([record]), record.resourceType as RecordType, speech)

describe('the status in an export', () => {
  it.each([
    [
      'a suggestion',
      suggestion,
      'Suggested, not prescribed',
      /\bPrescribed\b|Not sent|From the prescription|How to take it/,
    ],
    ['an order not to take', doNotTake, 'Do not take', /\bCurrent\b|\bPrescribed\b|How to take it/],
    ['an unconfirmed problem', unconfirmed, 'Not confirmed', /\bCurrent\b|(?<!have )\bStarted\b/],
    [
      'a problem that was ruled out',
      ruledOut,
      'Ruled out: found not to be this condition',
      /Not active now|(?<!have )\bStarted\b/,
    ],
    [
      'a visit whose day has passed',
      visit,
      'Was planned for November 18, 2026; the record does not say if it took place',
      /^\W*Planned\b/m,
    ],
  ])('has one status for %s and nothing that contradicts it', (_, record, status, never) => {
    for (const text of [inText(record), inSheet(record), inCsv(record)]) {
      expect(text).toContain(status)
      expect(text).not.toMatch(never)
    }
  })

  it('includes the status codes in a separate CSV column', () => {
    expect(inCsv(doNotTake)).toContain('"doNotPerform=true; status=active; intent=order"')
  })
})

describe('the IPS document', () => {
  let next = 0
  const uuid = () => `00000000-0000-4000-8000-${String((next += 1)).padStart(12, '0')}`
  const made = (records: readonly Resource[]) => {
    const text = makeIps(exportSourceOf(records), speech, uuid) ?? ''
    const bundle = JSON.parse(text) as {
      entry: {
        resource: {
          resourceType: string
          section?: { code?: { coding: { code: string }[] }; entry?: unknown[]; text: { div: string } }[]
        }
      }[]
    }
    const section = bundle.entry[0]?.resource.section?.find(({ code }) => code?.coding[0]?.code === '10160-0')
    return { text, section, types: bundle.entry.map(({ resource }) => resource.resourceType) }
  }

  it('has a do-not-take order only as text, so that no program lists the medicine as taken', () => {
    const { text, section, types } = made([doNotTake, request('yes', 'metformin', {})])
    expect(types.filter((type) => type === 'MedicationRequest')).toHaveLength(1)
    expect(section?.entry).toHaveLength(1)
    expect(section?.text.div).toContain('<p>Not to be taken, as an order says: ibuprofen.')
    expect(section?.text.div).not.toContain('<td>ibuprofen</td>')
    expect(text).not.toContain('doNotPerform')
    expect(text.match(/ibuprofen/g)).toHaveLength(1)
  })

  it('includes it even when no other medicine is known', () => {
    const { section, types } = made([doNotTake])
    expect(types).toContain('MedicationStatement')
    expect(section?.text.div).toContain('ibuprofen')
  })

  it.each([
    ['one whose status does not exist', request('odd', 'ibuprofen', { doNotPerform: true, status: 'brand-new' }), true],
    ['one without a status', request('bare', 'ibuprofen', { doNotPerform: true, status: undefined }), true],
    ['one that has ended', request('over', 'ibuprofen', { doNotPerform: true, status: 'stopped' }), false],
    ['one that was only suggested', request('idea', 'ibuprofen', { doNotPerform: true, intent: 'proposal' }), false],
    ['a suggestion to take', suggestion, false],
  ])('has no entry for %s', (_, record, isNamed) => {
    const { section, types } = made([record])
    expect(types).not.toContain('MedicationRequest')
    expect(section?.text.div.includes('ibuprofen')).toBe(isNamed)
  })

  it('includes the status of a condition', () => {
    expect(made([unconfirmed]).text).toContain('<td>Not confirmed</td>')
  })
})
