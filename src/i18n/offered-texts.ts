import { memoizeByObject } from '../lib/memoize'
import { createDateLabel, withCodes } from './messages'
import type { Label, LabelTable } from './labels'
import type { OfferedTypeMessages, PageMessages } from './types'

/** Questions of a form inside others: all have the labels of the first level. */
const NESTED_ITEM = /^(QuestionnaireResponse)(?:\.(?:item|answer))+(?=\.(?:item|answer)\b)/

const keyOf = (key: string): string =>
  key.replace(NESTED_ITEM, (_, type: string) => (/\.answer(?:\.value\w+)?$/.test(key) ? `${type}.item` : type))

/** Labels by the whole path from one table, else those of the messages. */
const withLabels =
  (table: LabelTable, others: Label): Label =>
  (key, audience) => {
    const path = keyOf(key)
    const found = Object.hasOwn(table, path) ? table[path] : undefined
    if (found === undefined) return others(key, audience)
    return typeof found === 'string' ? found : found[audience === 'provider' ? 1 : 0]
  }

const withTexts = (texts: OfferedTypeMessages) =>
  memoizeByObject((messages: PageMessages): PageMessages => {
    const dateLabel = createDateLabel(withLabels(texts.labels, messages.label), messages.views.common.datePreposition)
    return {
      ...withCodes(messages, texts.codes),
      typeNames: { ...messages.typeNames, ...texts.typeNames },
      statuses: { ...messages.statuses, ...texts.statuses },
      byType: { ...messages.byType, intro: { ...messages.byType.intro, ...texts.intro } },
      label: withLabels(texts.labels, messages.label),
      dateLabel: (key, audience, raw) =>
        (Object.hasOwn(texts.labels, key) ? dateLabel : messages.dateLabel)(key, audience, raw),
      offeredTypes: texts,
    }
  })

const adders = memoizeByObject(withTexts)

/** The messages with the texts of the types outside the API. The same object for the same messages. */
export const withOfferedTexts = (messages: PageMessages, texts: OfferedTypeMessages): PageMessages =>
  adders(texts)(messages)
