import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { packageProblems } from '../../../sandbox/test/validate/packages'
import type { Resource } from '../../../sandbox/types'
import { findInMain, main, watchRequests } from '../../app/__fixtures__/page-content'
import { openPage, setFaults, testSandbox } from '../../app/__fixtures__/render-route'
import { exportLoaded, renderExport, saveFile } from '../../app/__fixtures__/saved-files'

interface SavedBundle extends Resource {
  readonly type: string
  readonly entry: readonly { readonly fullUrl?: string; readonly resource: Resource }[]
}

const parseBundle = (text: string): SavedBundle => JSON.parse(text) as SavedBundle

/** As `packageProblems`, which wants a value where R4 also allows an extension that says why there is none. */
const problemsOf = (resource: Resource): readonly string[] =>
  packageProblems(resource).filter(
    (problem) => !/DeviceUseStatement\b.*\bstatus (?:Missing property|Invalid option)/.test(problem),
  )

/** Every Reference.reference in a value, except for contained resources. Immunization.education.reference is a URL, not a Reference. */
function referencesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'education') return []
    if (key === 'reference' && typeof inner === 'string') return inner.startsWith('#') ? [] : [inner]
    return referencesIn(inner)
  })
}

for (const [person, patient] of [
  ['ana', 'ana'],
  ['walter', 'walter'],
  ['maya', 'leo'],
  ['maya', 'mia'],
  ['carmen', 'rosa'],
  ['omar', 'omar'],
  ['nils', 'nils'],
  ['quinn', 'quinn'],
] as const)
  test(`the exported summary of ${patient} is a valid R4 document Bundle with internal references only`, async () => {
    await renderExport('app', { person, patient })
    const { text } = await saveFile('Save the summary')
    const bundle = parseBundle(text)
    expect(problemsOf(bundle)).toEqual([])
    expect(bundle.entry.flatMap(({ resource }) => problemsOf(resource))).toEqual([])
    const urls = bundle.entry.map(({ fullUrl }) => fullUrl)
    expect(new Set(urls).size).toBe(bundle.entry.length)
    expect(referencesIn(bundle).filter((each) => !urls.includes(each))).toEqual([])
    expect(bundle).toMatchObject({ type: 'document', identifier: { system: 'urn:ietf:rfc:3986' } })
    const [composition] = bundle.entry
    expect(composition?.resource).toMatchObject({
      resourceType: 'Composition',
      type: { coding: [{ code: '60591-5' }] },
    })
    const codes = (composition?.resource['section'] as { code?: { coding: { code: string }[] } }[]).flatMap(
      ({ code }) => code?.coding[0]?.code ?? [],
    )
    expect(codes.slice(0, 3)).toEqual(['10160-0', '48765-2', '11450-4'])
    expect(new Set(codes).size).toBe(codes.length)
    expect(text).not.toContain('entered-in-error')
  })

