import { strToU8, zipSync, type Zippable } from 'fflate'
import encodeQR from 'qr'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { generatedCases } from '../../scripts/ci/full-matrix'
import { damagedCopies } from './__fixtures__/damaged-files'
import { FileError } from './file-error'
import { cardFile, codeOf, createIssuer, exampleBundle, payloadOf } from './health-card/__fixtures__/cards'
import { FileSession } from './file-session'
import { contentFor, patientsIn, type OpenedFile } from './opened-file'
import { newPassphrase, protectCopy } from '../lib/protected-copy'
import { readFiles, type ReadOptions } from './read-files'

const json = (value: unknown): Uint8Array => strToU8(JSON.stringify(value))
const patient = (id: string) => ({
  resourceType: 'Patient',
  id,
  name: [{ family: 'Sampleton' }],
  birthDate: '1961-04-12',
})
const condition = (id: string, person: string) => ({
  resourceType: 'Condition',
  id,
  subject: { reference: `Patient/${person}` },
})
const PDF = strToU8('%PDF-1.7\nnothing')

const fileOf = (name: string, bytes: Uint8Array): File => new File([new Uint8Array(bytes)], name, { lastModified: 0 })
const zipOf = (entries: Zippable): File => fileOf('export.zip', zipSync(entries))

const read = (files: readonly File[], options: Partial<ReadOptions> = {}): Promise<OpenedFile> =>
  readFiles(files, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
    askPassphrase: () => Promise.resolve(undefined),
    cardIssuers: [],
    ...options,
  })

const typesIn = ({ records }: OpenedFile): readonly string[] =>
  records.map(({ resourceType }) => resourceType).toSorted()
const failure = (kind: string) => expect.objectContaining({ name: 'FileError', kind }) as FileError

