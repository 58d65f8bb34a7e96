import { expect, it } from 'vitest'
import { summary as english } from '../../i18n/locales/en/summary'
import { summary as spanish } from '../../i18n/locales/es/summary'
import { cardBands, printModes } from './cards'

const titlesFor = (audience: 'patient' | 'proxy' | 'provider') =>
  cardBands(audience)
    .flatMap(({ stacks }) => stacks.flat())
    .map((part) => (part === 'lastVisit' ? part : part.title))

it('gives all readers the same cards, each once', () => {
  expect(titlesFor('provider').toSorted()).toEqual(titlesFor('patient').toSorted())
  expect(titlesFor('proxy')).toEqual(titlesFor('patient'))
  expect(new Set(titlesFor('provider')).size).toBe(titlesFor('provider').length)
})

it('begins with allergies, for all', () => {
  expect([titlesFor('provider')[0], titlesFor('patient')[0]]).toEqual(['allergies', 'allergies'])
})

it('keeps on paper what must be known', () => {
  expect(
    titlesFor('patient')
      .filter((title) => title !== 'lastVisit' && printModes[title] !== 'off')
      .toSorted(),
  ).toEqual(['allergies', 'conditions', 'goals', 'medicines', 'results', 'team', 'visits', 'vitals'])
})

it.each([english, spanish])('names on paper each card that is not there', ({ cards, notOnPaper }) => {
  for (const [title, look] of Object.entries(printModes)) {
    const words = cards[title as keyof typeof cards]
    if (typeof words === 'string') expect(notOnPaper.includes(words.toLowerCase()), words).toBe(look === 'off')
  }
})
