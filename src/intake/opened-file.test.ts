import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { generatedCases } from '../../scripts/ci/full-matrix'
import { originalOf } from '../fhir/normalize-response'
import { FileSession } from './file-session'
import { FileError } from './file-error'
import { atOnce } from './in-turns'
import { contentFor, openedFile, patientsIn, readFhirText } from './opened-file'
import { parseBody } from '../data/queries/parse-body'
import type { Resource } from '../fhir/resource'

const open = (...texts: readonly (string | object)[]) =>
  atOnce(
    openedFile('record.json', '2026-11-01', {
      parts: texts.map((text) => readFhirText(typeof text === 'string' ? text : JSON.stringify(text))),
    }),
  )

const ana = { resourceType: 'Patient', id: 'ana', name: [{ family: 'Sampleton' }] }
const bundle = (...entry: readonly object[]) => ({ resourceType: 'Bundle', type: 'collection', entry })

/** Every part of a file is shown or counted. */
function countedParts(file: ReturnType<typeof open>, patientId: string): number {
  const { shown, ofOthers, ofNobody, otherTypes, repeatsOfDevices } = contentFor(file, patientId)
  const { unreadable, deleted, older, outcomes } = file.counts
  const other = otherTypes.length + repeatsOfDevices
  return shown.length + ofOthers + ofNobody + other + unreadable + deleted + older + outcomes
}

async function bodyOf(
  session: FileSession,
  address: string,
): Promise<{ readonly entry: readonly { resource: Resource }[]; readonly total: number }> {
  return (await parseBody(await session.get(address))) as never
}

describe('a file in JSON', () => {
  it('may be a Bundle of any type, a list of resources or one resource', () => {
    for (const content of [
      bundle({ resource: ana }),
      [ana],
      ana,
      { ...bundle({ resource: ana }), type: 'batch-response' },
    ])
      expect(open(content).records).toEqual([ana])
  })

  it('may have Bundles inside, lines of resources, and several files', () => {
    const condition = { resourceType: 'Condition', id: 'c', subject: { reference: 'Patient/ana' } }
    expect(open(bundle({ resource: bundle({ resource: ana }, { resource: condition }) })).records).toHaveLength(2)
    expect(open(`${JSON.stringify(ana)}\n${JSON.stringify(condition)}\n`).records).toHaveLength(2)
    expect(open(ana, condition).records).toHaveLength(2)
  })

  it('with many entries resolves their references in many steps', () => {
    const records = Array.from({ length: 500 }, (_, index) => ({ resourceType: 'Condition', id: String(index) }))
    const steps = [...openedFile('record.json', undefined, { parts: [readFhirText(JSON.stringify(records))] })]
    expect(steps.length).toBeGreaterThan(500)
  })

  it.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['{"a":1}', 'notFhir'],
    ['"text"', 'notFhir'],
    ['{"resourceType":"Patient"', 'damaged'],
  ])('%j is refused as %s', (text, kind) => {
    expect(() => readFhirText(text)).toThrow(expect.objectContaining({ name: 'FileError', kind }) as FileError)
  })

  it('without any resource has no records', () => {
    expect(() => open(bundle({ resource: 5 }))).toThrow(expect.objectContaining({ kind: 'noRecords' }) as FileError)
  })

  it('says when it was saved: by the Composition, the Bundle, its newest record, or this device', () => {
    const dated = { ...bundle({ resource: ana }), timestamp: '2025-02-03T00:00:00Z' }
    const updated = { ...ana, meta: { lastUpdated: '2024-05-06T00:00:00Z' } }
    const document = {
      ...dated,
      entry: [{ resource: { resourceType: 'Composition', date: '2023-01-01' } }, { resource: ana }],
    }
    expect(open(document).savedOn).toEqual({ date: '2023-01-01', from: 'file' })
    expect(open(dated).savedOn).toEqual({ date: '2025-02-03T00:00:00Z', from: 'file' })
    expect(open(updated).savedOn).toEqual({ date: '2024-05-06T00:00:00Z', from: 'newestRecord' })
    expect(open(ana).savedOn).toEqual({ date: '2026-11-01', from: 'device' })
  })
})

