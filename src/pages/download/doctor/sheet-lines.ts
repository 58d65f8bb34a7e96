import { conceptText } from '../../../fhir/concept'
import { listOf, objectsOf, textOf, type Json } from '../../../lib/json'
import { formatDay } from '../../../fhir/format-date'
import { nameText } from '../../../fhir/name'
import { byReport } from '../../../clinical/observations/reports-of-results'
import { membersOf, waysOf } from '../../../clinical/shared/team-members'
import { phraseOf } from '../../../clinical/status/registry'
import { beganInWords } from '../../../resources/export/began'
import { briefOf } from '../../../resources/export/brief'
import { shownText } from '../../../resources/export/shown-text'
import { describe } from '../../../resources/registry'
import type { Entry, ForADoctor, Remark, ResultOnSheet } from '../../../clinical/overview/for-a-doctor'
import type { Circumstance, StatusKey } from '../../../clinical/status/status'
import type { RecordType } from '../../../contract'
import type { Resource } from '../../../fhir/resource'
import type { Speech } from '../../../resources/export/speech'

/** One line of the sheet: a name and what is said of it. */
export interface SheetLine {
  readonly name: string
  readonly facts: readonly string[]
  /** For results: the report that they stand under. */
  readonly group?: string
}

/** The day alone: at what time something was written down matters to nobody who reads two pages. */
function dayText(record: Resource, { words, audience }: Speech, named: boolean): string {
  const date = describe(record.resourceType as RecordType).date(record)
  if (!date) return words.views.frame.noDate
  const day = formatDay(date.raw, {
    locale: words.language.locale,
    style: audience === 'provider' ? 'provider' : 'patient',
  })
  return named ? `${words.dateLabel(date.label, audience, date.raw)} ${day}`.trim() : day
}

/** When a problem began, also where the record says that as an age or in words. */
const beganText = (condition: Resource, speech: Speech): string =>
  beganInWords(condition, speech) ?? dayText(condition, speech, true)

type Writer = (entry: Entry) => SheetLine

/** The sheet has no headings of groups: that a record is current is all that its parts say. What is paused, in remission or not confirmed says so itself. */
const saidByPart: readonly StatusKey[] = [
  'AllergyIntolerance.current',
  'Condition.current',
  'MedicationRequest.current',
]

/** What became of a record, unless its part or nothing of note says it. */
function became(record: Resource, speech: Speech, at: Circumstance): readonly string[] {
  const phrase = phraseOf(record, at)
  return !phrase || phrase.tone === 'none' || saidByPart.includes(phrase.key) ? [] : [speech.phraseOf(record) ?? '']
}

/** In the words for care staff, whoever prints it: a doctor reads the sheet, and advice to the person has no place on it. */
function remarkText(remark: Remark, { words }: Speech): string {
  const { medicines } = words.views
  const audience = 'provider'
  return remark.is === 'recalled'
    ? medicines.recalled(remark.said, undefined)({ audience })
    : medicines[remark.is]({ audience })
}

/** Why a medicine is taken, where another record says it. */
const reasons = (record: Resource, speech: Speech): readonly string[] =>
  objectsOf(record['reasonReference'])
    .flatMap((reference) => textOf(reference['display']) ?? speech.named?.(textOf(reference['reference']) ?? '') ?? [])
    .map((reason) => speech.words.values.reason('MedicationRequest', reason))

const numbers = ['manufacturer', 'modelNumber', 'serialNumber', 'lotNumber'] as const

/** How the lines of each part are written. */
function writersFor(speech: Speech, at: Circumstance) {
  const { words, audience } = speech
  const brief = (entry: Entry) => briefOf(entry.record, speech)
  const allergy: Writer = (entry) => ({
    name: brief(entry).name,
    facts: [...became(entry.record, speech, at), ...brief(entry).lines],
  })
  const notToTake: Writer = (entry) => ({ name: brief(entry).name, facts: brief(entry).lines })
  const medicine: Writer = (entry) => {
    const { name, lines } = brief(entry)
    return {
      name,
      facts: [
        ...became(entry.record, speech, at),
        ...new Set([...lines, ...reasons(entry.record, speech)]),
        dayText(entry.record, speech, true),
        ...entry.remarks.map((remark) => remarkText(remark, speech)),
      ],
    }
  }
  const problem: Writer = (entry) => {
    const { name } = brief(entry)
    return {
      name,
      facts: [
        ...became(entry.record, speech, at),
        beganText(entry.record, speech),
        ...(entry.times > 1 ? [words.views.summary.timesRecorded(entry.times)] : []),
      ],
    }
  }
  const implant: Writer = (entry) => {
    const given = numbers.flatMap((element) => {
      const value = textOf(entry.record[element])
      return value === undefined ? [] : [`${words.label(`Device.${element}`, audience)}: ${value}`]
    })
    return { name: brief(entry).name, facts: [...became(entry.record, speech, at), ...given] }
  }
  return { allergy, notToTake, medicine, problem, implant }
}

