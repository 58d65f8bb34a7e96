import { identityLines, textFile } from '../../resources/export/record-text'
import { missingNotes } from '../../resources/export/missing-notes'
import type { ExportSource } from '../../resources/export/export-source'
import { statusWithAssertions } from '../../resources/export/export-context'
import type { ExportContext } from '../../resources/export/export-context'
import type { FileOutcome } from '../../components/files/gather-files'

function missingFileReason(outcome: Extract<FileOutcome, { status: 'missing' }>, { messages }: ExportContext): string {
  const { failureReasons: missingReasons } = messages.exportOptions.zip
  return outcome.reason === 'elsewhere' ? missingReasons.elsewhere(outcome.host ?? '') : missingReasons[outcome.reason]
}

/** The index of the zip as plain text: the files in it, and the missing ones with the reason. */
export function zipIndex(
  outcomes: readonly FileOutcome[],
  recordName: string,
  source: ExportSource,
  context: ExportContext,
): string {
  const { exportOptions, download, documents } = context.messages
  const { index } = exportOptions.zip
  const titleOf = ({ file }: FileOutcome): string => file.title || documents.file
  /** The status of a file whose record another part of the record contradicts. */
  const doubtOf = ({ file: { record } }: FileOutcome): string =>
    context.isStated(record) ? '' : ` (${statusWithAssertions(record, context)})`
  const inside = outcomes.flatMap((outcome) => {
    if (outcome.status === 'inside') return [`- ${outcome.name}${doubtOf(outcome)}`]
    return outcome.status === 'same' ? [`- ${titleOf(outcome)}${doubtOf(outcome)}: ${index.same(outcome.name)}`] : []
  })
  const missing = outcomes.flatMap((outcome) =>
    outcome.status === 'missing'
      ? [`- ${titleOf(outcome)}${doubtOf(outcome)}: ${missingFileReason(outcome, context)}`]
      : [],
  )
  const hasMarkup = outcomes.some((outcome) => outcome.status === 'inside' && outcome.isMarkup)
  const notes = missingNotes(source, context)
  return textFile([
    index.title,
    '',
    ...identityLines(source, context),
    '',
    index.record(recordName),
    '',
    ...(outcomes.length === 0
      ? [index.none]
      : [
          index.inside(inside.length),
          ...inside,
          ...(hasMarkup ? [documents.markupAsText] : []),
          '',
          ...(missing.length === 0 ? [index.noneMissing] : [index.missing(missing.length), ...missing]),
        ]),
    '',
    ...(notes.length === 0 ? [download.text.nothingMissing] : [index.notInRecord, ...notes.map((note) => `- ${note}`)]),
    '',
  ])
}
