import { isRecordType } from '../../contract'
import { conceptText } from '../../fhir/concept'
import { isObject, type Json } from '../../lib/json'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'
import { componentsOf, testKeyOf, resultFlag, resultValue } from '../../fhir/result'
import { rangeTexts } from '../../fhir/format-reference-range'
import { dosesOf } from '../doses'
import { withNamesOfReferences } from '../named-references'
import { isNameableReference } from '../naming-type'
import { rowLabelKey } from '../label-key'
import { rowValuesOf } from '../row-values'
import { placeholderName } from '../placeholder-name'
import { observationComponentName } from '../observation-component-name'
import { descriptorOf } from '../descriptors'
import { conditionOnsetText } from './condition-onset-text'
import { dateText, shownText } from './shown-text'
import { statusWithAssertions, type ExportContext, type StatedStatus } from './export-context'

/** A record as short texts. */
export interface RecordSummary {
  readonly name: string
  /** "Started January 4, 2024", "Started at age 66", or a text for no date. */
  readonly date: string
  /** The status text; empty where there is none. */
  readonly status: StatedStatus
  readonly lines: readonly string[]
}

/** The text of a result's flag: by its interpretation, else by its only range. `parent` is the Observation of a component. */
export function flagText(
  item: Json,
  { messages, audience, rangeFor }: ExportContext,
  parent: Json = item,
): string | undefined {
  const flag = resultFlag(item, messages.format, parent, rangeFor)
  return flag && messages.codeText('Observation.interpretation', flag.code, audience, flag.display)
}

/** The ranges of a result, without goals, limits and those for other people. */
function rangesText(item: Json, { messages, rangeFor }: ExportContext, observation: Json): string | undefined {
  const { expected, others } = rangeTexts(item, messages.format, { observation, rangeFor })
  const { common } = messages.views
  const texts = [
    ...(expected.length === 0 ? [] : [common.expected(expected.join('; '))]),
    ...others
      .filter(({ kind }) => kind !== 'goal' && kind !== 'limit')
      .map(({ kind, text }) => common.otherRanges[kind](text)),
  ]
  return texts.length === 0 ? undefined : texts.join('; ')
}

/** Value, flag and range of a result or, with `parent`, of one of its components. */
export function resultText(item: Json, context: ExportContext, parent: Json = item): string | undefined {
  // The samples of a waveform are not readable.
  const value = isObject(item['valueSampledData'])
    ? ({ kind: 'text', text: context.messages.values.waveform } as const)
    : resultValue(item, context.messages.format)
  const parts = [
    value && shownText(value, context),
    flagText(item, context, parent),
    rangesText(item, context, parent),
  ].filter((part) => part !== undefined && part !== '')
  return parts.length === 0 ? undefined : parts.join(' · ')
}

function resultLines(observation: ResourceOf<'Observation'>, context: ExportContext): readonly string[] {
  const text = resultText(observation, context)
  const parts = componentsOf(observation).map(
    (part) =>
      `${observationComponentName({ codeKey: testKeyOf(part), name: conceptText(part['code'], context.messages.format) }, context.messages.views.common, context.audience)}: ${resultText(part, context, observation) ?? context.messages.states.absent}`,
  )
  return [
    ...(text === undefined ||
    (parts.length > 0 &&
      observation.dataAbsentReason === undefined &&
      resultValue(observation, context.messages.format) === undefined)
      ? []
      : [text]),
    ...parts,
  ]
}

/** Summarizes a record: name, labelled date, status text, and the values of its row in a list. */
export function summarizeRecord(resource: Resource, exportContext: ExportContext): RecordSummary {
  const context = { ...exportContext, from: resource }
  const { messages, audience } = context
  const { common } = messages.views
  const named = withNamesOfReferences(resource, (reference) => context.nameOfReference?.(reference, resource))
  const name = context.nameOf(named) ?? placeholderName(resource, messages, audience)
  if (!isRecordType(resource.resourceType))
    return { name, date: common.noDate, status: statusWithAssertions(resource, context), lines: [] }
  const descriptor = descriptorOf(resource.resourceType)
  const date = descriptor.date(resource)
  const doses = (isOfType(resource, 'Immunization') ? dosesOf(resource) : []).map(({ number, series, isCounted }) =>
    (isCounted ? common.dose : common.doseText)(number, series),
  )
  // Of references without a name only those to people and places; the others are among the details.
  const lines = rowValuesOf(resource.resourceType, named, context.messages.format, context.hasDied).filter(
    (shown) => shown.kind !== 'reference' || shown.display !== undefined || isNameableReference(shown.reference),
  )
  return {
    name,
    date:
      conditionOnsetText(resource, context) ??
      (date
        ? `${messages.dateLabel(rowLabelKey(date.label, resource), audience, date.raw)} ${dateText(date.raw, context)}`.trim()
        : common.noDate),
    status: statusWithAssertions(resource, context),
    lines: [
      ...(isOfType(resource, 'Observation') ? resultLines(resource, context) : []),
      ...doses,
      ...lines.map((shown) => shownText(shown, context)),
    ],
  }
}
