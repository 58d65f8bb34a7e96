import { isObject, textOf } from '../lib/json'
import { rawText } from './lossless-json'
import { formatQuantity, formatRange, quantityOf, rangeOf } from './quantity'
import { sameUnit } from './units/unit'
import { periodOf } from './show-values'
import type { ResourceOf } from './resource'
import type { DisplayQuantity, DisplayValue } from './display-value'
import type { FormatContext } from '../i18n/format-context'

/** Onset or abatement of a Condition: a value to show, or the text of an age. */
export type ConditionTime =
  { readonly kind: 'value'; readonly shown: DisplayValue } | { readonly kind: 'age'; readonly text: string }

/** Ages omit the unit "years"; other units stay. */
function withoutYearUnit(quantity: DisplayQuantity): DisplayQuantity {
  return sameUnit(quantity, { code: 'a' })
    ? {
        kind: 'quantity',
        ...(quantity.value === undefined ? {} : { value: quantity.value }),
        ...(quantity.comparator === undefined ? {} : { comparator: quantity.comparator }),
      }
    : quantity
}

/** Marks a period as a range in which a single moment lies (onsetPeriod, abatementPeriod), not as a duration. */
export const asSingleMoment = (shown: DisplayValue): DisplayValue =>
  shown.kind === 'period' && shown.start !== undefined && shown.end !== undefined ? { ...shown, within: true } : shown

const valueTime = (shown: DisplayValue | undefined): ConditionTime | undefined => shown && { kind: 'value', shown }

type TimeReader = (sent: unknown, format: FormatContext) => ConditionTime | undefined

const choiceReaders: readonly (readonly [suffix: string, read: TimeReader])[] = [
  [
    'DateTime',
    (sent) => (textOf(sent) === undefined ? undefined : valueTime({ kind: 'date', raw: String(sent), past: true })),
  ],
  [
    'Age',
    (sent, format) => {
      const age = quantityOf(sent)
      return age && { kind: 'age', text: formatQuantity(withoutYearUnit(age), format) }
    },
  ],
  [
    'Period',
    (sent) => {
      const period = periodOf(sent)
      const open = isObject(sent) && textOf(sent['end']) === undefined ? textOf(sent['start']) : undefined
      return valueTime(open === undefined ? period && asSingleMoment(period) : { kind: 'date', raw: open })
    },
  ],
  [
    'Range',
    (sent, format) => {
      const range = rangeOf(sent)
      return (
        range && {
          kind: 'age',
          text: formatRange(
            {
              ...(range.low && { low: withoutYearUnit(range.low) }),
              ...(range.high && { high: withoutYearUnit(range.high) }),
            },
            format,
          ),
        }
      )
    },
  ],
  ['String', (sent) => valueTime(textOf(sent) === undefined ? undefined : { kind: 'text', text: String(sent) })],
]

function timesOf(
  condition: ResourceOf<'Condition'> | ResourceOf<'AllergyIntolerance'>,
  choice: 'onset' | 'abatement',
  format: FormatContext,
): readonly ConditionTime[] {
  return choiceReaders.flatMap(([suffix, read]) => {
    const sent = condition[choice + suffix]
    if (sent === undefined || sent === null) return []
    return [read(sent, format) ?? { kind: 'value', shown: { kind: 'unreadable', raw: rawText(sent) } }]
  })
}

/** Onset and abatement of a Condition, and the onset of an allergy, in all five data types of each (date, age, period, range, text); unreadable values are shown as sent. */
export function conditionTimes(
  condition: ResourceOf<'Condition'> | ResourceOf<'AllergyIntolerance'>,
  format: FormatContext,
): { readonly started: readonly ConditionTime[]; readonly ended: readonly ConditionTime[] } {
  return { started: timesOf(condition, 'onset', format), ended: timesOf(condition, 'abatement', format) }
}
