// Opens large saved files as the page does, in Node: how long until the first list can be shown, and the longest task.
//   node --import tsx bench/open-file.ts
import { openAsBlob } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { zipSync, strToU8 } from 'fflate'
import { FileSession } from '../src/intake/file-session'
import { patientsIn } from '../src/intake/opened-file'
import { readFiles } from '../src/intake/read-files'

const RUNS = 5
const RESULTS = 20_000
const ENTRIES = 3_000
const SPARSE_BYTES = 2 * 1024 ** 3

const result = (index: number) => ({
  resourceType: 'Observation',
  id: `result-${String(index)}`,
  meta: { versionId: '1', lastUpdated: '2026-10-30T18:00:00.000Z' },
  status: 'final',
  category: [
    {
      coding: [
        {
          system: 'http://terminology.hl7.org/CodeSystem/observation-category',
          code: 'laboratory',
          display: 'Laboratory',
        },
      ],
    },
  ],
  code: {
    coding: [{ system: 'http://loinc.org', code: '2345-7', display: 'Glucose [Mass/volume] in Serum or Plasma' }],
    text: 'Glucose',
  },
  subject: { reference: 'Patient/one', display: 'Ada Example' },
  effectiveDateTime: new Date(Date.UTC(2010, 0, 1 + (index % 5_000))).toISOString(),
  valueQuantity: { value: 90 + (index % 40) / 10, unit: 'mg/dL', system: 'http://unitsofmeasure.org', code: 'mg/dL' },
  referenceRange: [{ low: { value: 70, unit: 'mg/dL' }, high: { value: 99, unit: 'mg/dL' }, text: '70 to 99 mg/dL' }],
})
const patient = {
  resourceType: 'Patient',
  id: 'one',
  name: [{ family: 'Example', given: ['Ada'] }],
  birthDate: '1980-02-03',
}

/** Reads files and the first list of results. */
async function firstList(files: readonly File[], list: string): Promise<number> {
  const file = await readFiles(files, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
    askPassphrase: () => Promise.resolve(undefined),
    cardIssuers: undefined,
  })
  const session = new FileSession(file, patientsIn(file)[0]?.id ?? '')
  await session.get(`${list}?patient=one`)
  return file.records.length
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Processor time and time on the clock, in ms. */
const now = () => [process.cpuUsage().user / 1_000, performance.now()] as const

/**
 * Runs work several times, and returns its processor time, which other programs do not prolong. The longest task is the longest time in which nothing else
 * could run.
 */
async function measure(name: string, work: () => unknown, runs = RUNS): Promise<number> {
  const times: (readonly [processor: number, clock: number])[] = []
  const longest: (readonly [processor: number, clock: number])[] = []
  for (let run = 0; run < runs; run += 1) {
    let last = now()
    let gap: readonly [number, number] = [0, 0]
    const note = () => {
      const [processor, clock] = now()
      gap = [Math.max(gap[0], processor - last[0]), Math.max(gap[1], clock - last[1])]
      last = [processor, clock]
    }
    const watch = setInterval(note, 1)
    const [processor, clock] = now()
    await work()
    note()
    clearInterval(watch)
    times.push([last[0] - processor, last[1] - clock])
    longest.push(gap)
  }
  const text = (measured: readonly (readonly [number, number])[]) => {
    const [processor, clock] = [median(measured.map(([ms]) => ms)), median(measured.map(([, ms]) => ms))]
    return `${processor.toFixed(0)} ms of the processor, ${clock.toFixed(0)} on the clock`
  }
  process.stdout.write(`${name}: ${text(times)}; longest task ${text(longest)} (medians of ${String(runs)})\n`)
  return median(times.map(([ms]) => ms))
}

/** A zip with one stored entry of `export.xml` that is as large as it says, and takes no room on the disk; then the entries of `rest`. */
async function sparseZip(path: string): Promise<void> {
  const name = strToU8('apple_health_export/export.xml')
  const record = strToU8(JSON.stringify(patient))
  const recordName = strToU8('apple_health_export/clinical-records/Patient-1.json')
  const local = (of: Uint8Array, size: number, crc: number) => {
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt32LE(crc, 14)
    head.writeUInt32LE(size, 18)
    head.writeUInt32LE(size, 22)
    head.writeUInt16LE(of.length, 26)
    return Buffer.concat([head, of])
  }
  const central = (of: Uint8Array, size: number, crc: number, offset: number) => {
    const head = Buffer.alloc(46)
    head.writeUInt32LE(0x02014b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(20, 6)
    head.writeUInt32LE(crc, 16)
    head.writeUInt32LE(size, 20)
    head.writeUInt32LE(size, 24)
    head.writeUInt16LE(of.length, 28)
    head.writeUInt32LE(offset, 42)
    return Buffer.concat([head, of])
  }
  const recordAt = 30 + name.length + SPARSE_BYTES
  const crc = crc32(record)
  const recordEntry = Buffer.concat([local(recordName, record.length, crc), record])
  const directoryAt = recordAt + recordEntry.length
  const directory = Buffer.concat([
    central(name, SPARSE_BYTES, 0, 0),
    central(recordName, record.length, crc, recordAt),
  ])
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(2, 8)
  end.writeUInt16LE(2, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(directoryAt, 16)
  const file = await open(path, 'w')
  await file.write(local(name, SPARSE_BYTES, 0), 0, undefined, 0)
  await file.write(recordEntry, 0, undefined, recordAt)
  await file.write(Buffer.concat([directory, end]), 0, undefined, directoryAt)
  await file.close()
}

const entries = [patient, ...Array.from({ length: RESULTS }, (_, index) => result(index))]
const text = JSON.stringify({
  resourceType: 'Bundle',
  type: 'collection',
  entry: entries.map((resource) => ({ resource })),
})
const lines = entries.map((resource) => JSON.stringify(resource)).join('\n')
process.stdout.write(`${(text.length / 1e6).toFixed(1)} MB, ${String(RESULTS)} results\n`)
const parse = await measure('JSON.parse', () => void JSON.parse(text))
const bundle = await measure('Bundle to its first list', () => firstList([new File([text], 'a.json')], 'Observation'))
process.stdout.write(`  ${(bundle / parse).toFixed(2)} × JSON.parse\n`)
await measure('lines to their first list', () => firstList([new File([lines], 'a.ndjson')], 'Observation'))

const phone = zipSync(
  Object.fromEntries([
    ['clinical-records/Patient-1.json', strToU8(JSON.stringify(patient))],
    ...Array.from(
      { length: ENTRIES },
      (_, index) =>
        [`clinical-records/Observation-${String(index)}.json`, strToU8(JSON.stringify(result(index)))] as const,
    ),
  ]),
)
await measure(
  `zip of ${String(ENTRIES)} files`,
  () => firstList([new File([new Uint8Array(phone)], 'export.zip')], 'Observation'),
  3,
)

const folder = await mkdtemp(join(tmpdir(), 'open-file-'))
try {
  const path = join(folder, 'export.zip')
  await sparseZip(path)
  const blob = await openAsBlob(path)
  // A File of its own would copy the Blob into memory.
  const large = Object.assign(blob, { name: 'export.zip', lastModified: 0 }) as unknown as File
  const before = process.memoryUsage.rss()
  await measure(
    `zip of ${(blob.size / 1e9).toFixed(1)} GB with an export.xml`,
    () => firstList([large], 'Observation'),
    3,
  )
  process.stdout.write(`  ${((process.memoryUsage.rss() - before) / 1e6).toFixed(0)} MB more memory\n`)
} finally {
  await rm(folder, { recursive: true })
}
