import { describe, expect, it } from 'vitest'
import { csvText } from '../../resources/export/csv'
import { sourceOf, speech as bare } from '../../resources/export/for-tests'
import { makeIps } from '../../resources/export/ips'
import { recordText, sheetText } from '../../resources/export/record-text'
import { phraseOf } from './registry'
import { phraseText } from './format-status'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import type { Speech } from '../../resources/export/speech'

const speech: Speech = {
  ...bare,
  phraseOf: (resource) => {
    const phrase = phraseOf(resource, { today: '2026-11-21', died: undefined })
    return phrase && phraseText(phrase, bare.words, 'patient')
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
const idea = request('idea', 'empagliflozin', {
  status: 'draft',
  intent: 'proposal',
  dosageInstruction: [{ text: 'Take 1 tablet every morning' }],
})
const never = request('never', 'ibuprofen', {
  doNotPerform: true,
  reasonCode: [{ text: 'Kidney disease' }],
  dosageInstruction: [{ text: 'Do not take ibuprofen' }],
})
const doubtful: Resource = {
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

/** What a file says of one record: its block of text, its row. */
const inText = (record: Resource) =>
  recordText(sourceOf([record]), speech)
    .split('===')
    .at(-1) ?? ''
const inSheet = (record: Resource) =>
  sheetText({ items: [record], questions: [] }, [], sourceOf([]), speech)
    .split(speech.words.takeAlong.questions)[0]
    ?.split(speech.words.takeAlong.items)[1] ?? ''
const inCsv = (record: Resource) => csvText(sourceOf([record]), record.resourceType as RecordType, speech)

describe('what leaves the app', () => {
  it.each([
    ['a suggestion', idea, 'Suggested, not prescribed', /\bPrescribed\b|Not sent|From the prescription|How to take it/],
    ['an order not to take', never, 'Do not take', /\bCurrent\b|\bPrescribed\b|How to take it/],
    ['an unconfirmed problem', doubtful, 'Not confirmed', /\bCurrent\b|(?<!have )\bStarted\b/],
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
  ])('says of %s one thing, and nothing that denies it', (_, record, phrase, never) => {
    for (const text of [inText(record), inSheet(record), inCsv(record)]) {
      expect(text).toContain(phrase)
      expect(text).not.toMatch(never)
    }
  })

  it('has the codes of the status in a column of their own for programs', () => {
    expect(inCsv(never)).toContain('"doNotPerform=true; status=active; intent=order"')
  })
})

describe('a summary document for software', () => {
  let next = 0
  const uuid = () => `00000000-0000-4000-8000-${String((next += 1)).padStart(12, '0')}`
  const made = (records: readonly Resource[]) => {
    const text = makeIps(sourceOf(records), speech, uuid) ?? ''
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

  it('names an order not to take in words alone: no program can list its medicine as taken', () => {
    const { text, section, types } = made([never, request('yes', 'metformin', {})])
    expect(types.filter((type) => type === 'MedicationRequest')).toHaveLength(1)
    expect(section?.entry).toHaveLength(1)
    expect(section?.text.div).toContain('<p>Not to be taken, as an order says: ibuprofen.')
    expect(section?.text.div).not.toContain('<td>ibuprofen</td>')
    expect(text).not.toContain('doNotPerform')
    expect(text.match(/ibuprofen/g)).toHaveLength(1)
  })

  it('names it also where no medicine is known, which is still said', () => {
    const { section, types } = made([never])
    expect(types).toContain('MedicationStatement')
    expect(section?.text.div).toContain('ibuprofen')
  })

  it.each([
    ['one whose status does not exist', request('odd', 'ibuprofen', { doNotPerform: true, status: 'brand-new' }), true],
    ['one without a status', request('bare', 'ibuprofen', { doNotPerform: true, status: undefined }), true],
    ['one that has ended', request('over', 'ibuprofen', { doNotPerform: true, status: 'stopped' }), false],
    ['one that was only suggested', request('idea', 'ibuprofen', { doNotPerform: true, intent: 'proposal' }), false],
    ['a suggestion to take', idea, false],
  ])('never has %s as an entry', (_, record, isNamed) => {
    const { section, types } = made([record])
    expect(types).not.toContain('MedicationRequest')
    expect(section?.text.div.includes('ibuprofen')).toBe(isNamed)
  })

  it('says what became of what it holds', () => {
    expect(made([doubtful]).text).toContain('<td>Not confirmed</td>')
  })
})
