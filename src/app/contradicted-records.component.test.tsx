import { fireEvent, waitFor } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { pairsOf } from '../../scripts/ci/full-matrix'
import { contradictedRecords, surroundingRecords, type ContradictedRecord } from './__fixtures__/contradicted-records'
import { fillIn, findInMain, inMain } from './__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from './__fixtures__/render-route'
import { saveFile } from './__fixtures__/saved-files'
import { reasonKeys, type ReasonKey } from '../clinical/assertion/assertion'
import { loadPageMessages, loadProviderMessages } from '../i18n/messages'
import type { Audience } from '../i18n/audience'
import type { LanguageCode } from '../i18n/language'
import type { PageMessages } from '../i18n/types'

const sandbox = startSandboxWith([...surroundingRecords, ...contradictedRecords.map(({ resource }) => resource)])
const allTypes = [...new Set(contradictedRecords.map(({ resource }) => resource.resourceType))]

/** Records that did not take place, are not so, or are no longer valid: never among current or newest ones. */
const NEVER_CURRENT: readonly ReasonKey[] = ['mistake', 'notDone', 'cancelled', 'refuted', 'replaced']

interface Place {
  readonly path: string
  /** The types of which every record that is not withheld is found here. */
  readonly lists?: readonly string[]
  /** The reasons for which a record is not found here. */
  readonly withholds?: readonly ReasonKey[]
  /** Makes what the page shows only on request. */
  readonly prepare?: (messages: PageMessages) => Promise<void>
}

/** Puts every record on the sheet for an appointment. */
async function chooseAll(): Promise<void> {
  await waitFor(() => expect(inMain().getAllByRole('checkbox').length).toBeGreaterThan(contradictedRecords.length / 2))
  for (const box of inMain().queryAllByRole('checkbox', { checked: false })) fireEvent.click(box)
}

/** The test environment has no printer. */
function doNotPrint(): void {
  const { print } = window
  onTestFinished(() => void (window.print = print))
  window.print = () => undefined
}

/** Shows the printed record. */
async function printRecord({ download }: PageMessages): Promise<void> {
  doNotPrint()
  const button = await inMain().findByRole<HTMLButtonElement>('button', { name: download.options.printButton })
  await waitFor(() => expect(button.disabled).toBe(false))
  fireEvent.click(button)
}

const places: readonly Place[] = [
  { path: '/', lists: ['AllergyIntolerance', 'Condition'], withholds: NEVER_CURRENT },
  { path: '/timeline', lists: ['Encounter', 'Immunization', 'Procedure'] },
  { path: '/results?time=all', lists: ['Observation'] },
  { path: '/results?time=all&group=test' },
  { path: '/vitals', withholds: NEVER_CURRENT },
  { path: '/conditions', lists: ['Condition'] },
  { path: '/medicines', lists: ['MedicationRequest'] },
  { path: '/documents', lists: ['DocumentReference'] },
  { path: '/new', withholds: ['backwardsPeriod'] },
  { path: '/find', lists: allTypes },
  ...allTypes.map((type) => ({ path: `/records/${type}`, lists: [type] })),
  ...contradictedRecords
    .filter(({ resource: { resourceType } }) => resourceType === 'Observation')
    .map(({ resource: { id } }) => ({ path: `/results/trend/${id}` })),
  { path: '/take-along', lists: allTypes, withholds: ['mistake'] },
  { path: '/take-along', lists: allTypes, withholds: ['mistake'], prepare: chooseAll },
  { path: '/download/me', lists: allTypes, withholds: ['mistake'], prepare: printRecord },
  {
    path: '/download/doctor',
    lists: ['AllergyIntolerance', 'Condition', 'MedicationRequest', 'Device'],
    withholds: NEVER_CURRENT,
  },
  { path: '/download/work', lists: ['Immunization'], withholds: ['notDone', 'future'] },
]

/** The texts that state the reason against a record, for one reader. */
type WordsOf = (record: ContradictedRecord) => readonly string[]

