import { stringifyLosslessJson } from '../../fhir/lossless-json'
import type { Json } from '../../lib/json'
import type { Resource } from '../../fhir/resource'
import { dedupeRecords } from './bundle'
import { selectSections, type SelectedSection, type IpsSectionId } from './ips-sections'
import { ipsProfile, withIpsProfile } from './ips-profiles'
import { copyFor, supportingRecordsOf } from './ips-references'
import { missingNotes } from './missing-notes'
import { summarizeRecord } from './record-summary'
import { recordKey } from '../../fhir/source'
import { withoutErrors, type ExportSource } from './export-source'
import { pluralTypeName, type ExportContext } from './export-context'

export interface IpsSectionCount {
  readonly id: IpsSectionId
  readonly included: number
  readonly omitted: number
}

/** Number of records that each section includes and omits, without those entered in error. */
export function ipsCounts(source: ExportSource, context: ExportContext): readonly IpsSectionCount[] {
  return selectSections(withoutErrors(source).parts, context).map(({ section: { id }, included, omittedCount }) => ({
    id,
    included: included.length,
    omitted: omittedCount,
  }))
}

const IPS_CODE = '60591-5'
const COMMENT_CODE = '48767-8'
const loinc = (code: string) => ({ coding: [{ system: 'http://loinc.org', code }] })

/** A row of the narrative table of a section. */
interface NarrativeRow {
  readonly name: string
  readonly date: string
  readonly status: string
  readonly details: string
}

