import { expect, it } from 'vitest'
import { firstSentence } from './first-sentence'

const long = 'and more words that nobody reads in a row of a list, '.repeat(3)

it.each<readonly [string, string, string | undefined]>([
  ['a short text whole', 'Asthma is steady. Carries the injector.', 'Asthma is steady. Carries the injector.'],
  [
    'the first sentence of a longer text, and that it goes on',
    `The cough has gone. Then ${long}`,
    'The cough has gone. …',
  ],
  ['nothing of a long sentence', `The cough ${long}has gone.`, undefined],
  ['no heading', 'Discharge summary\n\nA pacemaker was put in.', undefined],
  ['no part of a sentence after a title', `Seen with Mrs. Placeholder, ${long}today.`, undefined],
  ['no sentence of two words', `Chest X-ray. ${long}`, undefined],
  ['nothing of an empty text', ' \n ', undefined],
])('shows %s', (_case, text, expected) => {
  expect(firstSentence(text)).toBe(expected)
})
