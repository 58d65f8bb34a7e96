import { formatDate } from '../../fhir/format-date'
import { objectsOf } from '../../lib/json'
import { formatDigits } from '../../fhir/quantity'
import { referenceOf } from '../../fhir/reference'
import { useAudience, useLocale } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import type { ResultFlag } from '../../clinical/observations/result-reading'
import type { ValueTables } from '../../i18n/value-tables'
import type { Point } from '../../clinical/observations/series'

/** A unit without a number, in the words that it has beside one: “breaths/minute” is so called in English alone. */
export const unitAlone = (unit: string, { measured }: Pick<ValueTables['values'], 'measured'>): string =>
  measured('2', unit).replace(/^2 /, '')

/** Words for a point: its value with comparator and unit, its date, what its flags say, and what else must be known. */
export function usePointWords() {
  const { values, codeText, views } = usePageWords()
  const locale = useLocale()
  const { audience } = useAudience()
  const { columns } = views.trend
  const amount = ({ comparator, digits }: Point['measure']) =>
    [comparator && (values.comparators[comparator] ?? comparator), formatDigits(digits, locale)]
      .filter(Boolean)
      .join(' ')
  const withUnit = (said: string, unit: string | undefined) => (unit === undefined ? said : values.measured(said, unit))
  const text = (point: Point, join: (upper: string, lower: string) => string) =>
    withUnit(point.lower ? join(amount(point.measure), amount(point.lower)) : amount(point.measure), point.measure.unit)
  const valueText = (point: Point) => text(point, (upper, lower) => `${upper}/${lower}`)
  const spokenValue = (point: Point) => text(point, views.frame.over)
  const dateText = (point: Pick<Point, 'raw'>) =>
    formatDate(point.raw, { locale, style: audience === 'provider' ? 'provider' : 'patient' }).text
  /** The flag of the result, and of each number of a blood pressure that has its own. */
  const flagsOf = ({
    reading,
    halves,
  }: Point): readonly { readonly of: string | undefined; readonly flag: ResultFlag }[] => [
    ...(reading.flag ? [{ of: undefined, flag: reading.flag }] : []),
    ...(halves
      ? (['upper', 'lower'] as const).flatMap((half) =>
          halves[half].flag ? [{ of: columns[half], flag: halves[half].flag }] : [],
        )
      : []),
  ]
  const flagTexts = (point: Point) =>
    flagsOf(point).map(({ of, flag }) =>
      [of, codeText('Observation.interpretation', flag.code, audience, flag.display)].filter(Boolean).join(': '),
    )
  const spoken = (point: Point) => [`${dateText(point)}: ${spokenValue(point)}`, ...flagTexts(point)].join('. ')
  const rangesOf = ({ reading, halves }: Point) =>
    halves
      ? (['upper', 'lower'] as const).flatMap((half) =>
          halves[half].ranges.map((range) => `${columns[half]}: ${views.frame.expected(range)}`),
        )
      : reading.ranges.map((range) => views.frame.expected(range))
  const doneBy = ({ observation }: Point) =>
    objectsOf(observation['performer']).flatMap((performer) => referenceOf(performer)?.display ?? [])
  /** What a point says besides: the range it was compared with, how final it is, and who did the test. */
  const more = (point: Point) => ({
    words: [
      ...rangesOf(point),
      ...(point.status === undefined ? [] : [codeText('Observation.status', point.status, audience)]),
    ],
    doneBy: doneBy(point),
  })
  return { valueText, spokenValue, dateText, flagsOf, flagTexts, spoken, more }
}
