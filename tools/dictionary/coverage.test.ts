import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { buildPopulation } from '../../sandbox/population/build'
import { codeKey } from '../../src/dictionary/code-key'
import { dictionaryOf } from '../../src/dictionary/dictionary'
import { kinds, type Kind } from '../../src/dictionary/kinds'
import { plainOf } from '../../src/dictionary/look-up'
import { namedThing } from '../../src/dictionary/named-thing'
import { dictionaries as packs } from './sources'

type Sent = Readonly<Record<string, unknown>>

/** Where records name things, in any depth below a type. */
const places: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  Observation: { code: 'tests' },
  DiagnosticReport: { code: 'tests' },
  Condition: { code: 'conditions' },
  MedicationRequest: { medicationCodeableConcept: 'medicines' },
  MedicationDispense: { medicationCodeableConcept: 'medicines' },
  Immunization: { vaccineCode: 'vaccines' },
  Procedure: { code: 'procedures' },
  Encounter: { type: 'visits' },
  DocumentReference: { type: 'documents' },
  AllergyIntolerance: { code: 'allergens' },
}

const dictionaries = Object.fromEntries(
  kinds.flatMap((kind) => (packs[kind] ? [[kind, dictionaryOf(kind, 'en', packs[kind].en)]] : [])),
)

interface Count {
  all: number
  entries: number
  parsed: number
  readonly missed: Map<string, number>
}

/** What the dictionary has of the things that records name: entries, and apart from them names that were only read by their parts. */
function coverage(resources: readonly Sent[]): ReadonlyMap<Kind, Count> {
  const counts = new Map<Kind, Count>(kinds.map((kind) => [kind, { all: 0, entries: 0, parsed: 0, missed: new Map() }]))
  for (const resource of resources)
    for (const [element, kind] of Object.entries(places[String(resource['resourceType'])] ?? {}))
      for (const concept of [resource[element]].flat()) {
        const thing = namedThing(concept)
        const valid =
          thing?.codings.filter(
            ({ system, code }) => system !== undefined && code !== undefined && codeKey(system, code) !== undefined,
          ) ?? []
        const count = counts.get(kind)
        const dictionary = dictionaries[kind]
        if (!thing || valid.length === 0 || !count || !dictionary) continue
        count.all += 1
        const plain = plainOf(dictionary, thing)
        if (plain && plain.entries.length > 0) count.entries += 1
        else {
          if (plain) count.parsed += 1
          const label = `${String(valid[0]?.system)} ${String(valid[0]?.code)} ${thing.words}${plain ? ' (read by its parts)' : ''}`
          count.missed.set(label, (count.missed.get(label) ?? 0) + 1)
        }
      }
  return counts
}

function report(name: string, counts: ReadonlyMap<Kind, Count>): number {
  const lines = [...counts]
    .filter(([, { all }]) => all > 0)
    .map(
      ([kind, { all, entries, parsed, missed }]) =>
        `${kind}: ${String(entries)} of ${String(all)} have an entry, ${String(parsed)} are read by their parts${[
          ...missed,
        ]
          .sort((a, b) => b[1] - a[1])
          .map(([label, times]) => `\n    ${String(times)} × ${label}`)
          .join('')}`,
    )
  process.stdout.write(`${name}\n  ${lines.join('\n  ')}\n`)
  const sum = (part: 'all' | 'entries') => [...counts.values()].reduce((total, count) => total + count[part], 0)
  return sum('entries') / sum('all')
}

it('of the things that the sandbox names with a valid code, every one has an entry', () => {
  expect(report('sandbox', coverage(buildPopulation(1).resources as unknown as readonly Sent[]))).toBe(1)
})

const folder = '../shared/data/synthea'
const ofOtherRecords = 0.99

it.skipIf(!existsSync(folder))(
  'so have those of the synthetic records beside the project (needs ../shared/data/synthea)',
  () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:nd)?json$/.test(file),
    )
    const resources = files.flatMap((file) => {
      const text = readFileSync(`${folder}/${file}`, 'utf8')
      if (file.endsWith('.ndjson'))
        return text
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as Sent)
      const { entry = [] } = JSON.parse(text) as { readonly entry?: readonly { readonly resource: Sent }[] }
      return entry.map(({ resource }) => resource)
    })
    expect(report('synthetic records', coverage(resources))).toBeGreaterThanOrEqual(ofOtherRecords)
  },
)