const XML_ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// Characters that are not allowed in XML (XML 1.0, 2.2).
const INVALID_XML_CHARACTERS =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const escapeXml = (text: string): string =>
  text.replace(INVALID_XML_CHARACTERS, '\ufffd').replace(/[&<>"]/g, (character) => XML_ENTITIES[character] ?? character)

/** A generated Narrative (R4): notes, then a table. All texts are escaped. */
function narrative(columns: NarrativeRow, rows: readonly NarrativeRow[], notes: readonly string[]): Json {
  const order = ['name', 'date', 'status', 'details'] as const
  const cells = (row: NarrativeRow, tag: 'td' | 'th') =>
    order.map((column) => `<${tag}>${escapeXml(row[column])}</${tag}>`).join('')
  const table =
    rows.length === 0
      ? ''
      : `<table><thead><tr>${cells(columns, 'th')}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</tbody></table>`
  return {
    status: 'generated',
    div: `<div xmlns="http://www.w3.org/1999/xhtml">${notes.map((note) => `<p>${escapeXml(note)}</p>`).join('')}${table}</div>`,
  }
}

function narrativeRowOf(record: Resource, context: ExportContext): NarrativeRow {
  const { name, date, status, lines } = summarizeRecord(record, context)
  return { name, date, status, details: lines.join('; ') }
}

/** The narrative of a section: its records, how many are omitted, and which types could not be loaded completely. */
function sectionText(
  { section, included, textOnly, omittedCount }: SelectedSection,
  source: ExportSource,
  context: ExportContext,
): Json {
  const { ips, gaps } = context.messages.download
  const parts = source.parts.filter(({ type }) => section.rules.some((rule) => rule.type === type))
  const notes = [
    ...parts.flatMap(({ type, gap }) =>
      gap === undefined ? [] : [gaps[gap](pluralTypeName(context, type), source.ehrName)],
    ),
    ...(textOnly.length > 0
      ? [
          ips.doNotTake(
            textOnly.map((record) => {
              const name = context.nameOf(record) ?? context.messages.views.summary.noMedicineName
              const reasons = context.assertionTextsOf(record)
              return reasons.length === 0 ? name : `${name} (${reasons.join('; ')})`
            }),
          ),
        ]
      : []),
    ...(included.length === 0 ? [ips.noInformation] : []),
    ...(omittedCount > 0 ? [ips.omitted(omittedCount)] : []),
  ]
  return narrative(
    ips.columns,
    included.map((record) => narrativeRowOf(record, context)),
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
  /** Entries that this app makes: in place of missing records, and those that refer to records. */
  readonly made: readonly Entry[]
}

interface DocumentParts {
  readonly patient: string
  urnOf(record: Resource): string
  withId(resource: Json): Entry
}

function sectionsOf(
  chosen: readonly SelectedSection[],
  source: ExportSource,
  context: ExportContext,
  { patient, urnOf, withId }: DocumentParts,
): Document {
  const filled = chosen.map((selected) => {
    const { section, included } = selected
    const unknown = included.length === 0 ? section.unknownEntry?.(patient) : undefined
    const entries = included.map((record) => section.entryFor?.(record, { record: urnOf(record), patient }))
    const made = [unknown, ...entries].flatMap((entry) => (entry ? withId(entry) : []))
    return { selected, made, references: made.length > 0 ? made.map(urn) : included.map(urnOf) }
  })
  return {
    made: filled.flatMap(({ made }) => made),
    sections: filled
      .filter(
        ({ selected: { textOnly, omittedCount }, references }) =>
          references.length > 0 || textOnly.length > 0 || omittedCount > 0,
      )
      .map(({ selected, references }) => ({
        title: context.messages.download.ips.sections[selected.section.id],
        code: loinc(selected.section.code),
        text: sectionText(selected, source, context),
        ...(references.length > 0 ? { entry: references.map((reference) => ({ reference })) } : {}),
      })),
  }
}

function compositionOf(
  source: ExportSource,
  context: ExportContext,
  part: { readonly id: string; readonly patient: string; readonly author: string; readonly sections: readonly Json[] },
): Entry {
  const { ips } = context.messages.download
  const about = {
    title: ips.aboutTitle,
    code: loinc(COMMENT_CODE),
    text: narrative(ips.columns, [], [ips.about(source.ehrName), ...missingNotes(source, context), ips.otherKinds]),
  }
  return {
    id: part.id,
    resource: {
      resourceType: 'Composition',
      id: part.id,
      meta: { profile: ipsProfile('Composition-uv-ips') },
      language: context.messages.language.locale,
      status: 'final',
      type: loinc(IPS_CODE),
      subject: { reference: part.patient },
      date: source.madeAt,
      author: [{ reference: part.author, display: context.messages.appShell.appName }],
      title: ips.title,
      section: [...part.sections, about],
    },
  }
}

/** Copies of the chosen records and their supporting records, with references rewritten to stay inside the summary. */
function copiesOf(
  source: ExportSource,
  chosen: readonly Resource[],
  context: ExportContext,
  uuid: () => string,
): { readonly copies: readonly Entry[]; urnOf(record: Resource): string } {
  const known = new Map(
    dedupeRecords([...chosen, ...source.parts.flatMap(({ records }) => records), ...source.supporting]).map(
      (record) => [recordKey(record), record],
    ),
  )
  const inside = [...chosen, ...supportingRecordsOf(chosen, known, source.server)].map((resource) => ({
    id: uuid(),
    resource,
  }))
  const ids = new Map(inside.map(({ id, resource }) => [recordKey(resource), id]))
  const idByResource = new Map(inside.map(({ id, resource }) => [resource, id]))
  const nameOf = (key: string): string => {
    const target = known.get(key)
    return (target && context.nameOf(target)) ?? context.messages.download.ips.notInside
  }
  return {
    copies: inside.map(({ id, resource }) => ({
      id,
      resource: withIpsProfile(copyFor(resource, id, { server: source.server, ids, nameOf })),
    })),
    urnOf: (record) => urn({ id: idByResource.get(record) ?? ids.get(recordKey(record)) ?? '' }),
  }
}

/**
 * An International Patient Summary of the loaded records, as JSON text: a Bundle of type document whose references all stay inside it (R4 Bundle, documents; IPS Composition).
 * An empty required section only says that nothing is known. `uuid` returns a new random UUID with each call.
 * Undefined without a Patient.
 */
export function makeIps(fullSource: ExportSource, context: ExportContext, uuid: () => string): string | undefined {
  const source = withoutErrors(fullSource)
  const { patient } = source
  if (!patient) return undefined
  const chosen = selectSections(source.parts, context)
  const { copies, urnOf } = copiesOf(
    source,
    dedupeRecords([patient, ...chosen.flatMap(({ included }) => included)]),
    context,
    uuid,
  )
  const withId = (resource: Json): Entry => {
    const id = uuid()
    return { id, resource: { ...resource, id } }
  }
  const author = withId({
    resourceType: 'Device',
    deviceName: [{ name: context.messages.appShell.appName, type: 'user-friendly-name' }],
  })
  const { sections, made } = sectionsOf(chosen, source, context, {
    patient: urnOf(patient),
    urnOf,
    withId: (entry) => withId(withIpsProfile(entry)),
  })
  const composition = compositionOf(source, context, {
    id: uuid(),
    patient: urnOf(patient),
    author: urn(author),
    sections,
  })
  const bundle = {
    resourceType: 'Bundle',
    meta: { profile: ipsProfile('Bundle-uv-ips') },
    identifier: { system: 'urn:ietf:rfc:3986', value: urn({ id: uuid() }) },
    type: 'document',
    timestamp: source.madeAt,
    entry: [composition, ...copies, ...made, author].map((entry) => ({
      fullUrl: urn(entry),
      resource: entry.resource,
    })),
  }
  return stringifyLosslessJson(bundle, 2)
}