describe('entries', () => {
  it('are shown or counted, each once', () => {
    const file = open(
      bundle(
        { resource: ana },
        { resource: { resourceType: 'Patient', id: 'ben' } },
        { resource: { resourceType: 'Condition', id: '1', subject: { reference: 'Patient/ana' } } },
        { resource: { resourceType: 'Condition', id: '2', subject: { reference: 'Patient/ben' } } },
        { resource: { resourceType: 'Condition', id: '3' } },
        { resource: { resourceType: 'Practitioner', id: 'p' } },
        { resource: { resourceType: 'Composition', id: 'x', subject: { reference: 'Patient/ana' } } },
        { resource: { resourceType: 'OperationOutcome' } },
        { resource: 'text' },
        {},
      ),
    )
    expect(contentFor(file, 'ana').shown.map(({ id }) => id)).toEqual(['ana', '1', 'p'])
    expect(contentFor(file, 'ana').otherTypes.map(({ resourceType }) => resourceType)).toEqual(['Composition'])
    expect(countedParts(file, 'ana')).toBe(10)
    expect(countedParts(file, 'ben')).toBe(10)
  })

  it('that name no patient belong to the only person of a file', () => {
    const file = open(bundle({ resource: ana }, { resource: { resourceType: 'Condition', id: '3' } }))
    expect(contentFor(file, 'ana').shown).toHaveLength(2)
  })

  it('about the use of a device are not listed if they say no more than the device', () => {
    const patient = { reference: 'Patient/ana' }
    const device = (id: string, status?: string) => ({ resource: { resourceType: 'Device', id, status, patient } })
    const statement = (id: string, target: string, more: object) => ({
      resource: {
        resourceType: 'DeviceUseStatement',
        id,
        subject: patient,
        device: { reference: `Device/${target}` },
        ...more,
      },
    })
    const unknown = {
      extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
    }
    const file = open(
      bundle(
        { resource: ana },
        device('used', 'active'),
        device('removed', 'inactive'),
        device('unclear'),
        statement('1', 'used', { status: 'active', _timingDateTime: unknown, meta: { profile: ['x'] } }),
        statement('2', 'removed', { status: 'completed', _timingDateTime: unknown }),
        statement('3', 'unclear', { _status: unknown, _timingDateTime: unknown }),
        statement('time', 'used', { status: 'active', timingDateTime: '2020' }),
        statement('note', 'used', { status: 'active', note: [{ text: 'Itches' }] }),
        statement('status', 'removed', { status: 'active' }),
        statement('more', 'unclear', { status: 'active' }),
        statement('no-device', 'elsewhere', { status: 'active' }),
        statement('no-status', 'used', {}),
        statement('name', 'used', { status: 'active', device: { reference: 'Device/used', display: 'Left' } }),
        statement('other-person', 'used', { status: 'active', subject: { reference: 'Patient/ben' } }),
      ),
    )
    const content = contentFor(file, 'ana')
    expect(content.repeatsOfDevices).toBe(3)
    expect(content.otherTypes.map(({ id }) => id)).toEqual([
      'time',
      'note',
      'status',
      'more',
      'no-device',
      'no-status',
      'name',
    ])
    expect(content.ofOthers).toBe(1)
    expect(countedParts(file, 'ana')).toBe(15)
  })

  it('of the software that made a summary are no device of the person', () => {
    const device = (id: string, more = {}) => ({ resource: { resourceType: 'Device', id, ...more } })
    const author = ['app', 'meter'].map((id) => ({ reference: `Device/${id}` }))
    const composition = { resource: { resourceType: 'Composition', id: 'x', author } }
    const meter = device('meter', { patient: { reference: 'Patient/ana' } })
    const file = open(bundle({ resource: ana }, composition, device('app'), meter, device('other')))
    expect(contentFor(file, 'ana').shown.map(({ id }) => id)).toEqual(['ana', 'meter', 'other'])
    expect(contentFor(file, 'ana').otherTypes.map(({ id }) => id)).toEqual(['x', 'app'])
    expect(countedParts(file, 'ana')).toBe(5)
  })

  it('of a history show the newest version, and nothing that was deleted', () => {
    const version = (id: string, versionId: string, text: string) => ({
      fullUrl: `https://ehr.example/fhir/Condition/${id}`,
      resource: { resourceType: 'Condition', id, meta: { versionId }, code: { text } },
    })
    const file = open(
      bundle(
        { resource: ana },
        { fullUrl: 'https://ehr.example/fhir/Condition/gone', request: { method: 'DELETE', url: 'Condition/gone' } },
        version('gone', '1', 'Deleted'),
        version('kept', '2', 'New'),
        version('kept', '10', 'Newest'),
        version('kept', '1', 'Old'),
      ),
    )
    expect(file.records.flatMap(({ code }) => (code as { text: string } | undefined)?.text ?? [])).toEqual(['Newest'])
    expect(file.counts).toEqual({ unreadable: 0, deleted: 1, older: 3, outcomes: 0 })
    expect(countedParts(file, 'ana')).toBe(6)
  })

  it('without a Patient belong to an unnamed one', () => {
    const file = open({ resourceType: 'Condition', id: 'c', subject: { display: 'A person' } })
    expect(patientsIn(file)).toEqual([{ resourceType: 'Patient', id: 'unnamed' }])
    expect(contentFor(file, 'unnamed').shown).toHaveLength(1)
  })
})

