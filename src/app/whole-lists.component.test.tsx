import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { pairsOf } from '../../scripts/ci/full-matrix'
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
  '/results?by=date&time=all',
  '/results?by=test&time=all',
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
  const { summary, records, timeline, vitals, answers, common, results, providerSummary } = views
  const texts = [
    summary.cards.results,
    summary.noneOutside,
    summary.noTestResults,
    providerSummary.noTests,
    providerSummary.noVitals,
    summary.nothingCurrent(ANY_COUNT),
    summary.noneNow(ANY_COUNT),
    records.total(ANY_COUNT, 0),
    documents.total(ANY_COUNT),
    timeline.none,
    vitals.none,
    answers.none,
    results.newestOf(ANY_COUNT),
    ...results.homeIntro(true).split(/(?<=\.)/, 1),
    ...results.flowsheet.newestOn('|', true).split('|', 1),
    results.seeTrend(ANY_COUNT),
    whatsNew.none('Sandbox EHR'),
    ledger.allLoaded(ANY_COUNT),
    download.file.complete,
    download.text.nothingMissing,
    ...states.section.empty('|', '|', '|').split('|', 1),
  ]
  // The heading where results are missing begins with the same words.
  const newestResult = new RegExp(`${results.flowsheet.newest(true)}(?! )`)
  return {
    texts: [...texts.map(patternOf), newestResult],
    seeAll: patternOf(common.seeAll(ANY_COUNT as AssertedCount)),
  }
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

const languages = ['en', 'es'] as const

test.each(pairsOf(languages, [false, true]))(
  'no page takes short lists for whole in %s, provider: %s',
  async (language, provider) => {
    await setFaults({ kind: 'short' })
    const staff = { person: 'dr-lee', patient: 'walter', provider }
    await renderRoute('/privacy', { ...(provider ? staff : { person: 'walter' }), language })
    await expectNothingWhole(language, pages, listsWithStories)
  },
)

/** What only a whole list of results may say on the page of a test and on that of vital signs. */
async function testClaimsIn(language: LanguageCode): Promise<Claims> {
  const [{ trend, testSentences, results }, claims] = [
    (await loadPageMessages(language)).views,
    await claimsIn(language),
  ]
  const beforeNames = [
    trend.newest('|', '|'),
    trend.previous('|', '|'),
    trend.extremes('|', '|'),
    trend.count(ANY_COUNT, '|'),
    trend.counts(ANY_COUNT, { numbers: 0, undated: 0, words: 0, none: 0 }, '|'),
    testSentences.lastValue('|', '|'),
    testSentences.before('|', '|'),
    testSentences.run('above', '|', true),
    testSentences.run('below', '|', true),
  ].flatMap((text) => text.split('|', 1))
  const whole = [
    trend.newestTitle,
    trend.originTitle,
    trend.table,
    `${trend.resultsTitle} ${ANY_COUNT}`,
    trend.resultCount(ANY_COUNT),
    results.seeTrend(ANY_COUNT),
  ]
  return { ...claims, texts: [...claims.texts, ...[...beforeNames, ...whole].map(patternOf)] }
}

/** Its newest result has no value. */
const spoiled = '/results/trend/walter-potassium-spoiled'

const readers = {
  patient: [{ person: 'walter' }, [spoiled]],
  proxy: [{ person: 'maya', patient: 'leo' }, []],
  staff: [{ person: 'dr-lee', patient: 'walter', provider: true }, [spoiled]],
} as const

/** Paths of the first trends that the page links to. */
async function findTrends(): Promise<readonly string[]> {
  const paths = () =>
    [...main().querySelectorAll('a[href^="/results/trend/"]')].map((link) => link.getAttribute('href') ?? '')
  await waitFor(() => expect(paths()).not.toHaveLength(0))
  return paths().slice(0, 3)
}

test.each(
  pairsOf(Object.entries(readers), languages).map(([[reader, [as, tests]], language]) => ({
    language,
    reader,
    as,
    tests,
  })),
)('no page of a test takes a short list for whole: $reader, $language', async ({ language, as, tests }) => {
  await setFaults({ kind: 'short', type: 'Observation' })
  const [claims, { states, views }] = await Promise.all([testClaimsIn(language), loadPageMessages(language)])
  await renderRoute('/vitals', { ...as, language })
  const vitals = await findTrends()
  expect.soft(claimsOn(claims), 'vitals').toEqual([])
  for (const path of [...tests, ...vitals]) {
    await openPage(path)
    await waitFor(() => expect(main().querySelector('table'), path).not.toBeNull())
    expect(main().textContent, path).toContain(states.ledgerLink)
    expect.soft(claimsOn(claims), path).toEqual([])
    const compare = [...main().querySelectorAll('summary')].find(
      ({ textContent }) => textContent === views.trend.compare,
    )
    if (compare) await userEvent.click(compare)
    expect.soft(claimsOn(claims), `${path}, tests to compare`).toEqual([])
  }
})

test.each(languages)('no measurement of a short list is called the newest, in %s', async (language) => {
  await setFaults({ kind: 'short' })
  await renderRoute('/vitals/growth', { person: 'maya', patient: 'leo', language })
  expect(main().textContent).toContain((await loadMessages(language)).states.ledgerLink)
  expect(main().textContent).toMatch(/(?:st|nd|rd|th) percentile\.|percentil \d+\./)
  expect(main().textContent).not.toMatch(/newest|más reciente/)
})
