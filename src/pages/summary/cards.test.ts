import { expect, it } from 'vitest'
import { home as homeInEnglish } from '../../i18n/locales/en/home'
import { recordPages as pagesInEnglish } from '../../i18n/locales/en/record-pages'
import { home as homeInSpanish } from '../../i18n/locales/es/home'
import { recordPages as pagesInSpanish } from '../../i18n/locales/es/record-pages'
import { messagesOf, pageMessagesOf } from '../../i18n/messages'
import { descriptorOf } from '../../resources/descriptors'
import { summary as english } from '../../i18n/locales/en/summary'
import { summary as spanish } from '../../i18n/locales/es/summary'
import { cardBands, printModes } from './cards'

const titles = cardBands
  .flatMap(({ stacks }) => stacks.flat())
  .map((part) => (part === 'lastVisit' ? part : part.title))

it('has each card once, and begins with allergies', () => {
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles[0]).toBe('allergies')
})

it('prints the most important cards', () => {
  expect(titles.filter((title) => title !== 'lastVisit' && printModes[title] !== 'off').toSorted()).toEqual([
    'allergies',
    'conditions',
    'goals',
    'medicines',
    'results',
    'team',
    'visits',
    'vitals',
  ])
})

it.each([english, spanish])('the printed page lists each card that is not printed', ({ cards, notOnPaper }) => {
  for (const [title, mode] of Object.entries(printModes)) {
    const name = cards[title as keyof typeof cards]
    if (typeof name === 'string')
      expect(notOnPaper({ audience: 'provider' }).includes(name.toLowerCase()), name).toBe(mode === 'off')
  }
})

it.each([
  ['en', homeInEnglish, pagesInEnglish],
  ['es', homeInSpanish, pagesInSpanish],
] as const)('names what is only a code as the other pages do: %s', (language, home, pages) => {
  const homeMessages = messagesOf(language, home)
  const pageMessages = pageMessagesOf(homeMessages, pages)
  const types = cardBands.flatMap(({ stacks }) =>
    stacks.flat().flatMap((part) => (part === 'lastVisit' ? [] : part.type)),
  )
  const differences = Object.entries(pageMessages.codes).flatMap(([group, codes]) => {
    const type = types.find((each) => group.startsWith(`${each}.`))
    const element = group.split('.')[1] ?? ''
    if (type === undefined) return []
    return Object.keys(codes).flatMap((code) => {
      const record = { resourceType: type, [element]: [{ coding: [{ code }] }] }
      const titles = [homeMessages, pageMessages].map(({ format }) => descriptorOf(type).title(record, format))
      return titles[0] === titles[1] ? [] : [titles.join(' / ')]
    })
  })
  expect(differences).toEqual([])
})
