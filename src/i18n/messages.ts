import { isObject } from '../lib/json'
import { memoizeByObject } from '../lib/memoize'
import { createCodeText } from './code-text'
import { createLabel, createLabelWithNote, type Label } from './labels'
import { languages, type LanguageCode } from './language'
import {
  createMessageLoader,
  loadAfterListsBundle,
  loadCodeSystemsBundle,
  loadHomeBundle,
  loadProviderBundle,
  loadRecordPagesBundle,
} from './loader'
import type { Audience } from './audience'
import type { FormatContext } from './format-context'
import type { MessageLoader } from './loader'
import type { CodeTexts } from './code-tables'
import type { AfterListsMessages, DateLabel, HomeMessages, Messages, PageMessages, RecordPageMessages } from './types'

/** Dates that need no label for patients: the line above says what was done and whether it took place. */
const UNLABELED_DATES = /\.(?:occurrence|performed)[^.]*$/

/** Labels of dates, with the preposition of the language. */
export const createDateLabel =
  (label: Label, preposition: (label: string, raw?: string) => string): DateLabel =>
  (key, audience, raw) =>
    audience !== 'provider' && UNLABELED_DATES.test(key)
      ? ''
      : `${label(key, audience)}${preposition(label(key, audience), raw)}`

/** Messages of the app shell and the home page. */
export function messagesOf(code: LanguageCode, tables: HomeMessages): Messages {
  const { codes, units, dosage, ...texts } = tables
  const language = languages[code]
  const codeText = createCodeText(codes)
  return {
    ...texts,
    language,
    format: { code, locale: language.locale, codeText, values: texts.values, units, dosage },
    codes,
    codeText,
    dateLabel: createDateLabel(createLabel(texts.labelsOfDates), texts.views.common.datePreposition),
  }
}

/** The same messages with more codes. */
export function withCodes<M extends Messages>(messages: M, added: CodeTexts): M {
  const codes = { ...messages.codes, ...added }
  const codeText = createCodeText(codes)
  return { ...messages, codes, codeText, format: { ...messages.format, codeText } }
}

/** Messages of all record pages, with their codes and those of the home page. */
export function pageMessagesOf(
  messages: Messages,
  { codes, views, labelsByPath, labelsByElement, ...texts }: RecordPageMessages,
): PageMessages {
  return {
    ...withCodes(messages, codes),
    ...texts,
    views: { ...messages.views, ...views },
    label: createLabelWithNote(
      messages.language.code === 'en' ? '' : (messages.format.dosage.inLanguage['en'] ?? ''),
      labelsByPath,
      labelsByElement,
      messages.labelsOfDates,
    ),
  }
}

/** A deep merge; `overrides` wins, and arrays and functions are replaced whole. */
function merge(base: unknown, overrides: unknown): unknown {
  if (overrides === undefined) return base
  if (!isObject(base) || !isObject(overrides)) return overrides
  return {
    ...base,
    ...Object.fromEntries(Object.entries(overrides).map(([key, value]) => [key, merge(base[key], value)])),
  }
}

type WordReaders = Pick<FormatContext, 'isSwallowedForm' | 'countedForm' | 'detectLanguage'>
type Comparison = WordReaders & Pick<FormatContext, 'saysTheSame'>

async function loadWordReaders(): Promise<WordReaders> {
  const [{ isSwallowedForm, countedForm }, { detectLanguage }] = await Promise.all([
    import('./directions/swallowed-form'),
    import('./text-language'),
  ])
  return { isSwallowedForm, countedForm, detectLanguage }
}

async function loadComparison(): Promise<Comparison> {
  const [{ saysTheSame }, readers] = await Promise.all([import('./directions/compare-directions'), loadWordReaders()])
  return { saysTheSame, ...readers }
}

const withComparison = <M extends Messages>(messages: M, comparison: Comparison): M => ({
  ...messages,
  format: { ...messages.format, ...comparison },
})

/** Rejects when the messages of the language cannot be loaded; so do the others. Most directions are in English, so English needs no comparison here. */
export const loadMessages = createMessageLoader(async (code) => {
  if (code === 'en') return messagesOf(code, await loadHomeBundle(code))
  const [tables, comparison] = await Promise.all([loadHomeBundle(code), loadComparison()])
  return withComparison(messagesOf(code, tables), comparison)
})

export const loadPageMessages = createMessageLoader(async (code) => {
  const [messages, tables, comparison] = await Promise.all([
    loadMessages(code),
    loadRecordPagesBundle(code),
    loadComparison(),
  ])
  return withComparison(pageMessagesOf(messages, tables), comparison)
})

/** Messages of all record pages as providers read them. */
export const loadProviderMessages = createMessageLoader(async (code) => {
  const [messages, overrides] = await Promise.all([loadPageMessages(code), loadProviderBundle(code)])
  return merge(messages, overrides) as PageMessages
})

/** Messages of what the home page shows after its lists; for patients without those of all pages. */
export const afterListsLoaderFor = (audience: Audience): MessageLoader<AfterListsMessages> =>
  audience === 'provider' ? loadProviderAfterLists : loadAfterListsBundle

const loadProviderAfterLists = createMessageLoader(async (code) => (await loadProviderMessages(code)).afterLists)

const loadCodeSystems = createMessageLoader(async (code) => {
  const [texts, { matchesOfficialName }, { codeSystemName }, readers] = await Promise.all([
    loadCodeSystemsBundle(code),
    import('./official-names'),
    import('./code-systems'),
    loadWordReaders(),
  ])
  return { texts, matchesOfficialName, codeSystemName, ...readers }
})

/**
 * Loads the texts for codes by their code system: all of them, so that the web server learns nothing of the record.
 * Never rejects: without them the record's own text is shown, and the next page tries again.
 */
export const loadCodeSystemTexts = (code: LanguageCode): Promise<unknown> =>
  loadCodeSystems(code).catch(() => undefined)

const addCodeSystems = memoizeByObject((messages: Messages): Messages => {
  const loaded = loadCodeSystems.loaded(messages.language.code)
  if (!loaded) throw new Error('The texts of code systems are not loaded')
  const { texts, ...names } = loaded
  const added = withCodes(messages, texts)
  return { ...added, format: { ...added.format, ...names } }
})

/** The messages with the texts for codes by their code system, if these are loaded. The same object for the same messages. */
export const withCodeSystemTexts = <M extends Messages>(messages: M): M =>
  loadCodeSystems.loaded(messages.language.code) ? (addCodeSystems(messages) as M) : messages
