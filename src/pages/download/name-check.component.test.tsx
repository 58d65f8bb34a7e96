import { fireEvent, waitFor } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test, vi } from 'vitest'
import { inMain, main } from '../../app/__fixtures__/page-content'
import { exportLoaded, saveFile } from '../../app/__fixtures__/saved-files'
import { openPage, renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

const DISAGREE = 'Its name and its code do not agree'
const CHECKING = 'Comparing names with their codes…'
const UNCHECKED = 'We could not compare some names with their codes'
const NAME = 'COVID-19 vaccine'
const PRINT = 'Print or save as PDF'

// Test files share their modules: those that were loaded before have the dictionary, and those after must not have this one.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

/** The part of the dictionary about vaccines, which arrives when the test says so. */
const vaccines = vi.hoisted(() => {
  const answer = { arrive: () => {} }
  const promise = new Promise<void>((resolve) => Object.assign(answer, { arrive: resolve }))
  return { ...answer, promise }
})
vi.mock('virtual:dictionary-vaccines-en', async (importOriginal) => {
  await vaccines.promise
  return importOriginal()
})
vi.mock('virtual:dictionary-vaccines-es', () => {
  throw new Error('offline')
})
vi.stubGlobal('print', () => undefined)
// The dictionary is late at once, or never, as a test says.
const timeout = vi.hoisted(() => ({ isOver: false }))
vi.mock('../../components/plain-language/dictionary-loader', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  loadTimeout: () => (timeout.isOver ? Promise.resolve() : new Promise(() => undefined)),
}))

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  {
    resourceType: 'Immunization',
    id: 'shot',
    status: 'completed',
    patient: { reference: 'Patient/tove' },
    vaccineCode: { text: NAME, coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '141' }] },
    occurrenceDateTime: '2024-10-01',
  },
])

const open = async (path: string) => {
  await openPage(path)
  if (path.startsWith('/download/')) await exportLoaded()
}

/** The text of a file, or of each text file in a zip. */
const textOf = async (path: string, button: string): Promise<string> => {
  const { name, bytes, text } = await saveFile(button, path !== '/take-along')
  return name.endsWith('.zip')
    ? Object.values(unzipSync(bytes))
        .map((file) => strFromU8(file))
        .join('\n')
    : text
}

const fillAppointment = async () => {
  const box = await inMain().findByRole<HTMLInputElement>('checkbox', { name: new RegExp(NAME), hidden: true })
  if (!box.checked) fireEvent.click(box)
}

/** Each kind of file and sheet, with its button; without one it is read from the page, as it is printed. */
const kinds: readonly (readonly [kind: string, path: string, button?: string])[] = [
  ['the vaccines for a school or an employer', '/download/work'],
  ['the sheet for an appointment', '/take-along'],
  ['the sheet for an appointment as text', '/take-along', 'Save as text'],
  ['the printed record', '/download/me', PRINT],
  ['the record as text', '/download/me', 'Save as text'],
  ['the zip with its index', '/download/me', 'Save as zip'],
  ['the FHIR file', '/download/app', 'Save as FHIR file'],
  ['the tables', '/download/app', 'Save all tables (zip)'],
  ['one table', '/download/app', 'Save Vaccines'],
  ['the summary for other systems', '/download/app', 'Save the summary'],
]

/** The text of the page as it is printed, without the banner above. */
function printedText(): string {
  const copy = main().cloneNode(true) as HTMLElement
  for (const hidden of copy.querySelectorAll('.no-print')) hidden.remove()
  return copy.textContent
}

async function statedIn(path: string, button: string | undefined): Promise<string> {
  await open(path)
  if (path === '/take-along') await fillAppointment()
  if (button === PRINT) fireEvent.click(inMain().getAllByRole('button', { name: PRINT })[0] ?? main())
  return button === undefined || button === PRINT ? printedText() : textOf(path, button)
}

test('each file and sheet waits for the dictionary, says what could not be compared, and what disagrees once it is here', async () => {
  await renderRoute('/profile', { person: 'tove', sandbox })
  for (const path of new Set(['/download/doctor', ...kinds.map(([, each]) => each)])) {
    await open(path)
    await waitFor(() => expect(main().textContent, path).toContain(CHECKING))
    expect(main().textContent, path).not.toContain(NAME)
    expect(inMain().queryByRole('button', { name: /^Save|^Print/ }), path).toBe(null)
  }
  timeout.isOver = true
  for (const [kind, path, button] of kinds) {
    const text = await statedIn(path, button)
    expect(text, kind).toContain(NAME)
    expect(text, kind).toContain(UNCHECKED)
  }
  await open('/download/doctor')
  await waitFor(() => expect(main().querySelector('section')?.textContent).toContain(UNCHECKED))
  // It waits again when the reader asks for it.
  timeout.isOver = false
  fireEvent.click(inMain().getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(main().textContent).toContain(CHECKING))
  vaccines.arrive()
  await waitFor(() => expect(main().textContent).not.toContain(CHECKING))
  for (const [kind, path, button] of kinds) {
    const text = await statedIn(path, button)
    expect(text, kind).toContain(DISAGREE)
    expect(text, kind).not.toContain(UNCHECKED)
  }
})

test('a dictionary that fails at once holds no file back: each says what could not be compared, also after another try', async () => {
  timeout.isOver = false
  await renderRoute('/download/work', { person: 'tove', sandbox, language: 'es' })
  const unchecked = 'No pudimos comparar algunos nombres con sus códigos'
  await waitFor(() => expect(main().textContent).toContain(unchecked))
  expect(main().textContent).toContain(NAME)
  fireEvent.click(inMain().getByRole('button', { name: 'Intentar de nuevo' }))
  await waitFor(() => expect(main().textContent).not.toContain(unchecked))
  await waitFor(() => expect(main().textContent).toContain(unchecked))
  await openPage('/download/app')
  await waitFor(() => expect(main().textContent).not.toContain('Algunas partes aún se están cargando'))
  const { text } = await saveFile('Guardar como archivo FHIR')
  expect(text).toContain(unchecked)
})