describe('references inside a file', () => {
  const urn = 'urn:uuid:0b7e9b0c-0000-4000-8000-00000000000'
  const withUrns = open(
    bundle(
      { fullUrl: `${urn}1`, resource: { resourceType: 'Patient', id: 'ana' } },
      {
        fullUrl: `${urn}2`,
        resource: { resourceType: 'Condition', subject: { reference: `${urn}1` }, onsetAge: { value: 5 } },
      },
      { fullUrl: `${urn}3`, resource: { resourceType: 'Condition', subject: { reference: `${urn}9` } } },
    ),
  )

  it('by URN point to its entries, which get an id of their address', () => {
    const [, condition] = withUrns.records
    expect(condition).toMatchObject({ id: `${urn}2`.slice(9), subject: { reference: 'Patient/ana' } })
  })

  it('stay as received in raw data and exports', () => {
    const [, condition = { resourceType: '' }] = withUrns.records
    expect(originalOf(condition)).toEqual({
      resourceType: 'Condition',
      subject: { reference: `${urn}1` },
      onsetAge: { value: 5 },
    })
  })

  it('of two servers with the same ids point to the record of their own server', () => {
    const of = (base: string, type: string, id: string, rest: object) => ({
      fullUrl: `${base}/${type}/${id}`,
      resource: { resourceType: type, id, ...rest },
    })
    const [a, b] = ['https://a.example/fhir', 'https://b.example/fhir']
    const { records } = open(
      bundle(
        of(a, 'Practitioner', '1', { name: [{ text: 'A' }] }),
        of(b, 'Practitioner', '1', { name: [{ text: 'B' }] }),
        of(a, 'Encounter', 'x', { participant: [{ individual: { reference: 'Practitioner/1' } }] }),
        of(b, 'Encounter', 'y', { participant: [{ individual: { reference: 'Practitioner/1' } }] }),
      ),
    )
    const nameOf = (encounter: Resource | undefined) => {
      const { reference } = (encounter?.['participant'] as { individual: { reference: string } }[])[0]?.individual ?? {
        reference: '',
      }
      return records.find(({ resourceType, id }) => `${resourceType}/${id}` === reference)?.['name']
    }
    expect(nameOf(records[2])).toEqual([{ text: 'A' }])
    expect(nameOf(records[3])).toEqual([{ text: 'B' }])
  })
})