function resultLine({ reading: { observation }, valued }: ResultOnSheet, speech: Speech, at: Circumstance): SheetLine {
  const factsOf = (record: Resource) => [
    ...briefOf(record, speech).lines,
    ...became(record, speech, at),
    dayText(record, speech, false),
  ]
  // In one fact, so that the end of a page cannot part them.
  const before = valued ? [speech.words.views.results.beforeThat(factsOf(valued.reading.observation).join(' · '))] : []
  return { name: briefOf(observation, speech).name, facts: [...factsOf(observation), ...before] }
}

/** Results in lines, as they came, each with the report that it stands under. */
function resultLines(
  results: readonly ResultOnSheet[],
  reports: readonly Resource[],
  speech: Speech,
  at: Circumstance,
): readonly SheetLine[] {
  const groupOf = new Map(
    byReport(results, reports).flatMap(({ name, results: own }) =>
      own.map((one) => [one, name ?? speech.words.taking.doctor.otherResults] as const),
    ),
  )
  return results.map((one) => ({ ...resultLine(one, speech, at), group: groupOf.get(one) ?? '' }))
}

/** Somebody to call: who that is, and how they are reached. */
interface Contact {
  readonly name: string
  readonly said: readonly string[]
  /** Undefined where the record that would say it has not come. */
  readonly ways: readonly string[] | undefined
}

/** The ways that still reach somebody, each once. Nobody answers a fax. */
const texts = (of: Json, speech: Speech): readonly string[] => [
  ...new Set(
    waysOf({ telecom: objectsOf(of['telecom']).filter((way) => way['use'] !== 'old' && way['system'] !== 'fax') }).map(
      (way) => shownText(way, speech),
    ),
  ),
]

/** Whom to call: the person, those whom the record names for them, and the care team. Nobody, once the person has died. */
export function contactLines(
  patient: Resource | undefined,
  teams: readonly Resource[],
  supporting: readonly Resource[],
  speech: Speech,
  at: Circumstance,
  now: number,
): readonly SheetLine[] {
  if (at.died) return []
  const { taking, typed } = speech.words
  const ways = (key: string | undefined): readonly string[] | undefined => {
    const found = supporting.find((one) => `${one.resourceType}/${one.id ?? ''}` === key)
    if (found) return texts(found, speech)
    return key === undefined ? [] : undefined
  }
  const own = patient ? texts(patient, speech) : []
  const people = objectsOf(patient?.['contact']).flatMap((contact) => {
    const [name, reached] = [nameText(contact['name']), texts(contact, speech)]
    // Whoever has neither a name nor a number is nobody to call.
    if (name === undefined && reached.length === 0) return []
    return [
      {
        name: name ?? speech.words.views.frame.noName,
        said: listOf(contact['relationship']).flatMap((relationship) => conceptText(relationship) ?? []),
        ways: reached,
      },
    ]
  })
  const members = teams
    .filter((team) => describe('CareTeam').place(team) === 'main')
    .flatMap((team) =>
      membersOf(team, now).current.flatMap(({ role, members: all }) => all.map((member) => ({ role, member }))),
    )
    .flatMap(({ role, member: { reference, inside } }) => {
      const key = reference?.reference
      if (key?.startsWith('Patient/')) return []
      const name = reference?.display ?? (key === undefined ? undefined : speech.named?.(key)) ?? typed.memberNotGiven
      return [
        {
          name,
          said: role === name ? [] : [role ?? typed.roleNotGiven],
          ways: inside ? texts(inside, speech) : ways(key),
        },
      ]
    })
  const all: readonly Contact[] = [
    ...(own.length > 0 ? [{ name: taking.doctor.person, said: [], ways: own }] : []),
    ...people,
    ...members,
  ]
  const textsOf = ({ said, ways: of = [] }: Contact) => [...said, ...of].map((text) => text.toLowerCase())
  const isSaid = (one: Contact, before: Contact): boolean =>
    before.name === one.name && textsOf(one).every((text) => textsOf(before).includes(text))
  return all
    .filter((one, index) => !all.slice(0, index).some((before) => isSaid(one, before)))
    .map(({ name, said, ways: of }) => ({
      name,
      facts: [...said, ...(of === undefined ? [taking.doctor.wayNotHere] : of.length > 0 ? of : [taking.doctor.noWay])],
    }))
}

export const partIds = ['allergies', 'notToTake', 'medicines', 'problems', 'implants', 'contacts', 'results'] as const
export type PartId = (typeof partIds)[number]

/** Every line that could stand on the sheet; `fitSheet` says which do. */
export function sheetLines(
  chosen: ForADoctor,
  contacts: readonly SheetLine[],
  reports: readonly Resource[],
  speech: Speech,
  at: Circumstance,
): Readonly<Record<PartId, readonly SheetLine[]>> {
  const write = writersFor(speech, at)
  const vitals = chosen.vitals.map((one) => ({
    ...resultLine(one, speech, at),
    group: speech.words.taking.doctor.vitals,
  }))
  return {
    allergies: chosen.allergies.entries.map(write.allergy),
    notToTake: chosen.notToTake.entries.map(write.notToTake),
    medicines: chosen.medicines.entries.map(write.medicine),
    problems: chosen.problems.entries.map(write.problem),
    implants: chosen.implants.entries.map(write.implant),
    contacts,
    results: [...vitals, ...resultLines(chosen.results, reports, speech, at)],
  }
}
