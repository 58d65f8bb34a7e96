import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recordTypes } from '../contract'
import { descriptorOf } from '../resources/descriptors'
import type { FaultOrder } from '../../sandbox/kit'
import type { LanguageCode } from '../i18n/language'
import { loadMessages, loadPageMessages } from '../i18n/messages'
import type { AssertedCount } from '../lib/asserted-count'
import { main } from './__fixtures__/page-content'
import { openPage, renderRoute, setFaults } from './__fixtures__/render-route'

const listedTypes = recordTypes.filter((type) => descriptorOf(type).listQuery('x') !== undefined)

/** Answers that leave out some records of every list. */
const incompleteAnswers = {
  'fewer records than the total, without a next link': { kind: 'short' },
  'a record of another person': { kind: 'wrong-patient' },
  'an entry that is no resource': { kind: 'not-a-resource' },
  'a note that records may be missing': { kind: 'outcome-in-bundle' },
  'a next link that leads back': { kind: 'next-loop' },
  'a next link to another server, which is refused': { kind: 'next-elsewhere' },
} as const satisfies Readonly<Record<string, FaultOrder>>

/** Pages that list, count, compare or export records. */
const pages = [
  '/',
  '/timeline',
  '/results',
  '/answers',
  '/vitals',
  '/conditions',
  '/medicines',
  '/documents',
  '/records/AllergyIntolerance',
  '/records/Encounter',
  '/records/Immunization',
  '/records/Procedure',
  '/new',
  '/find',
  '/download/me',
  '/download/app',
  '/download/doctor',
  '/take-along',
]

/** Pages of each way to say what is missing. */
const somePages = ['/', '/vitals', '/medicines', '/records/Immunization', '/new', '/download/me']

/** Pages with links to single records, whose pages compare them with others. */
const listsWithStories = [
  '/results',
  '/medicines',
  '/conditions',
  '/records/Immunization',
  '/records/AllergyIntolerance',
]

const ANY_COUNT = 987

/** A pattern for a text, with any number in place of ANY_COUNT. */
const patternOf = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(String(ANY_COUNT), '[\\d.,]+'), 'i')

interface Claims {
  readonly texts: readonly RegExp[]
  /** The text of a link to a list of which all records are counted. */
  readonly seeAll: RegExp
}

/** What only a whole list may say, in a language. */
async function claimsIn(language: LanguageCode): Promise<Claims> {
  const { views, download, documents, ledger, whatsNew, states } = await loadPageMessages(language)
  const { summary, records, timeline, vitals, answers, common } = views
  const texts = [
    summary.cards.results,
    summary.noneOutside,
    summary.noTestResults,
    summary.noTests,
    summary.noVitals,
    summary.nothingCurrent(ANY_COUNT),
    summary.noneNow(ANY_COUNT),
    records.total(ANY_COUNT, 0),
    documents.total(ANY_COUNT),
    timeline.none,
    vitals.none,
    answers.none,
    whatsNew.none('Sandbox EHR'),
    ledger.allLoaded(ANY_COUNT),
    download.file.complete,
    download.text.nothingMissing,
    ...states.section.empty('|', '|', '|').split('|', 1),
  ]
  return { texts: texts.map(patternOf), seeAll: patternOf(common.seeAll(ANY_COUNT as AssertedCount)) }
}

/** What a page says that only a whole list may say. */
function claimsOn(claims: Claims): readonly string[] {
  const links = [...main().querySelectorAll('a')].map(({ textContent }) => textContent)
  return [
    ...claims.texts.filter((claim) => claim.test(main().textContent)),
    ...links.filter((text) => new RegExp(`^${claims.seeAll.source}$`).test(text)),
  ].map(String)
}

async function expectNothingWhole(
  language: LanguageCode,
  paths: readonly string[],
  lists: readonly string[],
): Promise<void> {
  const [claims, { states }] = await Promise.all([claimsIn(language), loadMessages(language)])
  for (const path of paths) {
    await openPage(path)
    await waitFor(() => expect(main().textContent, path).toContain(states.ledgerLink))
    expect.soft(claimsOn(claims), path).toEqual([])
  }
  for (const list of lists) {
    await openPage(list)
    const path = main().querySelector('a[href^="/record/"], a[href^="/results/trend/"]')?.getAttribute('href')
    expect(path, list).toBeTruthy()
    await openPage(path ?? list)
    expect.soft(claimsOn(claims), path ?? list).toEqual([])
  }
}

test.each(Object.entries(incompleteAnswers))('no page takes lists for whole: %s', async (_, order) => {
  await setFaults(...listedTypes.map((type) => ({ ...order, type })))
  await renderRoute('/privacy', { person: 'walter' })
  await expectNothingWhole('en', somePages, [])
})

test.each([
  ['en', false],
  ['es', false],
  ['en', true],
  ['es', true],
] as const)('no page takes short lists for whole in %s, provider: %s', async (language, provider) => {
  await setFaults({ kind: 'short' })
  const staff = { person: 'dr-lee', patient: 'walter', provider }
  await renderRoute('/privacy', { ...(provider ? staff : { person: 'walter' }), language })
  await expectNothingWhole(language, pages, listsWithStories)
})

test.each(['en', 'es'] as const)('no measurement of a short list is called the newest, in %s', async (language) => {
  await setFaults({ kind: 'short' })
  await renderRoute('/vitals/growth', { person: 'maya', patient: 'leo', language })
  expect(main().textContent).toContain((await loadMessages(language)).states.ledgerLink)
  expect(main().textContent).toMatch(/(?:st|nd|rd|th) percentile\.|percentil \d+\./)
  expect(main().textContent).not.toMatch(/newest|más reciente/)
})
