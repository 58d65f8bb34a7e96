import { afterEach, beforeEach, expect, onTestFinished, test, vi, type MockInstance } from 'vitest'
import { FOREIGN_CLIENT } from '../../e2e/foreign-ehr/authorization-server'
import type { Habits } from '../../e2e/foreign-ehr/fhir-engine'
import { people, peopleResources, type PersonResource } from '../../e2e/foreign-ehr/people'
import { startForeignEhr } from '../../e2e/foreign-ehr/server'
import { signInAtForeignEhr } from '../../e2e/foreign-ehr/sign-in'
import { buildPopulation } from '../../sandbox/population/build'
import { recordTypes, type RecordType } from '../contract'
import { descriptorOf } from '../resources/descriptors'
import { encodeIdForPath } from '../fhir/id'
import { findInMain, main, rowOf } from './__fixtures__/page-content'
import { openPage, renderRoute, unmountApp } from './__fixtures__/render-route'
import { exportLoaded, saveFile } from './__fixtures__/saved-files'
import { isMarkedPrivate } from '../resources/privacy-labels'
import { recordPaths } from './route-paths'

const redirectUri = 'http://localhost:5173/callback'
/** DiagnosticOrder is not in R4. */
const listedTypes = recordTypes.filter(
  (type) => descriptorOf(type).listQuery('x')?.['patient'] !== undefined && type !== 'DiagnosticOrder',
)
const pages = recordPaths.filter((path) => !path.includes(':') && path !== '/patients')

/** The sandbox's person who has every type and element, on an engine that is not the sandbox's. */
const showcase = 'quinn'
const population = () => JSON.parse(JSON.stringify(buildPopulation(1).resources)) as readonly PersonResource[]

const variants: Readonly<Record<string, readonly [habits: Habits, patient: string]>> = {
  'pages with next links, and includes': [{ pageSize: 50, nextLinks: true, includes: true }, people['josue-sipes']],
  'pages with next links, without includes': [
    { pageSize: 20, nextLinks: true, includes: false },
    people['wendell-lesch'],
  ],
  'pages without next links': [{ pageSize: 5, nextLinks: false, includes: true }, people['josue-sipes']],
  'everything at once, without includes': [
    { pageSize: undefined, nextLinks: false, includes: false },
    people['gladys-schumm'],
  ],
  'everything at once, with every type and element': [
    { pageSize: undefined, nextLinks: false, includes: true },
    showcase,
  ],
}

/** Starts the EHR and returns what `renderRoute` needs, and the records of a type that the engine has for the patient. */
async function startEhr(habits: Habits, patient: string) {
  const resources = patient === showcase ? population() : peopleResources()
  const { url, fhirBase, endAccessToken, close } = await startForeignEhr({ ...habits, redirectUri, resources })
  onTestFinished(close)
  const signIn = async (person: string, { scope = '' }: { readonly scope?: string } = {}) => {
    const tokens = await signInAtForeignEhr({ url, redirectUri, patient: person, scope })
    lastToken = tokens.access_token
    return tokens
  }
  let lastToken = ''
  const endToken = () => endAccessToken(lastToken)
  const recordsOf = async (type: RecordType): Promise<readonly PersonResource[]> => {
    const { access_token } = await signIn(patient, { scope: `openid patient/${type}.rs` })
    const headers = { authorization: `Bearer ${access_token}` }
    const response = await fetch(`${fhirBase}/${type}?patient=${patient}&_count=1000`, { headers })
    const { entry = [] } = (await response.json()) as {
      readonly entry: readonly { readonly resource: PersonResource }[]
    }
    return entry.map(({ resource }) => resource)
  }
  const ehr = { id: 'foreign', name: 'Foreign EHR', clientId: FOREIGN_CLIENT, offline: 'offline_access' } as const
  return { session: { person: patient, sandbox: Promise.resolve({ fhirBase, signIn }), ehr }, recordsOf, endToken }
}

/** The ids of the records in the FHIR file that the app saves, by type. */
async function savedIds(): Promise<(type: RecordType) => readonly string[]> {
  await openPage('/download/app')
  await exportLoaded()
  const { text } = await saveFile('Save as FHIR file')
  const { entry } = JSON.parse(text) as { readonly entry: readonly { readonly resource: PersonResource }[] }
  const records = entry.map(({ resource }) => resource)
  return (type) => records.filter(({ resourceType }) => resourceType === type).map(({ id }) => id)
}

/** The rows of the page "What was loaded" by type. */
async function ledgerRows(): Promise<(type: RecordType) => string | undefined> {
  await openPage('/loaded')
  const rows = new Map<RecordType, string>(listedTypes.map((type) => [type, rowOf(`/records/${type}`).textContent]))
  return (type) => rows.get(type)
}