describe('a zip', () => {
  it('as a phone exports it: records of hospitals are read, and measurements are not', async () => {
    const file = await read([
      zipOf({
        'apple_health_export/export.xml': strToU8('<HealthData/>'),
        'apple_health_export/clinical-records/Patient-1.json': json(patient('one')),
        'apple_health_export/clinical-records/Condition-1.json': json(condition('c', 'one')),
        'apple_health_export/workout-routes/route.gpx': strToU8('<gpx/>'),
        '__MACOSX/clinical-records/._Patient-1.json': strToU8('\0\0'),
      }),
    ])
    expect(typesIn(file)).toEqual(['Condition', 'Patient'])
    expect(file.unread.map(({ name, reason }) => [name.replace(/^.*\//, ''), reason])).toEqual([
      ['export.xml', 'unknownType'],
      ['route.gpx', 'unknownType'],
      ['._Patient-1.json', 'unknownType'],
    ])
  })

  it('may have documents, which stand beside the records and are read as they are', async () => {
    const file = await read([
      zipOf({ 'a/record.json': json(patient('one')), 'a/Letter.pdf': PDF, 'b/notes.txt': strToU8('Rest.') }),
    ])
    expect(typesIn(file)).toEqual(['DocumentReference', 'DocumentReference', 'Patient'])
    const session = new FileSession(file, 'one')
    const [letter] = file.records.filter(({ resourceType }) => resourceType === 'DocumentReference')
    expect(letter).toMatchObject({
      description: 'Letter.pdf',
      content: [{ attachment: { contentType: 'application/pdf' } }],
    })
    const url = (letter as unknown as { content: [{ attachment: { url: string } }] }).content[0].attachment.url
    expect(new Uint8Array(await (await session.get(url)).arrayBuffer())).toEqual(new Uint8Array(PDF))
    expect(session.content.shown).toHaveLength(3)
  })

  it('of two hospitals has two patients, and a document that names nobody is counted', async () => {
    const file = await read([
      zipOf({ 'a.json': json([patient('a'), condition('c', 'a')]), 'b.json': json(patient('b')), 'c.pdf': PDF }),
    ])
    expect(patientsIn(file).map(({ id }) => id)).toEqual(['a', 'b'])
    expect(contentFor(file, 'a')).toMatchObject({ ofOthers: 1, ofNobody: 1 })
  })

  it('names every file that is damaged, nested or no record, and reads the others', async () => {
    const bytes = zipSync({
      'good.json': json(patient('one')),
      'cut.json': strToU8('{"resourceType":'),
      'other.json': strToU8('{"a":1}'),
      'in.zip.json': zipSync({ 'x.json': json(patient('two')) }),
      'fhir.xml': strToU8('<?xml version="1.0"?><Patient xmlns="http://hl7.org/fhir"/>'),
      'empty.txt': strToU8(''),
      '../../up.json': json(condition('c', 'one')),
      '__proto__.json': json(condition('d', 'one')),
    })
    const file = await read([fileOf('all.zip', bytes)])
    expect(typesIn(file)).toEqual(['Condition', 'Condition', 'Patient'])
    expect(Object.fromEntries(file.unread.map(({ name, reason }) => [name, reason]))).toEqual({
      'cut.json': 'damaged',
      'other.json': 'notFhir',
      'in.zip.json': 'otherArchive',
      'fhir.xml': 'fhirXml',
      'empty.txt': 'empty',
    })
  })

  it('is no zip bomb: an entry that grows two hundred times is not unpacked', async () => {
    const bomb = new Uint8Array(8 * 1024 * 1024)
    const file = await read([zipOf({ 'bomb.txt': bomb, 'good.json': json(patient('one')) })])
    expect(file.unread).toEqual([{ name: 'bomb.txt', reason: 'tooLarge' }])
  })

  it('with an entry whose content is damaged reads the others', async () => {
    const bytes = zipSync({ 'a.json': [json(condition('c', 'one')), { level: 0 }], 'b.json': json(patient('one')) })
    const at = Buffer.from(bytes).indexOf('Condition')
    bytes[at] = 0x58
    const file = await read([fileOf('bad.zip', bytes)])
    expect(file.unread).toEqual([{ name: 'a.json', reason: 'damaged' }])
    expect(typesIn(file)).toEqual(['Patient'])
  })

  it('that is cut off is damaged', async () => {
    const bytes = zipSync({ 'a.json': json(patient('one')) })
    await expect(read([fileOf('cut.zip', bytes.subarray(0, bytes.length - 30))])).rejects.toEqual(failure('damaged'))
  })
})

describe('files that were chosen together', () => {
  it('of which one cannot be read are opened, and the other is named', async () => {
    const file = await read([
      fileOf('a.json', json(patient('one'))),
      fileOf('b.7z', new Uint8Array([0x37, 0x7a, 0xbc, 0xaf, 0x27])),
    ])
    expect(file.unread).toEqual([{ name: 'b.7z', reason: 'otherArchive' }])
  })

  it('in UTF-16 and with a byte order mark are read', async () => {
    const text = JSON.stringify(patient('one'))
    const wide = new Uint8Array([0xff, 0xfe, ...new Uint8Array(Buffer.from(text, 'utf16le'))])
    for (const bytes of [wide, strToU8(`\uFEFF${text}`)])
      expect(patientsIn(await read([fileOf('a', bytes)]))[0]?.id).toBe('one')
  })

  it('tell how far reading is, and stop on request', async () => {
    const progress: (readonly [string, number])[] = []
    const files = [
      fileOf('a.json', json([patient('one'), condition('c', 'one')])),
      fileOf('b.json', json(condition('d', 'one'))),
    ]
    await read(files, { onProgress: (name, entries) => progress.push([name, entries]) })
    expect(progress).toEqual([
      ['a.json', 0],
      ['b.json', 2],
    ])
    const stop = new AbortController()
    const stopped = read(files, { signal: stop.signal, onProgress: () => stop.abort() })
    await expect(stopped).rejects.toEqual(failure('stopped'))
  })
})

describe('a protected copy', () => {
  const passphrase = newPassphrase()
  const copy = protectCopy(JSON.stringify(patient('one')), passphrase)
  const copyFile = async () => fileOf('record-copy.jwe', strToU8(`${await copy}\n`))

  it('opens with its passphrase, which is asked for until it is right', async () => {
    const asked: (readonly [string, boolean])[] = []
    const file = await read([await copyFile()], {
      askPassphrase: (name, isRetry) => {
        asked.push([name, isRetry])
        return Promise.resolve(isRetry ? passphrase.toLowerCase().replaceAll('-', ' ') : 'wrong')
      },
    })
    expect(patientsIn(file)[0]?.id).toBe('one')
    expect(asked).toEqual([
      ['record-copy.jwe', false],
      ['record-copy.jwe', true],
    ])
  })

  it('stays closed without one', async () => {
    await expect(read([await copyFile()])).rejects.toEqual(failure('locked'))
  })

  it('of another kind is not asked about', async () => {
    const other = `${Buffer.from('{"alg":"RSA-OAEP"}').toString('base64url')}.AAAA.AAAA.AAAA.AAAA`
    await expect(read([fileOf('other.jwe', strToU8(other))])).rejects.toEqual(failure('unknownType'))
  })
})

describe('another version of FHIR', () => {
  it.each([
    ['DSTU2', { resourceType: 'AllergyIntolerance', substance: { text: 'Penicillin' } }],
    ['DSTU2', { resourceType: 'Condition', clinicalStatus: 'active' }],
    ['DSTU2', { resourceType: 'MedicationOrder' }],
    ['STU3', { resourceType: 'Immunization', notGiven: false }],
    ['R5', { resourceType: 'MedicationRequest', medication: { concept: { text: 'Ibuprofen' } } }],
  ])('%s is told: %j', async (_version, resource) => {
    expect((await read([fileOf('a.json', json([patient('one'), resource]))])).hasOtherVersion).toBe(true)
  })

  it('is not told of R4', async () => {
    const r4 = [patient('one'), { ...condition('c', 'one'), clinicalStatus: { coding: [{ code: 'active' }] } }]
    expect((await read([fileOf('a.json', json(r4))])).hasOtherVersion).toBe(false)
  })
})

it('a reference with an address that no entry has means the entry with its type and id', async () => {
  const absolute = { ...condition('c', 'one'), subject: { reference: 'https://ehr.example/fhir/Patient/one' } }
  const file = await read([fileOf('a.json', json([patient('one'), absolute]))])
  expect(contentFor(file, 'one')).toMatchObject({ ofOthers: 0 })
  expect(contentFor(file, 'one').shown).toHaveLength(2)
})

describe('two files that use one id for two people', () => {
  const named = (family: string) => ({ ...patient('1'), name: [{ family }] })
  const shownTo = (file: OpenedFile) =>
    patientsIn(file).map(({ id = '' }) => contentFor(file, id).shown.map((record) => record.id ?? ''))

  it('keep the records of each apart', async () => {
    const file = await read([
      fileOf('a.json', json([named('Able'), condition('of-able', '1')])),
      fileOf('b.json', json([named('Baker'), condition('of-baker', '1')])),
    ])
    const [able, baker] = shownTo(file)
    expect(able).toEqual(['1', 'of-able'])
    expect(baker).toHaveLength(2)
    expect(baker).toContain('of-baker')
  })

  it('give a record of a third file to neither', async () => {
    for (const person of ['Patient/1', 'https://ehr.example/fhir/Patient/1']) {
      const loose = { ...condition('loose', '1'), subject: { reference: person } }
      const file = await read([
        fileOf('a.json', json(named('Able'))),
        fileOf('b.json', json(named('Baker'))),
        fileOf('c.json', json(loose)),
      ])
      expect(shownTo(file).flat()).not.toContain('loose')
      expect(contentFor(file, '1').ofNobody).toBe(1)
    }
  })

  it('but a record of another file finds the only one with its id', async () => {
    const file = await read([fileOf('a.json', json(named('Able'))), fileOf('c.json', json(condition('c', '1')))])
    expect(shownTo(file)).toEqual([['1', 'c']])
  })
})

it.each([
  [['Patient', 'Coverage', 'ExplanationOfBenefit', 'Organization'], 'claims'],
  [['Organization', 'Practitioner', 'Location'], 'directory'],
  [['StructureDefinition', 'ValueSet'], 'definitions'],
])('a file with only %j is refused with what it is', async (types, kind) => {
  const resources = types.map((resourceType) => ({ resourceType, id: 'one' }))
  await expect(read([fileOf('a.json', json(resources))])).rejects.toEqual(failure(kind))
  const withRecord = await read([fileOf('a.json', json([...resources, condition('c', 'one')]))])
  expect(withRecord.records).toHaveLength(types.length + 1)
})

it('personal details alone are a record', async () => {
  expect(typesIn(await read([fileOf('a.json', json(patient('one')))]))).toEqual(['Patient'])
})

it('entries of other kinds belong to the person whom they name', async () => {
  const claim = (id: string, person: string) => ({
    resourceType: 'ExplanationOfBenefit',
    id,
    patient: { reference: `Patient/${person}` },
  })
  const file = await read([
    fileOf('a.json', json([patient('a'), patient('b'), claim('1', 'a'), claim('2', 'b'), { resourceType: 'Basic' }])),
  ])
  const { otherTypes, ofOthers, ofNobody } = contentFor(file, 'a')
  expect([otherTypes.map(({ id }) => id), ofOthers, ofNobody]).toEqual([['1'], 2, 1])
})

describe('health cards', () => {
  const bundle = exampleBundle()
  const PNG = strToU8('\x89PNG\r\n\x1a\n', true)

  /** A browser that finds this code in every picture. */
  function showPictures(code: string | undefined) {
    const modules = code === undefined ? [[false]] : encodeQR(code, 'raw', { ecc: 'low', scale: 3 })
    const side = modules.length
    const pixels = new Uint8ClampedArray(
      modules.flat().flatMap((dark) => (dark ? [0, 0, 0, 255] : [255, 255, 255, 255])),
    )
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: side, height: side, close: () => undefined }))
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        getContext = () => ({
          canvas: { width: side, height: side },
          fillRect: () => undefined,
          drawImage: () => undefined,
          getImageData: () => ({ width: side, height: side, data: pixels }),
        })
      },
    )
  }
  afterEach(() => void vi.unstubAllGlobals())

  it('open beside other files, and those that cannot be read are named', async () => {
    const issuer = await createIssuer()
    const card = await issuer.sign(payloadOf(bundle))
    const file = await read([
      fileOf('a.smart-health-card', strToU8(cardFile(card))),
      fileOf('b.txt', strToU8(codeOf('no card'))),
      fileOf('c.pdf', PDF),
    ])
    expect(typesIn(file)).toEqual(['DocumentReference', 'Immunization', 'Patient'])
    expect(file.unread).toEqual([{ name: 'b.txt', reason: 'badCard' }])
  })

  it('open from pictures of their codes; other pictures are documents', async () => {
    const card = await (await createIssuer()).sign(payloadOf(bundle))
    showPictures(codeOf(card))
    expect((await read([fileOf('code.png', PNG)])).cards).toHaveLength(1)
    for (const code of ['https://example.org/menu', undefined]) {
      showPictures(code)
      expect(typesIn(await read([fileOf('code.png', PNG)]))).toEqual(['DocumentReference'])
    }
  })

  it('are not searched for in the pictures of a zip', async () => {
    showPictures(codeOf('x'))
    expect(typesIn(await read([zipOf({ 'a.png': PNG })]))).toEqual(['DocumentReference'])
  })

  it('and links to shared records are told apart', async () => {
    const links = ['shlink:/eyJ1cmwiOiJodHRwczovL2V4YW1wbGUub3JnIn0', 'https://viewer.example/view#shlink:/eyJ1cmwi']
    for (const link of links) {
      await expect(read([fileOf('a.txt', strToU8(link))])).rejects.toThrow('link')
      showPictures(link)
      await expect(read([fileOf('a.png', PNG)])).rejects.toThrow('link')
      vi.unstubAllGlobals()
    }
  })
})

