import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, inMain, main } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

const subject = { reference: 'Patient/pia' }
const laboratory = [{ coding: [{ code: 'laboratory' }] }]

/** Shapes that real servers send; src/pages/records/__fixtures__/odd-records.ts has a table of each kind. */
const sandbox = startSandboxWith([
  {
    resourceType: 'Patient',
    id: 'pia',
    name: [{ use: 'official', family: '', given: [''] }],
    birthDate: '1980-01-01',
  },
  {
    resourceType: 'Condition',
    id: 'narrative',
    subject,
    text: { status: 'additional', div: '&lt;div&gt;&lt;p&gt;Left knee pain &amp;amp; swelling&lt;/p&gt;&lt;/div&gt;' },
  },
  {
    resourceType: 'Condition',
    id: 'empty',
    subject,
    code: { text: '', coding: [{ system: '', code: '', display: '' }] },
    note: [{ text: '' }],
    recorder: { reference: 'https://other.example/fhir/Practitioner/9' },
    extension: [{ url: 'https://vendor.example/StructureDefinition/mood-at-triage', valueString: 'calm' }],
  },
  {
    resourceType: 'AllergyIntolerance',
    id: 'none',
    patient: subject,
    clinicalStatus: { coding: [{ code: 'active' }] },
    code: { text: 'Not on File' },
  },
  {
    resourceType: 'Observation',
    id: 'range',
    subject,
    status: 'final ',
    category: laboratory,
    code: { text: 'Albumin' },
    effectiveDateTime: '2026-05-07 09:15',
    valueQuantity: { value: 3.2, unit: 'g/dL' },
    referenceRange: [{ text: 'Children 1 to 5 years: 3.4-5.4 g/dL; adults 18 years and older: 3.5-5.2 g/dL.' }],
  },
  {
    resourceType: 'Observation',
    id: 'nameless',
    subject,
    status: 'final',
    category: laboratory,
    code: { text: '' },
    effectiveDateTime: '2026-05-02',
    valueString: 'Normal',
  },
  {
    resourceType: 'DocumentReference',
    id: 'file',
    subject,
    status: 'current',
    type: { text: 'Letter' },
    content: [{ attachment: { contentType: 'application/pdf' } }],
  },
])

test('records in unusual shapes are shown readably, and no page shows JSON', async () => {
  await renderRoute('/records', { person: 'pia', sandbox })
  for (const [path, shows, hides] of [
    ['/conditions', [/Left knee pain & swelling/, /\(name not given here\)/], [/[{}<>]/]],
    ['/record/Condition/narrative', [/It says more than the other parts of this record/], [/[{}<>]/]],
    ['/record/Condition/empty', [/Kept at other\.example/], [/[{}]/, /can’t read this value/]],
    [
      '/records/AllergyIntolerance',
      [/On record: no information about allergies/],
      [/Allergic or sensitive to/, /No known allergies/],
    ],
    ['/record/AllergyIntolerance/none', [/As recorded/], [/Allergic or sensitive to/]],
    ['/results', [/Albumin/, /3\.2 g\/dL/, /Children 1 to 5 years/, /May 7/], [/elow the (?:expected )?range/]],
    ['/', [/Lab result: the record does not say of what/], []],
    ['/timeline', [/Lab result: the record does not say of what/], []],
    ['/documents', [/Letter/], []],
    ['/documents/file', [/Letter/], [/undefined/]],
  ] as const) {
    await openPage(path)
    for (const text of shows) await findInMain(text)
    for (const text of hides) expect(main().textContent, path).not.toMatch(text)
  }
  await openPage('/record/Condition/empty')
  await userEvent.click(inMain().getByRole('radio', { name: 'Clinical details' }))
  await waitFor(() => expect(main().textContent).toMatch(/Mood at triage\s*calm/))
})
