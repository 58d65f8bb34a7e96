import type { ExportPart, ExportSource, ExportGap } from './export-source'
import { pluralTypeName, type ExportContext } from './export-context'

const GAP_ORDER: readonly ExportGap[] = ['failed', 'loading', 'partial', 'limited', 'notShared', 'closed', 'notOffered']

/** Counts of deliberately omitted records, one sentence for each reason. */
export function omittedNotes(source: ExportSource, context: ExportContext): readonly string[] {
  const { privateOmitted, mistakesOmitted, dropped, kindsOmitted, yearsOmitted } = context.messages.download
  const refusedCount = source.parts.reduce((sum, part) => sum + part.rejected, 0)
  return [
    ...(refusedCount > 0 ? [dropped(refusedCount)] : []),
    ...(source.omittedPrivate > 0 ? [privateOmitted(source.omittedPrivate)] : []),
    ...(source.omittedErrors > 0 ? [mistakesOmitted(source.omittedErrors)] : []),
    ...(source.omittedTypes && source.omittedTypes.length > 0
      ? [kindsOmitted(source.omittedTypes.map((type) => pluralTypeName(context, type)).join(', '))]
      : []),
    ...(source.omittedByYear ? [yearsOmitted(source.omittedByYear)] : []),
  ]
}

/** What could not be loaded or checked, one sentence for each reason, the worst first. */
export function gapNotes(source: ExportSource, context: ExportContext): readonly string[] {
  const { gaps, namesUnchecked, originsMissing } = context.messages.download
  const named = (parts: readonly ExportPart[]) => parts.map(({ type }) => pluralTypeName(context, type)).join(', ')
  const gapTexts = GAP_ORDER.flatMap((gap) => {
    const parts = source.parts.filter((part) => part.gap === gap)
    return parts.length === 0 ? [] : [gaps[gap](named(parts), source.ehrName)]
  })
  const withoutOrigin = source.originsMissing ?? []
  return [
    ...gapTexts,
    ...(withoutOrigin.length > 0
      ? [originsMissing(withoutOrigin.map((type) => pluralTypeName(context, type)).join(', '))]
      : []),
    ...(context.areNamesUnchecked ? [namesUnchecked] : []),
  ]
}

/** That not all orders not to take a medicine could be checked, as prescriptions are missing; undefined when all were loaded, or are still loading. */
export function uncheckedDoNotTakeNote(
  { parts }: ExportSource,
  { messages, hasDied }: ExportContext,
): string | undefined {
  const part = parts.find(({ type }) => type === 'MedicationRequest')
  if (hasDied === true || part?.gap === undefined || part.gap === 'loading') return undefined
  const { doNotTakeUnchecked, doNotTakePartlyUnchecked } = messages.download
  return part.gap === 'partial' || part.gap === 'limited' ? doNotTakePartlyUnchecked : doNotTakeUnchecked
}

/** What is missing in a file or on a sheet, one sentence each, the worst first. Empty when nothing is known to be missing. */
export function missingNotes(source: ExportSource, context: ExportContext): readonly string[] {
  return [
    ...gapNotes(source, context),
    uncheckedDoNotTakeNote(source, context) ?? [],
    ...omittedNotes(source, context),
  ].flat()
}
