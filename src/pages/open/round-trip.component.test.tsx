import { existsSync } from 'node:fs'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test } from 'vitest'
import { isFullMatrix, pairsOf } from '../../../scripts/ci/full-matrix'
import { findTitle, main } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, startTestSandbox, unmountApp, type TestEhr } from '../../app/__fixtures__/render-route'
import { exportLoaded, saveFile } from '../../app/__fixtures__/saved-files'
import { setCurrentSession } from '../../auth/session/session-store'
import { loadNoteTerms } from '../../components/note-terms/note-terms-loader'
import { recordTypes, type RecordType } from '../../contract'
import { openFiles } from './__fixtures__/open-files'

/** Types without a list, which are searched at the health system. */
const searchedTypes: readonly RecordType[] = [
  'Group',
  'Location',
  'Medication',
  'Organization',
  'Patient',
  'Practitioner',
  'PractitionerRole',
  'Questionnaire',
]
const lists = recordTypes.filter((type) => !searchedTypes.includes(type)).map((type) => `/records/${type}`)
const pages = [
  '/',
  '/timeline',
  '/results',
  '/answers',
  '/vitals',
  // After another page: the address alone does not say when the results by date replace those by test.
  '/results?by=date',
  '/conditions',
  '/medicines',
  '/documents',
  '/records',
  '/profile',
  '/take-along',
  ...lists,
]

/** What a page says of the connection to a health system, which a file does not have. */
const ofConnection =
  /Checked today at .*?Check again|Search (?:at )?the health system|record\.json|Sandbox EHR|\d+ here so far|Comes with other records|(?:The health system did|This health system does|The file does) not say where this record came from\.|(?:The health system did|The file does) not say where this came from\.|Not named by the health system.*?(?=Print or download)/gs

/** The text of a page without the numbers of other lists beside it, which are there once these are loaded. */
function pageText(): string {
  const copy = main().cloneNode(true) as HTMLElement
  for (const nav of copy.querySelectorAll('nav')) nav.remove()
  return copy.textContent.replaceAll(ofConnection, '')
}

async function textOf(path: string): Promise<string> {
  await openPage(path)
  await waitFor(() => {
    expect(document.querySelector('[data-loading], [data-name-loading]')).toBeNull()
    // The timeline renders its months one after the other.
    expect(main().textContent).not.toContain('on their way')
  })
  return pageText()
}

/** The page of the first record of the list that is open. */
const firstRecord = (): string | undefined =>
  main().querySelector('a[href^="/record/"]')?.getAttribute('href') ?? undefined

interface Reader {
  readonly person: string
  readonly patient: string
  readonly reader: string
  readonly sandbox?: Promise<TestEhr>
}

/** Where two texts of a page start to differ. */
function firstDifference(path: string, before: string, after: string): string {
  const at = [...before].findIndex((character, index) => character !== after[index])
  const start = Math.max(0, (at === -1 ? before.length : at) - 60)
  return `${path}: ${before.slice(start, start + 160)} | ${after.slice(start, start + 160)}`
}

let startedSandbox: ReturnType<typeof startTestSandbox> | undefined
const otherSandbox = () => (startedSandbox ??= startTestSandbox({ data: [folder] }))

/** Pages with other words from the file that the app saves than from the health system. */
async function differences({ reader, ...options }: Reader, paths: readonly string[]): Promise<readonly string[]> {
  await renderRoute('/download/app', options)
  await exportLoaded()
  const withPrivate = screen.queryByRole('checkbox', { name: /private/ })
  if (withPrivate) await userEvent.click(withPrivate)
  const { text } = await saveFile('Save as FHIR file')
  const before = new Map<string, string>()
  for (const path of paths) {
    before.set(path, await textOf(path))
    const record = firstRecord()
    if (record !== undefined && !before.has(record)) before.set(record, await textOf(record))
  }
  unmountApp()
  setCurrentSession(undefined)
  await openFiles([text], reader)
  await findTitle(/at a glance|record/i)
  await screen.findByText('This is a copy from a file')
  if (before.has('/records') || before.has('/records/CareTeam')) {
    // These pages say which lists are loaded, and name people of whom a role is loaded.
    await openPage('/download/app')
    await exportLoaded()
  }
  const found: string[] = []
  for (const [path, expected] of before) {
    await textOf(path)
    // Names of people and places arrive last.
    await waitFor(() => expect(pageText() === expected).toBe(true), { timeout: 60_000 }).catch(() =>
      found.push(firstDifference(path, expected, pageText())),
    )
  }
  return found
}

/** Pages by reader; without `FULL_MATRIX=1` each page for one reader at least. */
const samples = <Row extends Reader>(readers: readonly Row[]) =>
  readers.map((reader) => ({
    reader,
    paths: pairsOf(readers, pages).flatMap(([one, path]) => (one === reader ? [path] : [])),
  }))

// The browser loads these when it is idle.
beforeAll(() => loadNoteTerms('en'))

describe('what the app saves opens to the same words', () => {
  const sandboxReaders: readonly Reader[] = [
    ...['ana', 'walter', 'maya', 'omar', 'nils', 'quinn'].map((id) => ({ person: id, patient: id, reader: 'Me' })),
    ...['leo', 'mia'].map((patient) => ({ person: 'maya', patient, reader: 'A person I care for' })),
    { person: 'carmen', patient: 'rosa', reader: 'A person I care for' },
  ]
  test.each(samples(sandboxReaders))('for $reader.patient', { timeout: 900_000 }, async ({ reader, paths }) => {
    expect(await differences(reader, paths)).toEqual([])
  })
})

const folder = '../shared/data/synthea'
/** Two of the people, and a sample of their pages; all with `FULL_MATRIX=1`. */
const otherPeople = isFullMatrix ? [0, 1, 2, 3, 4, 5, 6, 7, 8] : [0, 1]

describe.skipIf(!existsSync(folder))('also for records by other software (needs ../shared/data/synthea)', () => {
  test.each(otherPeople)('person %i', { timeout: 900_000 }, async (index) => {
    const sandbox = otherSandbox()
    const { people } = await sandbox
    const patients = people.filter(({ kind }) => kind === 'patient')
    const id = patients[index]?.id ?? ''
    const paths = pages.filter((_, page) => isFullMatrix || page % 8 === index)
    expect(await differences({ person: id, patient: id, reader: 'Me', sandbox }, paths)).toEqual([])
  })
})
