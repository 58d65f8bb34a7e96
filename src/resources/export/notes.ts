import type { ExportPart, ExportSource, Gap } from './source'
import { typeName, type Speech } from './speech'

const order: readonly Gap[] = ['failed', 'loading', 'partial', 'limited', 'notShared', 'closed', 'notOffered']

/** How many records are left out on purpose, one sentence for each reason. */
export function leftOutNotes(source: ExportSource, speech: Speech): readonly string[] {
  const { privateLeft, mistakesLeft, refused, kindsLeft, yearsLeft } = speech.words.download
  const refusedCount = source.parts.reduce((sum, part) => sum + part.refused, 0)
  return [
    ...(refusedCount > 0 ? [refused(refusedCount)] : []),
    ...(source.privateLeft > 0 ? [privateLeft(source.privateLeft)] : []),
    ...(source.mistakesLeft > 0 ? [mistakesLeft(source.mistakesLeft)] : []),
    ...(source.kindsLeft && source.kindsLeft.length > 0
      ? [kindsLeft(source.kindsLeft.map((type) => typeName(speech, type)).join(', '))]
      : []),
    ...(source.yearsLeft ? [yearsLeft(source.yearsLeft)] : []),
  ]
}

/** What could not be had, one sentence for each reason; the worst first. */
export function gapNotes(source: ExportSource, speech: Speech): readonly string[] {
  const { gaps } = speech.words.download
  const named = (parts: readonly ExportPart[]) => parts.map(({ type }) => typeName(speech, type)).join(', ')
  return order.flatMap((gap) => {
    const parts = source.parts.filter((part) => part.gap === gap)
    return parts.length === 0 ? [] : [gaps[gap](named(parts))]
  })
}

/** What is not in a file or on a sheet, one sentence each; the worst first. Empty when nothing is known to be missing. */
export function missingNotes(source: ExportSource, speech: Speech): readonly string[] {
  return [...gapNotes(source, speech), ...leftOutNotes(source, speech)]
}
