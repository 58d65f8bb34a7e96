import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { FhirError, type FhirErrorKind } from '../../fhir/errors'
import { gatherFiles } from './gather-files'
import { createZip } from './zip'
import type { PlannedFile } from './planned-files'

const ehr = { id: 'e', name: 'E', fhirBase: 'https://ehr.example/fhir', clientId: 'c' }
const file = (title: string, rest: Partial<PlannedFile> = {}): PlannedFile => ({
  title,
  contentType: 'text/plain',
  size: undefined,
  url: undefined,
  data: undefined,
  ...rest,
})
const at = (url: string, rest: Partial<PlannedFile> = {}) => file('Note', { url, ...rest })

interface Answers {
  readonly [url: string]: string | FhirErrorKind | (() => Response)
}

function setUp(answers: Answers, options: { readonly room?: number; readonly stopAt?: string } = {}) {
  const [asked, put, progress, pauses] = [
    new Array<string>(),
    new Map<string, string>(),
    new Array<number>(),
    new Array<number>(),
  ]
  const stop = new AbortController()
  const get = async (url: string): Promise<Response> => {
    asked.push(url)
    if (url === options.stopAt) stop.abort()
    const answer = answers[url]
    if (typeof answer === 'function') return answer()
    if (answer === undefined || !answer.startsWith('text:'))
      throw new FhirError(
        (answer as FhirErrorKind | undefined) ?? 'notFound',
        'Binary read',
        answer === 'busy' ? 429 : 403,
        answer === 'busy' ? 7 : undefined,
      )
    return new Response(answer.slice(5), { headers: { 'content-type': 'text/plain' } })
  }
  const run = (plan: readonly PlannedFile[]) =>
    gatherFiles(plan, {
      session: { get, server: 'https://ehr.example/fhir', ehr },
      signal: stop.signal,
      fallback: 'File',
      maxBytes: options.room ?? 1000,
      onFile: (name, bytes) => void put.set(name, new TextDecoder().decode(bytes)),
      onProgress: (done) => progress.push(done),
      pause: async (milliseconds) => void pauses.push(milliseconds),
    })
  return { asked, put, progress, pauses, run }
}
const told = (outcomes: Awaited<ReturnType<typeof gatherFiles>>) =>
  outcomes.map((one) => (one.is === 'missing' ? one.why : `${one.is} ${one.name}`))

describe('files that are taken along', () => {
  it('come from the record itself and from its server, and of each it is told what became of it', async () => {
    const { run, put, progress } = setUp({ 'Binary/1': 'text:one', 'Binary/2': 'notShared' })
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
    expect(told(outcomes)).toEqual([
      'inside Inside.txt',
      'inside Note.txt',
      'notShared',
      'elsewhere',
      'nowhere',
      'noContent',
      'unreadable',
      'empty',
    ])
    expect([...put]).toEqual([
      ['Inside.txt', 'abc'],
      ['Note.txt', 'one'],
    ])
    expect(progress).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('get names that no system takes for another, nor for anything else', async () => {
    const { run, put } = setUp({})
    await run([
      file('Note', { data: 'YQ' }),
      file('NOTE', { data: 'Yg' }),
      file('note', { data: 'Yw' }),
      file('com1', { data: 'ZA' }),
      file('COM¹', { data: 'ZQ' }),
      file('a\u202Etxt.exe', { data: 'Zg' }),
      file('../up', { data: 'Zw' }),
    ])
    expect([...put.keys()]).toEqual([
      'Note.txt',
      'NOTE (2).txt',
      'note (3).txt',
      'File.txt',
      'File (2).txt',
      'a txt exe.txt',
      'up.txt',
    ])
  })

  it('are asked for once, also where two records name the same', async () => {
    const { run, asked } = setUp({ 'Binary/1': 'text:one' })
    expect(told(await run([at('Binary/1'), at('Binary/1')]))).toEqual(['inside Note.txt', 'same Note.txt'])
    expect(asked).toEqual(['Binary/1'])
  })

  it('never take more room than there is, by the size that the record gives or by what came', async () => {
    const { run, asked } = setUp({ 'Binary/1': `text:${'x'.repeat(30)}`, 'Binary/2': 'text:small' }, { room: 20 })
    expect(told(await run([at('Binary/big', { size: 21 }), at('Binary/1'), at('Binary/2')]))).toEqual([
      'noRoom',
      'noRoom',
      'inside Note.txt',
    ])
    expect(asked).toEqual(['Binary/1', 'Binary/2'])
  })

  it('wait as a busy server asks, and no longer than twice', async () => {
    let tries = 0
    const { run, pauses } = setUp({
      'Binary/1': () => {
        if ((tries += 1) < 3) throw new FhirError('busy', 'Binary read', 429, 7)
        return new Response('late')
      },
      'Binary/2': 'busy',
    })
    expect(told(await run([at('Binary/1'), at('Binary/2')]))).toEqual(['inside Note.txt', 'busy'])
    expect(pauses).toEqual([7000, 7000, 7000, 7000])
  })

  it('end with the sign-in: no further one is asked for, those inside of the record still come', async () => {
    const { run, asked } = setUp({ 'Binary/1': 'signedOut' })
    expect(told(await run([at('Binary/1'), at('Binary/2'), file('Inside', { data: 'YWJj' })]))).toEqual([
      'signedOut',
      'signedOut',
      'inside Inside.txt',
    ])
    expect(asked).toEqual(['Binary/1'])
  })

  it('stop when the person says so, and what came before stays', async () => {
    const { run } = setUp({ 'Binary/1': 'text:one', 'Binary/2': 'failed' }, { stopAt: 'Binary/2' })
    expect(told(await run([at('Binary/1'), at('Binary/2'), at('Binary/3')]))).toEqual([
      'inside Note.txt',
      'stopped',
      'stopped',
    ])
  })
})

it('a zip holds what was added under names in any script', async () => {
  const zip = createZip()
  zip.add('Documentos/año 診断.txt', new TextEncoder().encode('abc '.repeat(1000)), false)
  zip.add('b.pdf', new TextEncoder().encode('%PDF-'), true)
  const made = zip.end()
  const files = unzipSync(new Uint8Array(await made.arrayBuffer()))
  expect(Object.keys(files)).toEqual(['Documentos/año 診断.txt', 'b.pdf'])
  expect([
    strFromU8(files['Documentos/año 診断.txt'] ?? new Uint8Array()).length,
    strFromU8(files['b.pdf'] ?? new Uint8Array()),
  ]).toEqual([4000, '%PDF-'])
  expect(made.size).toBeLessThan(600)
})