const brokenPage = /[Ss]omething (?:went|in this app went) wrong|We can’t find this record\. /

/** What happy-dom logs when the iframe of a document stays on the page until it would load. */
const isOfDisabledIframe = (message: unknown): boolean => /Iframe page loading is disabled/.test(`${message}`)

let consoleSpies: MockInstance[]
beforeEach(() => {
  consoleSpies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})
afterEach(() => {
  consoleSpies.forEach((spy) => spy.mockRestore())
})

test.each(Object.entries(variants))(
  'at a foreign EHR every page opens, and every record is loaded or counted as missing: %s',
  async (_, [habits, patient]) => {
    const { session, recordsOf } = await startEhr(habits, patient)
    await renderRoute('/', session)
    for (const path of pages) {
      await openPage(path)
      expect.soft(main().textContent, path).not.toMatch(brokenPage)
    }
    const [idsInFile, rowFor] = [await savedIds(), await ledgerRows()]
    for (const type of listedTypes) {
      const records = await recordsOf(type)
      const isShort = !habits.nextLinks && records.length > (habits.pageSize ?? Infinity)
      const sent = isShort ? records.slice(0, habits.pageSize) : records
      const [id, ...others] = idsInFile(type)
      // Records that are marked private are in no file until they are shown.
      const open = sent.filter((record) => !isMarkedPrivate(record)).map((record) => record.id)
      expect.soft([id, ...others].sort(), type).toEqual(open.length === 0 ? [undefined] : open.sort())
      expect.soft(rowFor(type), type).toContain(`${sent.length} of ${records.length} record`)
      await openPage(`/records/${type}`)
      const end = `Showing ${sent.length} of ${records.length}. There may be more.`
      expect.soft(main().textContent.includes(end), type).toBe(isShort)
      if (id !== undefined) await openPage(`/record/${type}/${encodeIdForPath(id)}`)
      expect.soft(main().textContent, type).not.toMatch(brokenPage)
    }
    const messages = consoleSpies.flatMap(({ mock }) => mock.calls)
    expect(messages.filter(([message]) => !isOfDisabledIframe(message))).toEqual([])
  },
)

test.each([true, false])(
  'names at a foreign EHR come from the records that others name, includes: %s',
  async (includes) => {
    const { session, recordsOf } = await startEhr(
      { pageSize: undefined, nextLinks: false, includes },
      people['josue-sipes'],
    )
    const [firstOf, visits] = [async (type: RecordType) => (await recordsOf(type))[0]?.id, await recordsOf('Encounter')]
    await renderRoute(`/record/MedicationRequest/${await firstOf('MedicationRequest')}`, session)
    await findInMain('by Dr. Jonah Schroeder')
    await openPage(`/record/Encounter/${visits[0]?.id}`)
    await findInMain('You saw Dr. Jonah Schroeder.')
    await findInMain('AtMORTON HOSPITAL')
    // The visit of this plan is not among the sample records.
    await openPage(`/record/CarePlan/${await firstOf('CarePlan')}`)
    await findInMain('Visit We can’t find this record at the health system.')
  },
)

test('a token that has ended at a foreign EHR is renewed, and nobody notices', async () => {
  const habits = { pageSize: undefined, nextLinks: false, includes: false }
  const { session, endToken } = await startEhr(habits, people['josue-sipes'])
  await renderRoute('/privacy', session)
  await endToken()
  await openPage('/records/Goal')
  await findInMain('5 records in this list')
})

test('the page of a medicine says which lists a foreign EHR has cut short', async () => {
  const { session, recordsOf } = await startEhr(
    { pageSize: 5, nextLinks: false, includes: false },
    people['josue-sipes'],
  )
  const [first] = await recordsOf('MedicationRequest')
  await renderRoute(`/record/MedicationRequest/${first?.id}`, session)
  await findInMain('Some may be missing: prescriptions.')
  await findInMain('Some pharmacy fills or prescriptions did not load, so refills and supply are left out.')
})

test('where a foreign EHR ignores _revinclude, the page of a record does not say that the record has no origin', async () => {
  const origin = 'Written down or sent by Dr. Robin Lee-Sample'
  const withIncludes = await startEhr({ pageSize: undefined, nextLinks: false, includes: true }, showcase)
  await renderRoute('/record/Procedure/quinn-scan', withIncludes.session)
  await findInMain(origin)
  const without = await startEhr({ pageSize: undefined, nextLinks: false, includes: false }, showcase)
  unmountApp()
  await renderRoute('/record/Procedure/quinn-scan', without.session)
  await findInMain('The health system did not say where this came from.')
})
