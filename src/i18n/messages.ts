import { isObject } from '../lib/json'
import { createCodeText } from './code-text'
import { createLabel, type Label } from './labels'
import { languages, type LanguageCode } from './language'
import {
  createMessageLoader,
  loadCodeSystemsBundle,
  loadHomeBundle,
  loadProviderBundle,
  loadRecordPagesBundle,
} from './loader'
import { activateValueTables, type ValueTables } from './value-tables'
import type { CodeTexts } from './code-tables'
import type { DateLabel, HomeMessages, Messages, PageMessages, RecordPageMessages } from './types'

/** Dates that need no label for patients: the line above says what was done and whether it took place. */
const UNLABELED_DATES = /\.(?:occurrence|performed)[^.]*$/

const createDateLabel =
  (label: Label, preposition: (label: string, raw?: string) => string): DateLabel =>
  (key, audience, raw) =>
    audience !== 'provider' && UNLABELED_DATES.test(key)
      ? ''
      : `${label(key, audience)}${preposition(label(key, audience), raw)}`

/** Messages of the app shell and the home page; makes the language the active one for formatted values. */
export function messagesOf(code: LanguageCode, tables: HomeMessages): Messages {
  const { codes: homeCodes, units, dosage, ...texts } = tables
  const codes: Record<string, CodeTexts[string]> = { ...homeCodes }
  const language = languages[code]
  const codeText = createCodeText(codes)
  const valueTables: ValueTables = { code, locale: language.locale, codeText, values: texts.values, units, dosage }
  activateValueTables(language.locale, valueTables)
  return {
    ...texts,
    language,
    valueTables,
    codes,
    codeText,
    dateLabel: createDateLabel(createLabel(texts.labelsOfDates), texts.views.common.datePreposition),
  }
}

/** Messages of all record pages. Adds their codes to those of the home page as well. */
export function pageMessagesOf(
  messages: Messages,
  { codes, views, labelsByPath, labelsByElement, ...texts }: RecordPageMessages,
): PageMessages {
  Object.assign(messages.codes, codes)
  return {
    ...messages,
    ...texts,
    views: { ...messages.views, ...views },
    label: createLabel(labelsByPath, labelsByElement, messages.labelsOfDates),
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

/** Rejects when the messages of the language cannot be loaded; so do the others. */
export const loadMessages = createMessageLoader(async (code) => messagesOf(code, await loadHomeBundle(code)))

export const loadPageMessages = createMessageLoader(async (code) => {
  const [messages, tables] = await Promise.all([loadMessages(code), loadRecordPagesBundle(code)])
  return pageMessagesOf(messages, tables)
})

/** Messages of all record pages as providers read them. */
export const loadProviderMessages = createMessageLoader(async (code) => {
  const [messages, overrides] = await Promise.all([loadPageMessages(code), loadProviderBundle(code)])
  return merge(messages, overrides) as PageMessages
})

const addCodeSystemTexts = createMessageLoader(async (code) => {
  const [messages, texts, { matchesOfficialName }, { codeSystemName }] = await Promise.all([
    loadMessages(code),
    loadCodeSystemsBundle(code),
    import('./official-names'),
    import('./code-systems'),
  ])
  Object.assign(messages.codes, texts)
  Object.assign(messages.valueTables, { matchesOfficialName, codeSystemName })
})

/**
 * Adds the texts for codes by their code system: all of them, so that the web server learns nothing of the record.
 * Never rejects: without them the record's own text is shown, and the next page tries again.
 */
export const loadCodeSystemTexts = (code: LanguageCode): Promise<unknown> =>
  addCodeSystemTexts(code).catch(() => undefined)
