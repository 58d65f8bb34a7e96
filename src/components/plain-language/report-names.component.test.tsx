import { test } from 'vitest'
import { findInMain } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

const subject = { reference: 'Patient/tove' }

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  {
    resourceType: 'DiagnosticReport',
    id: 'note',
    status: 'final',
    subject,
    code: { coding: [{ system: 'http://loinc.org', code: '11504-8', display: 'Surgical operation note' }] },
    effectiveDateTime: '2026-10-01',
    conclusion: 'The operation went as planned.',
  },
])

test('a report that is a note has the plain name of the note', async () => {
  await renderRoute('/records/DiagnosticReport', { person: 'tove', sandbox })
  await findInMain('Operation note (surgery)')
  await findInMain('“The operation went as planned.”')
  await openPage('/record/DiagnosticReport/note')
  await findInMain('Operation note (surgery)')
  await findInMain('In the record: Surgical operation note')
})
