import { descriptorOf } from '../resources/descriptors'
import { shownYear } from '../fhir/shown-day'
import { isOfType } from '../fhir/resource'
import { glanceOf, rowDate } from './glance-of'
import { appText, phraseOf } from './text'
import type { StatusKey } from '../clinical/status/record-status'
import type { CheckItem } from '../clinical/overview/to-check'
import type { AfterListsMessages } from '../i18n/types'
import type { Glance, GlancePhrase, GlanceTone } from './glance'
import type { GlanceContext } from './glance-context'

type Texts = AfterListsMessages['home']['check']

const warning = (text: string, tone: GlanceTone = 'warn'): readonly GlancePhrase[] => [phraseOf(appText(text), tone)]

/** The phrase that says why a record should be checked; undefined where the status of the record does. */
function phrasesOf(item: CheckItem, context: GlanceContext, texts: Texts): readonly GlancePhrase[] | undefined {
  const { messages, audience } = context
  const dayOf = (raw: string | undefined): string | undefined => rowDate(raw, context)?.text.text
  switch (item.reason) {
    case 'doNotTake':
      return warning(messages.views.summary.alsoDoNotTake({ audience }), 'stop')
    case 'recalled':
      return undefined
    case 'supplyEnded':
      return warning(texts.supplyEnded(dayOf(item.day) ?? '', item.isLastRefill === true))
    case 'expired':
      return warning(texts.expired(dayOf(item.day) ?? ''))
    case 'over':
      return warning(texts.over)
    case 'old': {
      const { record } = item
      const raw = isOfType(record, 'MedicationRequest')
        ? descriptorOf('MedicationRequest').date(record)?.raw
        : undefined
      const year = raw === undefined ? undefined : shownYear(raw)
      return warning(year === undefined ? texts.oldUndated : texts.old(year))
    }
    case 'noValue':
      return warning(texts.noValue)
    case 'noOutcome':
      return [phraseOf(appText(texts.noOutcome))]
  }
}

/** Statuses that the reason of the row says. */
const endStatuses: readonly StatusKey[] = ['MedicationRequest.expired', 'MedicationRequest.outOfDate']

/** The row of a record to check: its name, why it should be checked, and the date of a test or visit. */
export function checkGlance(item: CheckItem, context: GlanceContext, texts: Texts): Glance {
  const impliedStatuses = [...context.impliedStatuses, ...endStatuses]
  const { date, phrases, detail, value: _value, ...glance } = glanceOf(item.record, { ...context, impliedStatuses })
  const reason = phrasesOf(item, context, texts)
  const isEvent = item.reason === 'noValue' || item.reason === 'noOutcome'
  // Warnings of the record itself, such as one part that contradicts another, stay; its directions are in the list of medicines.
  const own = phrases.filter(({ tone }) => tone === 'stop' || (tone === 'warn' && !isEvent))
  return {
    ...glance,
    ...(detail === undefined ? {} : { detail }),
    phrases: [...(reason ?? []), ...own],
    ...(isEvent && date !== undefined ? { date } : {}),
  }
}
