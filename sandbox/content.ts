import { Store } from './fhir/store'
import { loadData } from './load/load-data'
import type { SandboxOptions } from './options'
import { withCommonElements } from './personas/common-elements'
import { withLongIds } from './personas/long-ids'
import { withPersonUsers } from './personas/person-users'
import type { Switches } from './personas/personas'
import { buildPopulation } from './population/build'
import { TODAY } from './population/builders'
import { fixedCountsPopulation } from './population/fixed-counts'
import { parseDay, shiftRecordsTo } from './population/shift-dates'
import { recordsAlsoHad } from './population/also-has/also-has'
import type { SecondEhrKey } from './second-ehr/answer-key'
import { createLakeside } from './second-ehr/lakeside'
import { withLongIdsInKey } from './second-ehr/routes'
import { createSnapshotSwitch, type SnapshotSwitch } from './second-snapshot/routes'
import type { Person, Population, Resource } from './types'

interface Source extends Population {
  readonly notes: readonly string[]
  readonly answerKey?: SecondEhrKey
}

async function loadSource(
  { data = [], seed = 1, population, counts, tenant }: SandboxOptions,
  { alsoHas }: Switches,
): Promise<Source> {
  if (tenant) {
    const { population: secondEhr, key } = createLakeside(buildPopulation(seed), seed)
    return { ...secondEhr, answerKey: key, notes: [] }
  }
  if (population) return { ...population, notes: [] }
  if (counts) return { ...fixedCountsPopulation(seed, counts), notes: [] }
  if (data.length === 0) {
    const { resources, people } = buildPopulation(seed)
    return { resources: [...resources, ...recordsAlsoHad(alsoHas)], people, notes: [] }
  }
  const loaded = await loadData(data, alsoHas)
  if (loaded.resources.length === 0)
    throw new Error([`There are no FHIR resources in ${data.join(', ')}.`, ...loaded.notes].join('\n'))
  return loaded
}

function renameIds(source: Source): Source {
  const { answerKey } = source
  return { ...withLongIds(source), ...(answerKey ? { answerKey: withLongIdsInKey(answerKey) } : {}) }
}

/** Records with shifted dates and, where the switches say so, the common elements. */
function prepareRecords(
  resources: readonly Resource[],
  today: string,
  { commonElements }: Switches,
): readonly Resource[] {
  const shifted = shiftRecordsTo(resources, today)
  return commonElements ? shifted.map((resource) => withCommonElements(resource, today)) : shifted
}

/** The records of a sandbox, the people who can sign in, and notes on data that could not be loaded. */
export interface SandboxContent {
  readonly store: Store
  readonly snapshots: SnapshotSwitch
  readonly people: readonly Person[]
  readonly notes: readonly string[]
  /** Expected matches, for the second EHR only. */
  readonly answerKey: SecondEhrKey | undefined
}

/** Loads or generates the records. Rejects when there are none, or when an option has no meaning. */
export async function loadContent(options: SandboxOptions, switches: Switches): Promise<SandboxContent> {
  const source = await loadSource(options, switches)
  const named = switches.ids === 'long' ? renameIds(source) : source
  const { resources, people, notes, answerKey } = withPersonUsers(named, switches)
  const today = parseDay(options.until ?? TODAY)
  const records = prepareRecords(resources, today, switches)
  const store = new Store(records)
  const snapshots = createSnapshotSwitch(store, records, { startAtSecond: options.later ?? false, today })
  return { store, snapshots, people, notes, answerKey }
}
