import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'
import { objectsOf } from '../../lib/json'
import { referenceOf } from '../../fhir/reference'
import { descriptorOf } from '../../resources/descriptors'
import { isDenial } from '../../resources/denial'
import { assertionOf } from '../assertion/assertion-of'
import { groupVaccines } from '../immunizations/vaccine-groups'
import { medicineKey } from '../medications/medicine-name'
import { groupBy } from '../shared/group-by'
import { withoutFillers, wordsOf, type TopicKind } from './question-words'
import { recordKey } from '../../fhir/source'
import type { RecordType } from '../../contract'
import type { FormatContext } from '../../i18n/format-context'
import type { ObservationReading } from '../observations/result-reading'
import type { StatusContext } from '../status/record-status'

/** The results of a test, with the one that represents it. */
export interface TestOfRecord {
  readonly key: string
  readonly newest: ObservationReading
  readonly newerWithoutValue?: ObservationReading | undefined
  /** Newest first. */
  readonly readings: readonly ObservationReading[]
}

/** What a record is called: in the record and in plain words, and by other words that people use for it. In all languages. */
export interface RecordNames {
  /** Plain names; those of the record where there are none. */
  readonly names: readonly string[]
  /** Names in the record. Those of code systems are long: a part of one, such as "creatinine" in that of a filtration rate, is no name of it. */
  readonly own: readonly string[]
  readonly terms: readonly string[]
}

/** The records that questions are answered from, without private ones that are covered. */
export interface AskedRecords {
  readonly tests: readonly TestOfRecord[]
  /** Newest first. */
  recordsOf<T extends RecordType>(type: T): readonly ResourceOf<T>[]
  /** Resources that name others, such as the Medication of a prescription. */
  readonly included: readonly Resource[]
  namesOf(record: Resource): RecordNames
}

/** Something that people ask about, such as a test or a vaccine, with its records. */
export interface Topic {
  readonly kind: TopicKind
  readonly key: string
  /** The words of each name without fillers, without an explanation in brackets. */
  readonly names: readonly (readonly string[])[]
  /** Those of names in full and of names in the record. */
  readonly fullNames: readonly (readonly string[])[]
  readonly terms: readonly (readonly string[])[]
  /** All words of its names and terms, for misspelt ones. */
  readonly words: readonly string[]
  /** Newest first, without those entered by mistake unless there are no others. */
  readonly records: readonly [Resource, ...Resource[]]
  readonly isMistake: boolean
  readonly test?: TestOfRecord
}

/** The types whose records answer questions about a kind. */
export const typesOfKind: Readonly<Record<TopicKind, readonly RecordType[]>> = {
  test: ['Observation'],
  medicine: ['MedicationRequest', 'MedicationDispense'],
  condition: ['Condition'],
  allergy: ['AllergyIntolerance'],
  vaccine: ['Immunization'],
  procedure: ['Procedure'],
  visit: ['Encounter'],
  person: ['Encounter', 'CareTeam'],
}

const wordsOfNames = (names: readonly string[]): readonly (readonly string[])[] =>
  names.map((name) => withoutFillers(wordsOf(name))).filter(({ length }) => length > 0)

/** A name without the explanation in brackets at its end: "Glucose (blood sugar)". */
const BRACKET = / [([]([^()[\]]*)[)\]]$/
const withoutBracket = (name: string): string => name.replace(BRACKET, '')

/** The names of people at a visit or in a care team. */
export function peopleOfRecord(record: Resource): readonly string[] {
  const references = isOfType(record, 'Encounter')
    ? objectsOf(record.participant).map(({ individual }) => individual)
    : objectsOf(isOfType(record, 'CareTeam') ? record.participant : undefined).map(({ member }) => member)
  return references.flatMap((reference) => referenceOf(reference)?.display ?? [])
}

interface Grouped {
  readonly key: string
  readonly records: readonly [Resource, ...Resource[]]
  readonly test?: TestOfRecord
}

type Named = readonly Resource[]

