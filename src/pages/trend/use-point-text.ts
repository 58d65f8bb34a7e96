import { formatDate } from '../../fhir/format-date'
import { objectsOf } from '../../lib/json'
import { formatDigits } from '../../fhir/quantity'
import { referenceOf } from '../../fhir/reference'
import { useAudience, useLocale } from '../../ui/language'
import { usePageMessages } from '../../ui/use-page-messages'
import type { ResultFlag } from '../../clinical/observations/result-reading'
import type { ValueTables } from '../../i18n/value-tables'
import type { SeriesPoint } from '../../clinical/observations/series'

/** A unit without a number, in the words that it has beside one: “breaths/minute” is so called in English alone. */
export const unitLabel = (unit: string, { measured }: Pick<ValueTables['values'], 'measured'>): string =>
  measured('2', unit).replace(/^2 /, '')

/** Words for a point: its value with comparator and unit, its date, what its flags say, and what else must be known. */
export function usePointText() {
  const { values, codeText, views } = usePageMessages()
  const locale = useLocale()
  const { audience } = useAudience()
  const { columns } = views.trend
  const amount = ({ comparator, digits }: SeriesPoint['measure']) =>
    [comparator && (values.comparators[comparator] ?? comparator), formatDigits(digits, locale)]
      .filter(Boolean)
      .join(' ')
  const withUnit = (said: string, unit: string | undefined) => (unit === undefined ? said : values.measured(said, unit))
  const text = (point: SeriesPoint, join: (upper: string, lower: string) => string) =>
    withUnit(
      point.diastolic ? join(amount(point.measure), amount(point.diastolic)) : amount(point.measure),
      point.measure.unit,
    )
  const valueText = (point: SeriesPoint) => text(point, (upper, lower) => `${upper}/${lower}`)
  const spokenValue = (point: SeriesPoint) => text(point, views.frame.over)
  const dateText = (point: Pick<SeriesPoint, 'raw'>) =>
    formatDate(point.raw, { locale, style: audience === 'provider' ? 'provider' : 'patient' }).text
  const partsOf = (pressure: SeriesPoint['bloodPressure']) =>
    pressure
      ? [
          { label: columns.upper, ...pressure.systolic },
          { label: columns.lower, ...pressure.diastolic },
        ]
      : []
  /** The flag of the result, and of each number of a blood pressure that has its own. */
  const flagsOf = ({
    reading,
    bloodPressure,
  }: SeriesPoint): readonly { readonly of: string | undefined; readonly flag: ResultFlag }[] => [
    ...(reading.flag ? [{ of: undefined, flag: reading.flag }] : []),
    ...partsOf(bloodPressure).flatMap(({ label, flag }) => (flag ? [{ of: label, flag }] : [])),
  ]
  const flagTexts = (point: SeriesPoint) =>
    flagsOf(point).map(({ of, flag }) =>
      [of, codeText('Observation.interpretation', flag.code, audience, flag.display)].filter(Boolean).join(': '),
    )
  const spoken = (point: SeriesPoint) => [`${dateText(point)}: ${spokenValue(point)}`, ...flagTexts(point)].join('. ')
  const rangesOf = ({ reading, bloodPressure }: SeriesPoint) =>
    bloodPressure
      ? partsOf(bloodPressure).flatMap(({ label, ranges }) =>
          ranges.map((range) => `${label}: ${views.frame.expected(range)}`),
        )
      : reading.ranges.map((range) => views.frame.expected(range))
  const doneBy = ({ observation }: SeriesPoint) =>
    objectsOf(observation['performer']).flatMap((performer) => referenceOf(performer)?.display ?? [])
  /** What a point says besides: the range it was compared with, how final it is, and who did the test. */
  const more = (point: SeriesPoint) => ({
    words: [
      ...rangesOf(point),
      ...(point.status === undefined ? [] : [codeText('Observation.status', point.status, audience)]),
    ],
    doneBy: doneBy(point),
  })
  return { valueText, spokenValue, dateText, flagsOf, flagTexts, spoken, more }
}
