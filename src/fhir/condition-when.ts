import { isObject, textOf } from '../lib/json'
import { rawText } from './json'
import { formatQuantity, formatRange, quantityOf, rangeOf, unitText } from './quantity'
import { periodOf } from './show-values'
import type { Resource } from './resource'
import type { QuantityShown, Shown } from './shown'

/** When a problem began or ended, in whichever way the record says it: a value to show, or the words of an age. */
export type When = { readonly kind: 'value'; readonly shown: Shown } | { readonly kind: 'age'; readonly text: string }

/** Ages go without "years"; any other unit is said. */
function ageOf(quantity: QuantityShown): QuantityShown {
  const isYears = quantity.code === 'a' || unitText(quantity) === 'years'
  return isYears
    ? {
        kind: 'quantity',
        ...(quantity.value === undefined ? {} : { value: quantity.value }),
        ...(quantity.comparator === undefined ? {} : { comparator: quantity.comparator }),
      }
    : quantity
}

/** A problem begins and ends at one moment: a period of that says between which days it lies, not how long the problem was there. */
export const atOneMoment = (shown: Shown): Shown =>
  shown.kind === 'period' && shown.start !== undefined && shown.end !== undefined ? { ...shown, within: true } : shown

const value = (shown: Shown | undefined): When | undefined => shown && { kind: 'value', shown }

type Read = (sent: unknown, locale: string) => When | undefined

const forms: readonly (readonly [suffix: string, read: Read])[] = [
  [
    'DateTime',
    (sent) => (textOf(sent) === undefined ? undefined : value({ kind: 'date', raw: String(sent), past: true })),
  ],
  [
    'Age',
    (sent, locale) => {
      const age = quantityOf(sent)
      return age && { kind: 'age', text: formatQuantity(ageOf(age), locale) }
    },
  ],
  [
    'Period',
    (sent) => {
      const period = periodOf(sent)
      const open = isObject(sent) && textOf(sent['end']) === undefined ? textOf(sent['start']) : undefined
      return value(open === undefined ? period && atOneMoment(period) : { kind: 'date', raw: open })
    },
  ],
  [
    'Range',
    (sent, locale) => {
      const range = rangeOf(sent)
      return (
        range && {
          kind: 'age',
          text: formatRange(
            { ...(range.low && { low: ageOf(range.low) }), ...(range.high && { high: ageOf(range.high) }) },
            locale,
          ),
        }
      )
    },
  ],
  ['String', (sent) => value(textOf(sent) === undefined ? undefined : { kind: 'text', text: String(sent) })],
]

function whenOf(condition: Resource, choice: 'onset' | 'abatement', locale: string): readonly When[] {
  return forms.flatMap(([suffix, read]) => {
    const sent = condition[choice + suffix]
    if (sent === undefined || sent === null) return []
    return [read(sent, locale) ?? { kind: 'value', shown: { kind: 'unreadable', raw: rawText(sent) } }]
  })
}

/** Onset and abatement of a Condition in all five forms each (date, age, period, range, text); what cannot be read is shown as sent. */
export function conditionWhen(
  condition: Resource,
  locale: string,
): { readonly started: readonly When[]; readonly ended: readonly When[] } {
  return { started: whenOf(condition, 'onset', locale), ended: whenOf(condition, 'abatement', locale) }
}