function wordsFor(messages: PageMessages, audience: Audience): WordsOf {
  const texts: Readonly<Record<string, unknown>> = { ...messages.statuses, ...messages.assertions }
  const { views, exportOptions, download, dictionary } = messages
  const lineOf = (key: string): string => {
    const line = texts[key]
    const [patient = '', provider = '', proxy = patient] = (
      typeof line === 'function' ? (line as (date: string) => readonly string[])('|') : line
    ) as readonly string[]
    const text = { patient, provider, proxy }[audience]
    return text.split('|')[0] ?? ''
  }
  /** Headings and other texts that state the same. */
  const others: Partial<Readonly<Record<ReasonKey, readonly string[]>>> = {
    mistake: [views.records.hiddenMistakes(1).split(' (')[0] ?? ''],
    doNotTake: [
      views.summary.doNotTake({ audience }),
      exportOptions.doctor.parts.notToTake({ audience }),
      download.ips.doNotTake(['|']).split('|')[0] ?? '',
    ],
    recalled: [lineOf('recalled'), views.medicineList.recalledFill({ audience })],
    namesDisagree: [dictionary.namesDisagree, dictionary.namesDisagreeInFull({ audience })],
  }
  return ({ reason, messageKey }) => [lineOf(messageKey), ...(others[reason] ?? [])].map((text) => text.toLowerCase())
}

/** The main part of the page; much faster than a search by role, which reads every element. */
const page = (): HTMLElement => document.querySelector('main') ?? document.body
const wordPattern = /Zon\d+ax/g
const isSaid = (text: string, words: readonly string[]): boolean =>
  words.some((each) => text.toLowerCase().includes(each))

/** What a page says of the record that an element names: the largest part of the page that names no other of these records, and the headings above. */
function statementAbout(named: Element, word: string): string {
  const root = page()
  const namesAnother = (element: Element): boolean =>
    (element.textContent.match(wordPattern) ?? []).some((other) => other !== word)
  let part = named
  while (part !== root && part.parentElement && !namesAnother(part.parentElement)) part = part.parentElement
  const texts = [part.textContent]
  for (let around = part.parentElement; around && around !== root; around = around.parentElement)
    texts.push(...[...around.querySelectorAll(':scope > :is(h2, h3, p:first-child)')].map((each) => each.textContent))
  return texts.join(' ')
}

/** The elements whose own text has a word, by the word. */
function elementsByWord(): ReadonlyMap<string, readonly Element[]> {
  const found = new Map<string, Element[]>()
  const walker = document.createTreeWalker(page(), NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const word of node.textContent?.match(wordPattern) ?? [])
      if (node.parentElement) found.set(word, [...(found.get(word) ?? []), node.parentElement])
  return found
}

/** What is wrong on the page: records that are stated plainly, found although withheld, or missing. */
function faultsOf({ lists = [], withholds = [] }: Place, wordsOf: WordsOf): readonly string[] {
  const byWord = elementsByWord()
  return contradictedRecords.flatMap((record) => {
    const { reason, word, messageKey, resource } = record
    const named = byWord.get(word) ?? []
    const name = `${resource.resourceType} ${resource.id}`
    // A medicine that another version of FHIR turns round is listed with its status, never as current.
    if (withholds.includes(reason) && messageKey !== 'reversed')
      return named.length === 0 ? [] : [`${name} is not withheld`]
    if (named.length === 0) return lists.includes(resource.resourceType) ? [`${name} is missing`] : []
    return named
      .map((element) => statementAbout(element, word))
      .filter((text) => !isSaid(text, wordsOf(record)))
      .map((text) => `${name} is stated plainly: ${text.slice(0, 200)}`)
  })
}

/** Parts of a file that name a record without the words against it. */
const plainPartsOf = (parts: readonly string[], wordsOf: WordsOf): readonly string[] =>
  contradictedRecords.flatMap((record) =>
    parts.filter(
      // A fill names its prescription.
      (part) => part.includes(record.word) && !part.includes('Recalled fill') && !isSaid(part, wordsOf(record)),
    ),
  )

const readers = [
  { audience: 'patient', options: { person: 'una' } },
  { audience: 'proxy', options: { person: 'una', user: { type: 'Person', id: 'helper', patientIds: [] } } },
  { audience: 'provider', options: { person: 'all-patients-provider', provider: true, patient: 'una' } },
] as const
const sessions = pairsOf(readers, ['en', 'es'] as const).map(([reader, language]) => ({ ...reader, language }))
const messagesFor = (audience: Audience, language: LanguageCode): Promise<PageMessages> =>
  (audience === 'provider' ? loadProviderMessages : loadPageMessages)(language)

