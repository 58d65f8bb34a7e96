import { formatDate } from '../../fhir/format-date'
import { formatDigits } from '../../fhir/quantity'
import { useAudience, useLocale } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import type { Point } from './series'

/** Words for a point: its value with comparator and unit, its date, what the flag says, and all of it to be read aloud. */
export function usePointWords() {
  const { values, codeText, views } = usePageWords()
  const locale = useLocale()
  const { audience } = useAudience()
  const amount = ({ comparator, digits }: Point['measure']) => [comparator && (values.comparators[comparator] ?? comparator), formatDigits(digits, locale)].filter(Boolean).join(' ')
  const text = (point: Point, join: (upper: string, lower: string) => string) =>
    [point.lower ? join(amount(point.measure), amount(point.lower)) : amount(point.measure), point.measure.unit].filter(Boolean).join(' ')
  const valueText = (point: Point) => text(point, (upper, lower) => `${upper}/${lower}`)
  const dateText = (point: Pick<Point, 'raw'>) => formatDate(point.raw, { locale, style: audience === 'provider' ? 'provider' : 'patient' }).text
  const flagText = ({ reading: { flag } }: Point) => (flag ? codeText('Observation.interpretation', flag.code, audience, flag.display) : '')
  const spoken = (point: Point) => [`${dateText(point)}: ${text(point, views.frame.over)}`, flagText(point)].filter(Boolean).join('. ')
  /** What a point says besides: the range it was compared with and how final it is. */
  const more = ({ reading: { ranges }, status }: Point) => [...ranges.map((range) => `${views.frame.expected(range)}.`), ...(status === undefined ? [] : [`${codeText('Observation.status', status, audience)}.`])]
  return { valueText, dateText, flagText, spoken, more }
}
