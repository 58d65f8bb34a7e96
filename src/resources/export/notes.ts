import type { ExportPart, ExportSource, Gap } from './source'
import { typeName, type Speech } from './speech'

const order: readonly Gap[] = ['failed', 'loading', 'partial', 'limited', 'notShared', 'closed', 'notOffered']

/** How many records are left out on purpose, one sentence for each reason. */
export function leftOutNotes(source: ExportSource, speech: Speech): readonly string[] {
  const { privateLeft, mistakesLeft, refused } = speech.words.download
  const refusedCount = source.parts.reduce((sum, part) => sum + part.refused, 0)
  return [
    ...(refusedCount > 0 ? [refused(refusedCount)] : []),
    ...(source.privateLeft > 0 ? [privateLeft(source.privateLeft)] : []),
    ...(source.mistakesLeft > 0 ? [mistakesLeft(source.mistakesLeft)] : []),
  ]
}

/** What is not in a file or on a sheet, one sentence each; the worst first. Empty when nothing is known to be missing. */
export function missingNotes(source: ExportSource, speech: Speech): readonly string[] {
  const { gaps } = speech.words.download
  const named = (parts: readonly ExportPart[]) => parts.map(({ type }) => typeName(speech, type)).join(', ')
  const missing = order.flatMap((gap) => {
    const parts = source.parts.filter((part) => part.gap === gap)
    return parts.length === 0 ? [] : [gaps[gap](named(parts))]
  })
  return [...missing, ...leftOutNotes(source, speech)]
}
