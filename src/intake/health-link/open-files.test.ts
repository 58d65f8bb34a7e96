import { expect, test } from 'vitest'
import { encryptFile, linkOf, outcomeOf, testKey } from './__fixtures__/links'
import { openFetchedFiles, type FetchedFile } from './open-files'
import { parseHealthLink } from './parse-link'
import type { SharedFile } from './manifest'

const link = parseHealthLink(linkOf({ url: 'https://links.example.org/m', key: testKey, label: 'My record' }))
const options = {
  signal: new AbortController().signal,
  onProgress: () => undefined,
  askPassphrase: () => Promise.resolve(undefined),
  cardIssuers: undefined,
}
const FHIR = 'application/fhir+json'
const listed = (contentType: string | undefined, more: Partial<SharedFile> = {}): SharedFile => ({
  contentType,
  embedded: undefined,
  location: undefined,
  lastUpdated: undefined,
  isWithdrawn: false,
  ...more,
})
const fetched = async (content: object, more: Partial<SharedFile> = {}, header = {}): Promise<FetchedFile> => ({
  file: listed(FHIR, more),
  jwe: await encryptFile(JSON.stringify(content), header),
})
const open = (files: readonly FetchedFile[], others: readonly SharedFile[] = []) =>
  openFetchedFiles(link, { fetched: files, others }, options)

const patient = { resourceType: 'Patient', id: '1' }
const token = { access_token: 'secret-token', aud: 'https://ehr.example.org' }

test('files are opened together, named after their host, with the date of the newest', async () => {
  const condition = { resourceType: 'Condition', id: 'c', subject: { reference: 'Patient/1' } }
  const opened = await open([
    await fetched(patient, { lastUpdated: '2026-01-02' }),
    await fetched(condition, { lastUpdated: '2026-03-04' }),
  ])
  expect(opened).toMatchObject({ name: 'links.example.org', savedOn: { date: '2026-03-04', from: 'file' }, unread: [] })
  expect(opened.records.map(({ resourceType }) => resourceType)).toEqual(['Patient', 'Condition'])
})

test('a file without a manifest is opened by its header, or as a record', async () => {
  const direct = await fetched(patient, { contentType: undefined })
  const untyped = await fetched(patient, { contentType: undefined }, { cty: undefined })
  for (const file of [direct, untyped]) expect((await open([file])).records).toHaveLength(1)
})

test('each file that is not opened is named with its reason, and an access token is dropped unread', async () => {
  const opened = await open(
    [
      await fetched(patient),
      await fetched(token, {}, { cty: 'application/smart-api-access' }),
      { file: listed(FHIR), jwe: await encryptFile('{}', {}, new Uint8Array(32)) },
      await fetched({ not: 'FHIR' }),
    ],
    [listed('application/smart-api-access'), listed('image/png'), listed(FHIR, { isWithdrawn: true })],
  )
  expect(opened.unread).toEqual([
    { name: 'links.example.org (4)', reason: 'notFhir' },
    { name: 'links.example.org (2)', reason: 'access' },
    { name: 'links.example.org (3)', reason: 'damaged' },
    { name: 'application/smart-api-access', reason: 'access' },
    { name: 'image/png', reason: 'unknownType' },
    { name: FHIR, reason: 'withdrawn' },
  ])
  expect(JSON.stringify(opened)).not.toContain('secret-token')
})

test('without a file to open there is a reason', async () => {
  const access = await fetched(token, {}, { cty: 'application/smart-api-access' })
  const wrongKey = { file: listed(FHIR), jwe: await encryptFile('{}', {}, new Uint8Array(32)) }
  const picture = await fetched({}, { contentType: undefined }, { cty: 'image/png' })
  for (const [files, kind] of [
    [[access], 'onlyAccess'],
    [[wrongKey], 'notDecrypted'],
    [[wrongKey, access], 'notDecrypted'],
    [[picture], 'nothingToOpen'],
  ] as const)
    expect(await outcomeOf(open(files))).toEqual([kind, undefined])
})