describe('the session of a file', () => {
  const file = open(
    bundle(
      { resource: ana },
      { resource: { resourceType: 'Patient', id: 'ben' } },
      {
        resource: {
          resourceType: 'Condition',
          id: '1',
          subject: { reference: 'Patient/ana' },
          clinicalStatus: { coding: [{ code: 'active' }] },
        },
      },
      { resource: { resourceType: 'Condition', id: '2', subject: { reference: 'Patient/ben' } } },
      { resource: { resourceType: 'Provenance', id: 'w', target: [{ reference: 'Condition/1' }] } },
    ),
  )
  const session = new FileSession(file, 'ana')

  it('answers searches of the patient, with provenance', async () => {
    const { entry, total } = await bodyOf(session, 'Condition?patient=ana&_revinclude=Provenance%3Atarget')
    expect([total, entry.map(({ resource }) => resource.id)]).toEqual([1, ['1', 'w']])
  })

  it.each([
    ['Condition?patient=ana&clinical-status=active', 1],
    ['Condition?patient=ana&clinical-status=resolved', 0],
    ['Condition?_id=1', 1],
    ['Condition?_id=2', 0],
  ])('finds by codes and ids: %s', async (address, total) => {
    expect((await bodyOf(session, address)).total).toBe(total)
  })

  it('refuses searches that need a server, other people’s records, and addresses elsewhere', async () => {
    const refused = (address: string) =>
      session.get(address).then(
        () => 'answered',
        ({ kind }: { kind: string }) => kind,
      )
    expect(await refused('Condition?patient=ana&onset-date=2020')).toBe('notOffered')
    expect(await refused('Condition/2')).toBe('notFound')
    expect(await refused('https://elsewhere.example/file')).toBe('notOffered')
    expect(await refused('Binary/%zz')).toBe('notFound')
    await session.end()
    expect(await refused('Condition/1')).toBe('signedOut')
  })
})

const sampleFolder = '../shared/data/synthea'

it.skipIf(!existsSync(sampleFolder))('every entry of exports by other software is shown or counted', () => {
  const paths = readdirSync(sampleFolder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(?:nd)?json$/.test(path),
  )
  expect(paths.length).toBeGreaterThan(10)
  for (const path of paths) {
    const text = readFileSync(`${sampleFolder}/${path}`, 'utf8')
    const entries = path.endsWith('.ndjson')
      ? text.split('\n').filter((line) => line.trim() !== '').length
      : (JSON.parse(text) as { entry: readonly unknown[] }).entry.length
    const file = open(text)
    expect(countedParts(file, patientsIn(file)[0]?.id ?? ''), path).toBe(entries)
  }
})

/** A generator of numbers below a limit; the same for the same seed. */
function randomBelow(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % limit
  }
}

it('damaged files are read as far as they can be, or refused with a reason', () => {
  const random = randomBelow(29)
  const whole = JSON.stringify(
    bundle(
      { fullUrl: 'urn:uuid:1', resource: ana },
      {
        resource: {
          resourceType: 'Condition',
          id: '1',
          subject: { reference: 'urn:uuid:1' },
          meta: { versionId: '3' },
        },
      },
      { request: { method: 'DELETE', url: 'Condition/2' } },
      {
        resource: {
          resourceType: 'Bundle',
          entry: [{ resource: { resourceType: 'Observation', valueQuantity: { value: 1.5 } } }],
        },
      },
    ),
  )
  const marks = '{}[]",:\\0-e \u0000\ud800'
  for (let index = 0; index < generatedCases(20_000); index += 1) {
    let text = random(3) === 0 ? `${whole}\n${whole}` : whole
    for (let changes = random(4); changes >= 0; changes -= 1) {
      const at = random(text.length)
      const cut = random(5) === 0 ? text.length : at + random(3)
      text = text.slice(0, at) + (random(2) === 0 ? marks.charAt(random(marks.length)) : '') + text.slice(cut)
      if (text === '') text = whole
    }
    try {
      const file = open(text)
      for (const { id = '' } of patientsIn(file)) {
        const session = new FileSession(file, id)
        expect(session.content.shown.length).toBeLessThanOrEqual(file.records.length)
      }
    } catch (cause) {
      expect(cause).toBeInstanceOf(FileError)
    }
  }
})