test('the records have every reason', () => {
  const covered = new Set([...contradictedRecords.map(({ reason }) => reason), 'denied', 'deathDateDisagrees'])
  expect([...covered].toSorted()).toEqual(reasonKeys.toSorted())
})

test.each(sessions)(
  'no list, sheet or page states a contradicted record plainly to a $audience, $language',
  async ({ audience, options, language }) => {
    const messages = await messagesFor(audience, language)
    const wordsOf = wordsFor(messages, audience)
    const death =
      messages.statuses['Patient.diedDoubtful']('|')[audience === 'provider' ? 1 : 0]?.split('|').at(-1) ?? ''
    await renderRoute('/', { ...options, language, sandbox })
    for (const place of places) {
      if (place.path !== '/') await openPage(place.path)
      await place.prepare?.(messages)
      if (place.path === '/find') await fillIn(inMain().getByRole('searchbox'), 'ax')
      await waitFor(() => expect(faultsOf(place, wordsOf), place.path).toEqual([]))
      expect(document.body.textContent, place.path).toContain(death)
    }
    await openPage('/records/Procedure')
    await findInMain(messages.format.values.denials.none(messages.format.values.denials.subjects.procedure))
  },
)

test.each(sessions)(
  'the page of each record states the reason to a $audience, $language',
  async ({ audience, options, language }) => {
    const messages = await messagesFor(audience, language)
    const wordsOf = wordsFor(messages, audience)
    const detail: Readonly<Record<string, unknown>> = messages.views.detail
    /** The page has a longer text for most reasons. */
    const longTextOf = ({ reason }: ContradictedRecord): readonly string[] => {
      const text = detail[reason]
      return typeof text === 'function' ? [(text as (reader: object) => string)({ audience }).toLowerCase()] : []
    }
    await renderRoute('/profile', { ...options, language, sandbox })
    for (const record of contradictedRecords) {
      const { resourceType, id } = record.resource
      await openPage(`/record/${resourceType}/${id}`)
      const words = [...wordsOf(record), ...longTextOf(record)]
      await waitFor(() => expect(isSaid(page().textContent, words), `${resourceType} ${id}`).toBe(true))
    }
  },
)

test.each(sessions)(
  'no file or print states a contradicted record plainly to a $audience, $language',
  async ({ audience, options, language }) => {
    const messages = await messagesFor(audience, language)
    const wordsOf = wordsFor(messages, audience)
    const { download, exportOptions } = messages
    doNotPrint()
    await renderRoute('/download/me', { ...options, language, sandbox })
    const text = await saveFile(download.options.textSave)
    const isInText = ({ reason }: ContradictedRecord) => reason !== 'mistake'
    expect(plainPartsOf(text.text.split('\r\n\r\n'), wordsOf)).toEqual([])
    for (const record of contradictedRecords.filter(isInText)) expect(text.text).toContain(record.word)
    const zip = unzipSync((await saveFile(exportOptions.zip.save)).bytes)
    const index = strFromU8(zip[`${exportOptions.zip.names.index}.txt`] ?? new Uint8Array())
    expect(plainPartsOf(index.split('\r\n'), wordsOf)).toEqual([])
    expect(index).toContain('Zon')
    await openPage('/download/app')
    const tables = unzipSync((await saveFile(exportOptions.app.csvAll)).bytes)
    expect(
      plainPartsOf(
        Object.values(tables).flatMap((table) => strFromU8(table).split('\r\n')),
        wordsOf,
      ),
    ).toEqual([])
    const summary = (await saveFile(download.options.ipsSave)).text
    const [composition] = (JSON.parse(summary) as { entry: { resource: { section: { text: { div: string } }[] } }[] })
      .entry
    const narratives = composition?.resource.section.map((section) => section.text.div) ?? []
    expect(
      plainPartsOf(
        narratives.flatMap((div) => div.split(/<\/?(?:tr|p)>/)),
        wordsOf,
      ),
    ).toEqual([])
  },
)
