import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { FhirError, type FhirErrorKind } from '../../fhir/errors'
import { gatherFiles } from './gather-files'
import { createZip } from './zip'
import type { PlannedFile } from './planned-files'

const ehr = { id: 'e', name: 'E', fhirBase: 'https://ehr.example/fhir', clientId: 'c' }
const file = (title: string, rest: Partial<PlannedFile> = {}): PlannedFile => ({
  record: { resourceType: 'DocumentReference' },
  title,
  contentType: 'text/plain',
  size: undefined,
  url: undefined,
  data: undefined,
  ...rest,
})
const at = (url: string, rest: Partial<PlannedFile> = {}) => file('Note', { url, ...rest })

interface Responses {
  readonly [url: string]: string | FhirErrorKind | (() => Response)
}

function setUp(responses: Responses, options: { readonly room?: number; readonly stopAt?: string } = {}) {
  const [requests, files, progress, pauses] = [
    new Array<string>(),
    new Map<string, string>(),
    new Array<number>(),
    new Array<number>(),
  ]
  const stop = new AbortController()
  const get = async (url: string): Promise<Response> => {
    requests.push(url)
    if (url === options.stopAt) stop.abort()
    const response = responses[url]
    if (typeof response === 'function') return response()
    if (response === undefined || !response.startsWith('text:'))
      throw new FhirError(
        (response as FhirErrorKind | undefined) ?? 'notFound',
        'Binary read',
        response === 'busy' ? 429 : 403,
        response === 'busy' ? Date.now() + 7000 : undefined,
      )
    return new Response(response.slice(5), { headers: { 'content-type': 'text/plain' } })
  }
  const run = (plan: readonly PlannedFile[]) =>
    gatherFiles(plan, {
      session: { get, server: 'https://ehr.example/fhir', ehr },
      signal: stop.signal,
      fallback: 'File',
      maxBytes: options.room ?? 1000,
      onFile: (name, bytes) => void files.set(name, new TextDecoder().decode(bytes)),
      onProgress: (done) => progress.push(done),
      pause: async (milliseconds) => void pauses.push(milliseconds),
    })
  return { requests, files, progress, pauses, run }
}
const summaryOf = (outcomes: Awaited<ReturnType<typeof gatherFiles>>) =>
  outcomes.map((one) => (one.status === 'missing' ? one.reason : `${one.status} ${one.name}`))

describe('exported files', () => {
  it('are marked where markup was saved as text', async () => {
    const { run } = setUp({})
    const [page, words] = await run([
      file('Page', { data: btoa('<html><body>Hello</body></html>') }),
      file('Words', { data: 'YWJj' }),
    ])
    expect([page, words]).toEqual([
      expect.objectContaining({ name: 'Page.txt', isMarkup: true }),
      expect.not.objectContaining({ isMarkup: true }),
    ])
  })

  it('come from the record or its server, and each has an outcome', async () => {
    const { run, files, progress } = setUp({ 'Binary/1': 'text:one', 'Binary/2': 'notShared' })
    const outcomes = await run([
      file('Inside', { data: 'YWJj' }),
      at('Binary/1'),
      at('Binary/2'),
      at('https://other.example/x'),
      at('javascript:x'),
      file('Nothing'),
      file('Broken', { data: '%%%' }),
      file('Empty', { data: '' }),
    ])
    expect(summaryOf(outcomes)).toEqual([
      'inside Inside.txt',
      'inside Note.txt',
      'notShared',
      'elsewhere',
      'nowhere',
      'noContent',
      'unreadable',
      'empty',
    ])
    expect([...files]).toEqual([
      ['Inside.txt', 'abc'],
      ['Note.txt', 'one'],
    ])
    expect(progress).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('get safe names that are unique in any file system', async () => {
    const { run, files } = setUp({})
    await run([
      file('Note', { data: 'YQ' }),
      file('NOTE', { data: 'Yg' }),
      file('note', { data: 'Yw' }),
      file('com1', { data: 'ZA' }),
      file('COM¹', { data: 'ZQ' }),
      file('a\u202Etxt.exe', { data: 'Zg' }),
      file('../up', { data: 'Zw' }),
    ])
    expect([...files.keys()]).toEqual([
      'Note.txt',
      'NOTE (2).txt',
      'note (3).txt',
      'File.txt',
      'File (2).txt',
      'a txt exe.txt',
      'up.txt',
    ])
  })

  it('are requested once, even if two records reference the same URL', async () => {
    const { run, requests } = setUp({ 'Binary/1': 'text:one' })
    expect(summaryOf(await run([at('Binary/1'), at('Binary/1')]))).toEqual(['inside Note.txt', 'same Note.txt'])
    expect(requests).toEqual(['Binary/1'])
  })

  it('stay within the size limit, by declared and by actual size', async () => {
    const { run, requests } = setUp({ 'Binary/1': `text:${'x'.repeat(30)}`, 'Binary/2': 'text:small' }, { room: 20 })
    expect(summaryOf(await run([at('Binary/big', { size: 21 }), at('Binary/1'), at('Binary/2')]))).toEqual([
      'noRoom',
      'noRoom',
      'inside Note.txt',
    ])
    expect(requests).toEqual(['Binary/1', 'Binary/2'])
  })

  it('are retried twice after Retry-After when rate limited', async () => {
    let tries = 0
    const { run, pauses } = setUp({
      'Binary/1': () => {
        if ((tries += 1) < 3) throw new FhirError('busy', 'Binary read', 429, Date.now() + 7000)
        return new Response('late')
      },
      'Binary/2': 'busy',
    })
    expect(summaryOf(await run([at('Binary/1'), at('Binary/2')]))).toEqual(['inside Note.txt', 'busy'])
    expect(pauses.map((pause) => Math.round(pause / 1000))).toEqual([7, 7, 7, 7])
  })

  it('are not requested once the session has ended, but inline data is still included', async () => {
    const { run, requests } = setUp({ 'Binary/1': 'signedOut' })
    expect(summaryOf(await run([at('Binary/1'), at('Binary/2'), file('Inside', { data: 'YWJj' })]))).toEqual([
      'signedOut',
      'signedOut',
      'inside Inside.txt',
    ])
    expect(requests).toEqual(['Binary/1'])
  })

  it('that were loaded before an abort are kept', async () => {
    const { run } = setUp({ 'Binary/1': 'text:one', 'Binary/2': 'failed' }, { stopAt: 'Binary/2' })
    expect(summaryOf(await run([at('Binary/1'), at('Binary/2'), at('Binary/3')]))).toEqual([
      'inside Note.txt',
      'stopped',
      'stopped',
    ])
  })
})

it('a zip supports file names in any script', async () => {
  const zip = createZip()
  zip.add('Documentos/año 診断.txt', new TextEncoder().encode('abc '.repeat(1000)), false)
  zip.add('b.pdf', new TextEncoder().encode('%PDF-'), true)
  const archive = zip.end()
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  expect(Object.keys(files)).toEqual(['Documentos/año 診断.txt', 'b.pdf'])
  expect([
    strFromU8(files['Documentos/año 診断.txt'] ?? new Uint8Array()).length,
    strFromU8(files['b.pdf'] ?? new Uint8Array()),
  ]).toEqual([4000, '%PDF-'])
  expect(archive.size).toBeLessThan(600)
})
