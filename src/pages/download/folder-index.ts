import { identityLines } from '../../resources/export/record-text'
import { missingNotes } from '../../resources/export/notes'
import type { ExportSource } from '../../resources/export/source'
import type { Speech } from '../../resources/export/speech'
import type { Outcome } from '../../components/files/gather-files'

function whyText(outcome: Extract<Outcome, { is: 'missing' }>, { words }: Speech): string {
  const { why } = words.taking.zip
  return outcome.why === 'elsewhere' ? why.elsewhere(outcome.host ?? '') : why[outcome.why]
}

/** The list of what is in the folder and what is not, with the reason for each file, as plain text. */
export function folderIndex(
  outcomes: readonly Outcome[],
  recordName: string,
  source: ExportSource,
  speech: Speech,
): string {
  const { taking, download, documents } = speech.words
  const { index } = taking.zip
  const titleOf = ({ file }: Outcome): string => file.title || documents.file
  const inside = outcomes.flatMap((one) =>
    one.is === 'inside' ? [`- ${one.name}`] : one.is === 'same' ? [`- ${titleOf(one)}: ${index.same(one.name)}`] : [],
  )
  const missing = outcomes.flatMap((one) =>
    one.is === 'missing' ? [`- ${titleOf(one)}: ${whyText(one, speech)}`] : [],
  )
  const notes = missingNotes(source, speech)
  return [
    '\ufeff' + index.title,
    '',
    ...identityLines(source, speech),
    '',
    index.record(recordName),
    '',
    ...(outcomes.length === 0
      ? [index.none]
      : [
          index.inside(inside.length),
          ...inside,
          '',
          ...(missing.length === 0 ? [index.noneMissing] : [index.missing(missing.length), ...missing]),
        ]),
    '',
    ...(notes.length === 0 ? [download.text.nothingMissing] : [index.notInRecord, ...notes.map((note) => `- ${note}`)]),
    '',
  ].join('\r\n')
}