test('exported files hold the record as received, ask nobody but its server, and have no patient name in their file name', async () => {
  const { fhirBase } = await testSandbox()
  await renderExport('app', { person: 'walter' })
  const requested = watchRequests(/./)
  const json = await saveFile('Save as FHIR file')
  // Lists on pages come without Provenance, which the FHIR file has.
  expect(requested.filter((url) => !url.startsWith(`${fhirBase}/`))).toEqual([])
  const before = requested.length
  await userEvent.click(within(main()).getByText('Save one table alone'))
  const csv = await saveFile('Save Test results, questions and answers')
  const tables = await saveFile('Save all tables (zip)')
  await openPage('/download/me')
  await exportLoaded()
  const text = await saveFile('Save as text')
  expect(requested.slice(before)).toEqual([])
  expect(Object.keys(unzipSync(tables.bytes)).length).toBeGreaterThan(10)
  for (const { name } of [json, text, csv])
    expect(name).toMatch(/^(?:health-record|test-results)-\d{4}-\d{2}-\d{2}\.(?:json|txt|csv)$/)
  const bundle = parseBundle(json.text)
  expect(packageProblems(bundle)).toEqual([])
  const results = bundle.entry.filter(({ resource }) => resource.resourceType === 'Observation')
  expect(results.length).toBeGreaterThan(1000)
  const [first] = results
  expect(first?.fullUrl).toBe(`${fhirBase}/Observation/${first?.resource.id}`)
  const counts = ['Test results', 'Questions and answers'].map((title) =>
    Number(new RegExp(`^${title} \\(([\\d,]+)\\)$`, 'm').exec(text.text)?.[1]?.replaceAll(',', '')),
  )
  expect(counts[1]).toBeGreaterThan(0)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(
    results.filter(({ resource }) => resource['status'] !== 'entered-in-error').length,
  )
  expect(csv.text.startsWith('\ufeff"')).toBe(true)
  const lines = csv.text.trimEnd().split('\r\n')
  expect(lines.length).toBeGreaterThan(results.length)
  expect(lines.filter((line) => /(?:^|,)"[=+@]/.test(line))).toEqual([])
  // eslint-disable-next-line no-restricted-globals -- must stay empty
  expect([localStorage.length, document.title, location.pathname]).toEqual([0, 'For me – Plainchart', '/download/me'])
})

test('the FHIR file says where its records came from, without naming records that are left out', async () => {
  await renderExport('app', { person: 'quinn' })
  const { text } = await saveFile('Save as FHIR file')
  const { entry } = parseBundle(text)
  const keys = new Set(entry.map(({ resource }) => `${resource.resourceType}/${resource.id}`))
  const provenance = entry.filter(({ resource }) => resource.resourceType === 'Provenance')
  const targets = provenance.flatMap(({ resource }) =>
    (resource['target'] as { reference: string }[]).map(({ reference }) => reference),
  )
  expect(targets.length).toBeGreaterThan(50)
  expect(targets.filter((target) => !keys.has(target))).toEqual([])
})

test('a FHIR file that is saved without a connection says what it does not know', async () => {
  await renderExport('app', { person: 'ana' })
  await setFaults({ kind: '500' })
  const { text } = await saveFile('Save as FHIR file')
  expect(text).toContain('We could not load where some records came from: ')
  expect(parseBundle(text).entry.length).toBeGreaterThan(50)
})

test('exported files contain the texts of the record and no plain names', async () => {
  await renderExport('app', { person: 'ana' })
  const summary = await saveFile('Save the summary')
  const json = await saveFile('Save as FHIR file')
  await userEvent.click(within(main()).getByText('Save one table alone'))
  const csv = await saveFile('Save Test results, questions and answers')
  for (const { name, text } of [summary, json, csv]) {
    expect(text, name).toContain('Hemoglobin A1c/Hemoglobin.total in Blood')
    expect(text, name).not.toContain('A1c (blood sugar over about 3 months)')
    expect(text, name).not.toContain('Shows how much sugar')
  }
})

test('a part of the record that fails to load is named on the page and at the start of each file', async () => {
  await setFaults({ kind: '403', type: 'Immunization' }, { kind: '500', type: 'Procedure' })
  await renderExport('app', { person: 'nils' })
  await findInMain('Sandbox EHR does not share this part of the record with this app: vaccines.')
  await findInMain('We could not load: procedures.')
  const closed = 'Sandbox EHR does not share this part of the record with this app: Vaccines.'
  for (const button of ['Save as FHIR file', 'Save the summary']) {
    const { text } = await saveFile(button)
    expect(text, button).toContain('Could not be loaded, so not in here: Procedures.')
    expect(text, button).toContain(closed)
  }
  await openPage('/download/me')
  await exportLoaded()
  const { text } = await saveFile('Save as text')
  expect(text).toContain('Could not be loaded, so not in here: Procedures.')
  expect(text.slice(0, text.indexOf('Health conditions ('))).toContain(closed)
  await openPage('/download/work')
  await findInMain('We could not load this part. Ask the health system for it.')
  expect(main().textContent).not.toContain('No vaccine in this record')
})

test('a private record stays masked and out of exported files until the user includes it', async () => {
  await renderExport('me', { person: 'quinn' })
  const without = await saveFile('Save as text')
  expect(without.text).not.toMatch(/alcohol/i)
  expect(without.text).toMatch(/\d+ records marked as private are not in here\./)
  await userEvent.click(within(main()).getByRole('checkbox', { name: /^Put in \d+ records marked as private too/ }))
  expect((await saveFile('Save as text')).text).toMatch(/alcohol/i)
})
