import { expect, onTestFinished, test } from 'vitest'
import { recordTypes } from '../contract'
import { originalOf } from '../fhir/normalize-response'
import { stringifyLosslessJson } from '../fhir/lossless-json'
import { waysToDraw } from './__fixtures__/draw-record'
import { giveElementsSize, main, openTimelineGroups } from './__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith, unmountApp } from './__fixtures__/render-route'
import { wrongPatientId, wrongRecord } from './__fixtures__/wrong-values'
import type { Resource } from '../fhir/resource'

/** `WRONG_RECORDS=10000 npx vitest run src/app/wrong-values.component.test.tsx --testTimeout 3900000` runs more, in about half an hour. */
const COUNT = Number(process.env['WRONG_RECORDS'] ?? 120)
/** Records on the pages at a time. */
const BATCH = 240
/** For one record in one place; the slowest takes a tenth of it here. */
const MAX_MS = 500

const nameOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? '').split('\n').slice(0, 3).join(' ') : String(error)

test('records with wrong values are drawn, printed, searched and exported without an exception, each in half a second', async () => {
  const ways = Object.entries(await waysToDraw())
  const faults = new Map<string, string>()
  let longest = { ms: 0, place: '' }
  for (let number = 0; number < COUNT; number += 1) {
    const record = wrongRecord(number)
    for (const [name, draw] of ways) {
      const place = `${name}: record ${number}, ${record.resourceType}`
      // The time of the processor, which does not depend on what else the machine does.
      const start = process.cpuUsage()
      try {
        await draw(record)
      } catch (error) {
        faults.set(`${name}: ${nameOf(error)}`, place)
      }
      const { user, system } = process.cpuUsage(start)
      const ms = (user + system) / 1000
      if (ms > longest.ms) longest = { ms, place }
      if (ms > MAX_MS) faults.set(`${ms} ms`, place)
    }
  }
  if (COUNT > 1000) process.stdout.write(`${COUNT} records, longest ${JSON.stringify(longest)}\n`)
  expect(Object.fromEntries(faults)).toEqual({})
})

const searched = /\/fhir\/([A-Z]\w+)(?:\/([^/?]+))?(?:\?|$)/

/** Answers searches and reads of the records' types with them, in place of the server. */
function respondWithRecords(records: readonly Resource[]): void {
  const { fetch } = globalThis
  const textOf = (record: Resource): string => stringifyLosslessJson(originalOf(record))
  globalThis.fetch = (request, init) => {
    const [, type, id] = searched.exec(request instanceof Request ? request.url : String(request)) ?? []
    const found = records.filter((record) => record.resourceType === type)
    const read = found.find((record) => record.id === decodeURIComponent(id ?? ''))
    if (found.length === 0 || (id !== undefined && !read)) return fetch(request, init)
    const body = read
      ? textOf(read)
      : `{"resourceType":"Bundle","type":"searchset","total":${found.length},"entry":[${found.map((record) => `{"search":{"mode":"match"},"resource":${textOf(record)}}`).join()}]}`
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/fhir+json' } }))
  }
  onTestFinished(() => void (globalThis.fetch = fetch))
}

const pages = [
  ...[
    '/',
    '/timeline',
    '/results?time=all',
    '/answers',
    '/vitals',
    '/vitals/growth',
    '/conditions',
    '/medicines',
    '/records',
    '/documents',
  ],
  ...[
    '/find',
    '/new',
    '/download',
    '/download/doctor',
    '/download/work',
    '/download/me',
    '/download/app',
    '/take-along',
  ],
  ...['/loaded', '/privacy', '/profile'],
  ...recordTypes.map((type) => `/records/${type}`),
]
/** The pages of one record: its own, its trend chart, its file. */
const pagesOf = ({ resourceType, id = '' }: Resource): readonly string[] => [
  `/record/${resourceType}/${id}`,
  ...(resourceType === 'Observation' ? [`/results/trend/${id}`] : []),
  ...(resourceType === 'DocumentReference' ? [`/documents/${id}`] : []),
]
const unshown = /We can’t show this page|could not be shown/

test('records with wrong values take no page, part or row away', async () => {
  const sandbox = startSandboxWith([{ resourceType: 'Patient', id: wrongPatientId, name: [{ family: 'Wrong' }] }])
  giveElementsSize()
  const lost: string[] = []
  for (let from = 0; from < COUNT; from += BATCH) {
    const records = Array.from({ length: Math.min(BATCH, COUNT - from) }, (_, index) => wrongRecord(from + index, true))
    respondWithRecords(records)
    await renderRoute('/privacy', { person: wrongPatientId, sandbox })
    const own = records.filter((_, index) => index % 24 === (from / BATCH) % 24)
    for (const path of [...pages, ...own.flatMap(pagesOf)]) {
      const problem = await openPage(path)
        .then(() => (path === '/timeline' ? openTimelineGroups() : undefined))
        .then(
          () => unshown.exec(main().textContent)?.[0],
          (error: unknown) => String(error).split('\n')[0],
        )
      if (problem !== undefined) lost.push(`${path} of records from ${from}: ${problem}`)
    }
    unmountApp()
  }
  expect(lost).toEqual([])
})