const records = [patient('one'), condition('c', 'one')]
const recordsIn = ({ records: found, counts }: OpenedFile): number => found.length + counts.unreadable

it.each<readonly [string, Uint8Array, number]>([
  ['a zip', zipSync({ 'a.json': json(records), 'b.pdf': PDF, 'c.txt': strToU8('note') }), 5_000],
  ['a JSON file', json({ resourceType: 'Bundle', entry: records.map((resource) => ({ resource })) }), 5_000],
  ['a file in lines', strToU8(records.map((record) => JSON.stringify(record)).join('\n')), 5_000],
])(
  '%s with flipped or missing bytes is read as far as it can be, or refused with a reason',
  async (_kind, whole, all) => {
    for (const bytes of damagedCopies(whole, generatedCases(all), 30)) {
      const outcome = await read([fileOf('a', bytes)]).catch((cause: unknown) => cause)
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(FileError)
      else expect(recordsIn(outcome as OpenedFile) + (outcome as OpenedFile).unread.length).toBeGreaterThan(0)
    }
  },
)

it('a protected copy with flipped or missing bytes stays closed, unless the changed ones are none of it', async () => {
  const passphrase = newPassphrase()
  const whole = strToU8(await protectCopy(JSON.stringify(records), passphrase))
  let [asked, opened] = [0, 0]
  const askPassphrase = (_name: string, isRetry: boolean) => {
    asked += 1
    // Trying one takes a quarter of a second on purpose.
    return Promise.resolve(isRetry || asked % 100 > 0 ? undefined : passphrase)
  }
  for (const bytes of damagedCopies(whole, generatedCases(5_000), 31)) {
    const outcome = await read([fileOf('a.jwe', bytes)], { askPassphrase }).catch((cause: unknown) => cause)
    if (outcome instanceof Error) expect(outcome).toBeInstanceOf(FileError)
    // A damaged file may be any text, which is shown as one.
    else if (patientsIn(outcome as OpenedFile)[0]?.id === 'one') opened += 1
  }
  expect(asked).toBeGreaterThan(200)
  expect(opened).toBe(0)
})
