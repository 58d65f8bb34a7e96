import { expect, it } from 'vitest'
import { joinSentences, withFullStop } from './sentences'

it.each([
  ['Take 1 tablet', 'Take 1 tablet.'],
  ['Take 1 tablet ', 'Take 1 tablet.'],
  ['Take 1 tablet.', 'Take 1 tablet.'],
  ['Is it due?', 'Is it due?'],
  ['“Take 1 tablet.”', '“Take 1 tablet.”'],
  ['“Take 1 tablet” (en inglés)', '“Take 1 tablet” (en inglés).'],
  ['In the original:', 'In the original:'],
])('%s ends as %s', (text, complete) => expect(withFullStop(text)).toBe(complete))

it.each<readonly [parts: readonly string[], text: string]>([
  [['Take 1 tablet', 'The data may differ.'], 'Take 1 tablet. The data may differ.'],
  [['Take 1 tablet', '', 'with food'], 'Take 1 tablet. with food'],
  [['Take 1 tablet', ''], 'Take 1 tablet'],
  [[], ''],
])('%j are joined as “%s”', (parts, text) => expect(joinSentences(parts)).toBe(text))
