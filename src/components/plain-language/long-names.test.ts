import { expect, test } from 'vitest'
import { repeatedParts } from '../../app/__fixtures__/wrong-values'
import { dictionaryKinds } from '../../dictionary/dictionary-kinds'
import { loadDictionary, loadedDictionaries } from './dictionary-loader'

/** As long as a text that is looked up may be (lib/matched-text). */
const LENGTH = 2_000
/** Of the processor for one name, on any machine; the slowest takes a tenth of it. */
const MAX_MS = 500

const parts = [...new Set([...repeatedParts, '(A) ', '[A] ', '(A', '[A', 'A ', 'aspirin ', '(aspirin ', 'left ', '1 '])]
const names = parts.flatMap((part) =>
  ['', 'aspirin 81 mg '].flatMap((start) =>
    ['', ')', ']', ' tablet'].map(
      (end) => start + part.repeat(LENGTH).slice(0, LENGTH - start.length - end.length) + end,
    ),
  ),
)

test.each(dictionaryKinds)(
  'a name of 2,000 characters is looked up in the dictionary of %s within half a second',
  async (kind) => {
    await loadDictionary(kind, 'en')
    const dictionary = loadedDictionaries(kind, 'en')[kind]
    if (!dictionary) throw new Error(`there is no dictionary of ${kind}`)
    // Once before, to build the tables.
    dictionary.namesDisagree({ title: 'aspirin', text: undefined, codings: [] })
    const slow = names.find((text) => {
      const start = process.cpuUsage()
      dictionary.lookUp({ title: text, text, codings: [{ display: text }] } as never)
      dictionary.namesDisagree({ title: text, text, codings: [{ display: text }] } as never)
      const { user, system } = process.cpuUsage(start)
      return (user + system) / 1000 > MAX_MS
    })
    expect(slow).toBeUndefined()
  },
)
