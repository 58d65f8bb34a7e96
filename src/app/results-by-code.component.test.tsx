import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, main } from './__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from './__fixtures__/render-route'
import { exportLoaded, renderExport, saveFile } from './__fixtures__/saved-files'

const SNOMED = 'http://snomed.info/sct'
const LOINC = 'http://loinc.org'

/** Code system, code, and its text in English and Spanish. */
const answers = [
  [SNOMED, '10828004', 'Positive', 'Positivo'],
  [SNOMED, '260385009', 'Negative', 'Negativo'],
  [SNOMED, '260373001', 'Detected', 'Detectado'],
  [SNOMED, '260415000', 'Not detected', 'No detectado'],
  [SNOMED, '419984006', 'Inconclusive', 'No concluyente'],
  [SNOMED, '112144000', 'Blood group A', 'Grupo sanguíneo A'],
  [LOINC, 'LA6576-8', 'Positive', 'Positivo'],
  [LOINC, 'LA6577-6', 'Negative', 'Negativo'],
  [LOINC, 'LA11883-8', 'Not detected', 'No detectado'],
] as const

/** Results whose value is a code without a display, as SMART Health Cards send them. */
const results = answers.map(([system, code], index) => ({
  resourceType: 'Observation',
  id: `r${String(index)}`,
  status: 'final',
  category: [
    {
      coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' }],
    },
  ],
  code: { text: `Assay ${String(index)}` },
  subject: { reference: 'Patient/tove' },
  effectiveDateTime: `2026-10-0${String(index + 1)}`,
  valueCodeableConcept: { coding: [{ system, code }] },
}))

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  ...results,
])

const LAST = answers.length - 1

test.each(['en', 'es'] as const)('results that are only a code have words on every page (%s)', async (language) => {
  const texts = answers.map(([, , english, spanish]) => (language === 'en' ? english : spanish))
  await renderRoute('/', { person: 'tove', sandbox, language })
  // The home page lists the newest results only.
  await findInMain(texts[LAST] ?? '')
  expect(main().textContent).not.toMatch(/(?:Code|Código) (?:\d|LA)/)
  for (const path of ['/results?time=all', '/timeline', '/download/doctor']) {
    await openPage(path)
    for (const text of texts) await findInMain(text)
    expect(main().textContent, path).not.toMatch(/(?:Code|Código) (?:\d|LA)/)
  }
  await openPage('/record/Observation/r3')
  await findInMain(texts[3] ?? '')
  await userEvent.click(
    screen.getByRole('radio', { name: language === 'en' ? 'Clinical details' : 'Detalles clínicos' }),
  )
  await findInMain('SNOMED CT 260415000')
})

const BARE_CODE = /(?:Code|Código) (?:\d|LA)/

test('results that are only a code have words in files', async () => {
  await renderExport('app', { person: 'tove', sandbox })
  await userEvent.click(within(main()).getByText('Save one table alone'))
  const table = await saveFile('Save Test results')
  await openPage('/download/me')
  await exportLoaded()
  const { text } = await saveFile('Save as text')
  for (const file of [text, table.text]) {
    for (const [, , words] of answers) expect(file).toContain(words)
    expect(file).not.toMatch(BARE_CODE)
  }
})

test.each([
  ['en', /^Print (?:or save as PDF|about \d+ pages)$/],
  ['es', /^Imprimir (?:o guardar como PDF|unas \d+ páginas)$/],
] as const)('results that are only a code have words in a print (%s)', async (language, name) => {
  let printed = ''
  // happy-dom does not print.
  window.print = () => void (printed = document.body.textContent)
  await renderRoute('/download/me', { person: 'tove', sandbox, language })
  // The button is disabled while lists and plain names load, and may be disabled again.
  await waitFor(async () => {
    if (printed === '') await userEvent.click(screen.getByRole('button', { name }))
    for (const [, , english, spanish] of answers) expect(printed).toContain(language === 'en' ? english : spanish)
  })
  expect(printed).not.toMatch(BARE_CODE)
})
