import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { buildPopulation } from '../../sandbox/population/build'
import { dictionaryKey } from '../../src/dictionary/dictionary-key'
import { createDictionary } from '../../src/dictionary/dictionary'
import { dictionaryKinds, type DictionaryKind } from '../../src/dictionary/dictionary-kinds'
import { lookUpAny } from '../../src/dictionary/__fixtures__/look-up-any'
import { codedConceptOf } from '../../src/dictionary/coded-concept'
import { dictionaries as packs } from './sources'

type Json = Readonly<Record<string, unknown>>

/** Elements with coded concepts, by resource type. */
const elements: Readonly<Record<string, Readonly<Record<string, DictionaryKind>>>> = {
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
  dictionaryKinds.flatMap((kind) => (packs[kind] ? [[kind, createDictionary(kind, 'en', packs[kind].en)]] : [])),
)

interface Count {
  all: number
  entries: number
  parsed: number
  readonly missed: Map<string, number>
}

/** Counts the coded concepts with an entry and, separately, those whose name was only parsed. */
function coverage(resources: readonly Json[]): ReadonlyMap<DictionaryKind, Count> {
  const counts = new Map<DictionaryKind, Count>(
    dictionaryKinds.map((kind) => [kind, { all: 0, entries: 0, parsed: 0, missed: new Map() }]),
  )
  for (const resource of resources)
    for (const [element, kind] of Object.entries(elements[String(resource['resourceType'])] ?? {}))
      for (const concept of [resource[element]].flat()) {
        const coded = codedConceptOf(concept)
        const valid =
          coded?.codings.filter(
            ({ system, code }) =>
              system !== undefined && code !== undefined && dictionaryKey(system, code) !== undefined,
          ) ?? []
        const count = counts.get(kind)
        const dictionary = dictionaries[kind]
        if (!coded || valid.length === 0 || !count || !dictionary) continue
        count.all += 1
        const plain = lookUpAny(dictionary, coded)
        if (plain && plain.entries.length > 0) count.entries += 1
        else {
          if (plain) count.parsed += 1
          const label = `${String(valid[0]?.system)} ${String(valid[0]?.code)} ${coded.title}${plain ? ' (parsed)' : ''}`
          count.missed.set(label, (count.missed.get(label) ?? 0) + 1)
        }
      }
  return counts
}

function report(name: string, counts: ReadonlyMap<DictionaryKind, Count>): number {
  const lines = [...counts]
    .filter(([, { all }]) => all > 0)
    .map(
      ([kind, { all, entries, parsed, missed }]) =>
        `${kind}: ${String(entries)} of ${String(all)} have an entry, ${String(parsed)} are parsed${[...missed]
          .sort((a, b) => b[1] - a[1])
          .map(([label, times]) => `\n    ${String(times)} × ${label}`)
          .join('')}`,
    )
  process.stdout.write(`${name}\n  ${lines.join('\n  ')}\n`)
  const sum = (part: 'all' | 'entries') => [...counts.values()].reduce((total, count) => total + count[part], 0)
  return sum('entries') / sum('all')
}

it('every coded concept of the sandbox with a valid code has an entry', () => {
  expect(report('sandbox', coverage(buildPopulation(1).resources as unknown as readonly Json[]))).toBe(1)
})

const folder = '../shared/data/synthea'
const MIN_COVERAGE = 0.99

it.skipIf(!existsSync(folder))(
  'almost every coded concept of the synthetic records has an entry (needs ../shared/data/synthea)',
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
          .map((line) => JSON.parse(line) as Json)
      const { entry = [] } = JSON.parse(text) as { readonly entry?: readonly { readonly resource: Json }[] }
      return entry.map(({ resource }) => resource)
    })
    expect(report('synthetic records', coverage(resources))).toBeGreaterThanOrEqual(MIN_COVERAGE)
  },
)
