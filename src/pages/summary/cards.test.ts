import { expect, it } from 'vitest'
import { summary as english } from '../../i18n/locales/en/summary'
import { summary as spanish } from '../../i18n/locales/es/summary'
import { cardBands, printModes } from './cards'

const titlesFor = (audience: 'patient' | 'proxy' | 'provider') =>
  cardBands(audience)
    .flatMap(({ stacks }) => stacks.flat())
    .map((part) => (part === 'lastVisit' ? part : part.title))

it('has the same cards for all audiences, each once', () => {
  expect(titlesFor('provider').toSorted()).toEqual(titlesFor('patient').toSorted())
  expect(titlesFor('proxy')).toEqual(titlesFor('patient'))
  expect(new Set(titlesFor('provider')).size).toBe(titlesFor('provider').length)
})

it('begins with allergies for all audiences', () => {
  expect([titlesFor('provider')[0], titlesFor('patient')[0]]).toEqual(['allergies', 'allergies'])
})

it('prints the most important cards', () => {
  expect(
    titlesFor('patient')
      .filter((title) => title !== 'lastVisit' && printModes[title] !== 'off')
      .toSorted(),
  ).toEqual(['allergies', 'conditions', 'goals', 'medicines', 'results', 'team', 'visits', 'vitals'])
})

it.each([english, spanish])('the printed page lists each card that is not printed', ({ cards, notOnPaper }) => {
  for (const [title, mode] of Object.entries(printModes)) {
    const name = cards[title as keyof typeof cards]
    if (typeof name === 'string') expect(notOnPaper.includes(name.toLowerCase()), name).toBe(mode === 'off')
  }
})