/** Everything that the records hold, by what people call it. */
export function topicsOf(asked: AskedRecords, format: FormatContext, status: StatusContext): readonly Topic[] {
  const isMistake = (record: Resource): boolean => assertionOf(record, status).reasons.includes('mistake')
  const topicOf = (kind: TopicKind, { key, records, test }: Grouped, people?: readonly string[]): Topic => {
    const [first, ...others] = records.filter((record) => !isMistake(record))
    // Records of one group may differ in their names, as vaccines of a family do.
    const named: Named = test ? [test.newest.observation] : records
    const found = people ? [{ names: people, own: people, terms: [] }] : named.map((record) => asked.namesOf(record))
    const names = [...new Set(found.flatMap((each) => each.names))]
    const own = found.flatMap((each) => each.own)
    const inBrackets = names.flatMap((name) => BRACKET.exec(name)?.[1] ?? [])
    const terms = [...new Set([...found.flatMap((each) => each.terms), ...inBrackets])]
    return {
      kind,
      key: `${kind} ${key}`,
      names: wordsOfNames([...new Set(names.map(withoutBracket))]),
      fullNames: wordsOfNames([...new Set([...names, ...own, ...own.map(withoutBracket)])]),
      terms: wordsOfNames(terms),
      words: [...names, ...own, ...terms].flatMap(wordsOf),
      records: first ? [first, ...others] : records,
      isMistake: first === undefined,
      ...(test ? { test } : {}),
    }
  }
  const byKey = <R extends Resource>(records: readonly R[], keyOf: (record: R) => string): readonly Grouped[] =>
    [...groupBy(records, keyOf)].map(([key, group]) => ({ key, records: group }))
  const byTitle = (type: 'Condition' | 'AllergyIntolerance' | 'Procedure' | 'Encounter'): readonly Grouped[] =>
    byKey<Resource>(
      asked.recordsOf(type).filter((record) => !isDenial(record)),
      (record) => descriptorOf(type).title(record, format)?.toLowerCase() ?? `alone ${recordKey(record)}`,
    )
  const medicines = byKey(
    asked.recordsOf('MedicationRequest').filter((request) => !isDenial(request)),
    (request) => medicineKey(request, asked.included, format) ?? `alone ${recordKey(request)}`,
  )
  const withPeople = [...asked.recordsOf('Encounter'), ...asked.recordsOf('CareTeam')]
  const people = [...new Set(withPeople.flatMap(peopleOfRecord))]
  return [
    ...asked.tests.map((test) => topicOf('test', { key: test.key, test, records: [test.newest.observation] })),
    ...medicines.map((group) => topicOf('medicine', group)),
    ...byTitle('Condition').map((group) => topicOf('condition', group)),
    ...byTitle('AllergyIntolerance').map((group) => topicOf('allergy', group)),
    ...groupVaccines(asked.recordsOf('Immunization'), format).map(({ key, doses }) =>
      topicOf('vaccine', { key, records: doses }),
    ),
    ...byTitle('Procedure').map((group) => topicOf('procedure', group)),
    ...byTitle('Encounter').map((group) => topicOf('visit', group)),
    ...people.flatMap((name) => {
      const [first, ...others] = withPeople.filter((record) => peopleOfRecord(record).includes(name))
      return first ? [topicOf('person', { key: name, records: [first, ...others] }, [name])] : []
    }),
  ]
}

/** How words name a topic, the surest way first: as one of its names, as a part of one, or as another word for it. */
const matchKinds = ['name', 'part', 'term'] as const
type Match = (typeof matchKinds)[number]

function matchOf(words: readonly string[], { names, fullNames, terms }: Topic): Match | undefined {
  const isAllIn = (name: readonly string[]): boolean => words.every((word) => name.includes(word))
  const isWhole = (name: readonly string[]): boolean => isAllIn(name) && name.every((word) => words.includes(word))
  const tests: Readonly<Record<Match, boolean>> = {
    name: [...names, ...fullNames].some(isWhole),
    part: names.some(isAllIn),
    term: terms.some(isWhole),
  }
  return matchKinds.find((kind) => tests[kind])
}

/**
 * The topics of some kinds that words name, in the surest way of which there is one (`Match`). `exactKinds`: kinds that need the exact name, as "the
 * flu" is no vaccine.
 */
export function matchTopics(
  topics: readonly Topic[],
  words: readonly string[],
  kinds: readonly TopicKind[],
  exactKinds: readonly TopicKind[] = [],
): readonly Topic[] {
  const matches = topics
    .filter(({ kind }) => kinds.includes(kind))
    .map((topic) => ({ topic, match: matchOf(words, topic) }))
    .filter(({ topic, match }) => match === 'name' || !exactKinds.includes(topic.kind))
  const best = matchKinds.find((kind) => matches.some(({ match }) => match === kind))
  return best === undefined ? [] : matches.filter(({ match }) => match === best).map(({ topic }) => topic)
}

/** The topics of some kinds that share a word with a question, to show where it has no answer. */
export const nearestTopics = (
  topics: readonly Topic[],
  words: readonly string[],
  kinds: readonly TopicKind[],
): readonly Topic[] =>
  topics.filter(
    ({ kind, names, fullNames, terms }) =>
      kinds.includes(kind) &&
      [...names, ...fullNames, ...terms].some((name) => words.some((word) => name.includes(word))),
  )
