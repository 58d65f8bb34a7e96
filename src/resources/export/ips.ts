import { jsonText } from '../../fhir/json'
import type { Json } from '../../lib/json'
import type { Resource } from '../../fhir/resource'
import { eachOnce } from './bundle'
import { chosenFor, type Chosen, type IpsSection, type IpsSectionId } from './ips-sections'
import { copyFor, supportOf } from './ips-references'
import { narrative, type NarrativeRow } from './ips-narrative'
import { missingNotes } from './notes'
import { briefOf } from './brief'
import { keyOf, withoutMistakes, type ExportSource } from './source'
import { typeName, type Speech } from './speech'

/** How many records each section holds and how many it could hold and does not; mistakes aside. */
export function ipsCounts(
  source: ExportSource,
): readonly { readonly id: IpsSectionId; readonly taken: number; readonly left: number }[] {
  return chosenFor(withoutMistakes(source).parts).map(({ section: { id }, taken, left }) => ({
    id,
    taken: taken.length,
    left,
  }))
}

const IPS_CODE = '60591-5'
const loinc = (code: string) => ({ coding: [{ system: 'http://loinc.org', code }] })

function rowOf(record: Resource, speech: Speech): NarrativeRow {
  const { name, date, status, lines } = briefOf(record, speech)
  return { name, date, status, details: lines.join('; ') }
}

/** What the section says in words: its records, how many it does not hold, and when not all of them could be loaded. */
function sectionText({ section, taken, inWords, left }: Chosen, source: ExportSource, speech: Speech): Json {
  const { ips, gaps } = speech.words.download
  const parts = source.parts.filter(({ type }) => section.holds.some((holding) => holding.type === type))
  const notes = [
    ...parts.flatMap(({ type, gap }) => (gap === undefined ? [] : [gaps[gap](typeName(speech, type))])),
    ...(inWords.length > 0
      ? [ips.notToBeTaken(inWords.map((record) => speech.nameOf(record) ?? speech.words.views.summary.noMedicineName))]
      : []),
    ...(taken.length === 0 ? [ips.noInformation] : []),
    ...(left > 0 ? [ips.left(left)] : []),
  ]
  return narrative(
    ips.columns,
    taken.map((record) => rowOf(record, speech)),
    notes,
  )
}

interface Entry {
  readonly id: string
  readonly resource: Json
}

const urn = ({ id }: { id: string }): string => `urn:uuid:${id}`

interface Document {
  readonly sections: readonly Json[]
  readonly placeholders: readonly Entry[]
}

function sectionsOf(
  chosen: readonly Chosen[],
  source: ExportSource,
  speech: Speech,
  urnOf: (record: Resource) => string,
  placeholder: (section: IpsSection) => Entry | undefined,
): Document {
  const made = chosen.map((one) => ({ one, empty: one.taken.length === 0 ? placeholder(one.section) : undefined }))
  return {
    placeholders: made.flatMap(({ empty }) => empty ?? []),
    sections: made
      .filter(({ one, empty }) => one.taken.length > 0 || one.inWords.length > 0 || one.left > 0 || empty !== undefined)
      .map(({ one, empty }) => ({
        title: speech.words.download.ips.sections[one.section.id],
        code: loinc(one.section.code),
        text: sectionText(one, source, speech),
        ...(empty
          ? { entry: [{ reference: urn(empty) }] }
          : one.taken.length > 0
            ? { entry: one.taken.map((record) => ({ reference: urnOf(record) })) }
            : {}),
      })),
  }
}

function compositionOf(
  source: ExportSource,
  speech: Speech,
  part: { readonly id: string; readonly patient: string; readonly author: string; readonly sections: readonly Json[] },
): Entry {
  const { ips } = speech.words.download
  const about = {
    title: ips.aboutTitle,
    text: narrative(ips.columns, [], [ips.about(source.ehrName), ...missingNotes(source, speech), ips.otherKinds]),
  }
  return {
    id: part.id,
    resource: {
      resourceType: 'Composition',
      id: part.id,
      language: speech.words.language.locale,
      status: 'final',
      type: loinc(IPS_CODE),
      subject: { reference: part.patient },
      date: source.madeAt,
      author: [{ reference: part.author }],
      title: ips.title,
      section: [...part.sections, about],
    },
  }
}

/** The records of the summary with those that they need, as copies whose references stay among them. */
function copiesOf(
  source: ExportSource,
  chosen: readonly Resource[],
  speech: Speech,
  uuid: () => string,
): { readonly copies: readonly Entry[]; urnOf(record: Resource): string } {
  const known = new Map(
    eachOnce([...chosen, ...source.parts.flatMap(({ records }) => records), ...source.supporting]).map((one) => [
      keyOf(one) ?? '',
      one,
    ]),
  )
  const inside = [...chosen, ...supportOf(chosen, known, source.server)].map((resource) => ({ id: uuid(), resource }))
  const ids = new Map(
    inside.flatMap(({ id, resource }) => (keyOf(resource) === undefined ? [] : [[keyOf(resource) ?? '', id]])),
  )
  const own = new Map(inside.map(({ id, resource }) => [resource, id]))
  const nameOf = (key: string): string => {
    const target = known.get(key)
    return (target && speech.nameOf(target)) ?? speech.words.download.ips.notInside
  }
  return {
    copies: inside.map(({ id, resource }) => ({
      id,
      resource: copyFor(resource, id, { server: source.server, ids, nameOf }),
    })),
    urnOf: (record) => urn({ id: own.get(record) ?? ids.get(keyOf(record) ?? '') ?? '' }),
  }
}

/**
 * An International Patient Summary of what is loaded, as JSON text: a Bundle of type document whose references all stay inside it (R4 Bundle, documents; IPS Composition).
 * A section that must be there and is empty says only that nothing is known. `uuid` gives a new random UUID each time.
 * Undefined without a Patient: a summary is of somebody.
 */
export function makeIps(given: ExportSource, speech: Speech, uuid: () => string): string | undefined {
  const source = withoutMistakes(given)
  const { patient } = source
  if (!patient) return undefined
  const chosen = chosenFor(source.parts)
  const { copies, urnOf } = copiesOf(source, eachOnce([patient, ...chosen.flatMap(({ taken }) => taken)]), speech, uuid)
  const withId = (resource: Json): Entry => {
    const id = uuid()
    return { id, resource: { ...resource, id } }
  }
  const author = withId({
    resourceType: 'Device',
    deviceName: [{ name: speech.words.frame.appName, type: 'user-friendly-name' }],
  })
  const { sections, placeholders } = sectionsOf(
    chosen,
    source,
    speech,
    urnOf,
    ({ unknown }) => unknown && withId(unknown(urnOf(patient))),
  )
  const composition = compositionOf(source, speech, {
    id: uuid(),
    patient: urnOf(patient),
    author: urn(author),
    sections,
  })
  const bundle = {
    resourceType: 'Bundle',
    identifier: { system: 'urn:ietf:rfc:3986', value: urn({ id: uuid() }) },
    type: 'document',
    timestamp: source.madeAt,
    entry: [composition, ...copies, ...placeholders, author].map((entry) => ({
      fullUrl: urn(entry),
      resource: entry.resource,
    })),
  }
  return jsonText(bundle, 2)
}
