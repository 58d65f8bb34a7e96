import { formatDate } from '../../fhir/format-date'
import { objectsOf } from '../../lib/json'
import { lowerFirst } from '../../lib/lower-first'
import { formatDigits } from '../../fhir/quantity'
import { referenceOf } from '../../fhir/reference'
import { isTakenAtHome } from '../../clinical/observations/taken-at-home'
import { useFormat } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import type { InterpretationFlag } from '../../fhir/result'
import type { FormatContext } from '../../i18n/format-context'
import type { SeriesPoint } from '../../clinical/observations/series'

/** A unit without a number, in the language in use: only English writes “breaths/minute” in full. */
export const unitLabel = (unit: string, { measured }: Pick<FormatContext['values'], 'measured'>): string =>
  measured('2', unit).replace(/^2(?:nd)? | 2$/, '')

/** Formatters for a point: its value as sent with comparator and unit, its date, its flags and further details. */
export function usePointText() {
  const format = useFormat()
  const { values, codeText, views } = usePageMessages()
  const { audience } = useAudience()
  const { columns } = views.trend
  const amount = ({ comparator, digits }: SeriesPoint['measure']) =>
    [comparator && (values.comparators[comparator] ?? comparator), formatDigits(digits, format.locale)]
      .filter(Boolean)
      .join(' ')
  const withUnit = (number: string, unit: string | undefined) =>
    unit === undefined ? number : values.measured(number, unit)
  const textOf = ({ sent, bloodPressure }: SeriesPoint, join: (systolic: string, diastolic: string) => string) =>
    withUnit(bloodPressure ? join(amount(sent), amount(bloodPressure.diastolic.measure)) : amount(sent), sent.unit)
  const valueText = (point: SeriesPoint) => textOf(point, (systolic, diastolic) => `${systolic}/${diastolic}`)
  /** A comparator (“Less than”) begins with a small letter inside a sentence. */
  const valueInSentence = (point: SeriesPoint) =>
    point.sent.comparator === undefined ? valueText(point) : lowerFirst(valueText(point))
  /** Without its unit where that is the one of the chart. */
  const valueInChart = (point: SeriesPoint, unit: string | undefined) =>
    point.sent.unit === unit && unit !== 'percentile' && unit !== '%'
      ? textOf(
          { ...point, sent: { ...point.sent, unit: undefined } },
          (systolic, diastolic) => `${systolic}/${diastolic}`,
        )
      : valueText(point)
  const spokenValue = (point: SeriesPoint) => textOf(point, views.common.over)
  const dateText = (point: Pick<SeriesPoint, 'raw'>) =>
    formatDate(point.raw, { format, style: audience === 'provider' ? 'provider' : 'patient' }).text
  const partsOf = (bloodPressure: SeriesPoint['bloodPressure']) =>
    bloodPressure
      ? [
          { label: columns.upper, ...bloodPressure.systolic },
          { label: columns.lower, ...bloodPressure.diastolic },
        ]
      : []
  /** The flag of the result, and of each number of a blood pressure that has one. */
  const flagsOf = ({
    reading,
    bloodPressure,
  }: SeriesPoint): readonly { readonly label: string | undefined; readonly flag: InterpretationFlag }[] => [
    ...(reading.flag ? [{ label: undefined, flag: reading.flag }] : []),
    ...partsOf(bloodPressure).flatMap(({ label, flag }) => (flag ? [{ label, flag }] : [])),
  ]
  const flagTexts = (point: SeriesPoint) =>
    flagsOf(point).map(({ label, flag }) =>
      [label, codeText('Observation.interpretation', flag.code, audience, flag.display)].filter(Boolean).join(': '),
    )
  const homeTexts = ({ observation }: SeriesPoint) => (isTakenAtHome(observation) ? [views.trend.atHome] : [])
  const spoken = (point: SeriesPoint) =>
    [`${dateText(point)}: ${spokenValue(point)}`, ...flagTexts(point), ...homeTexts(point)].join('. ')
  const rangesOf = ({ reading, bloodPressure }: SeriesPoint) =>
    bloodPressure
      ? partsOf(bloodPressure).flatMap(({ label, ranges }) =>
          ranges.map((range) => `${label}: ${views.common.expected(range)}`),
        )
      : reading.ranges.map((range) => views.common.expected(range))
  /** The expected ranges and the status of a point, and who performed the test. */
  const detailsOf = (point: SeriesPoint) => ({
    texts: [
      ...homeTexts(point),
      ...(point.measure.isUnitAssumed ? [views.trend.unitNotSent] : []),
      ...rangesOf(point),
      ...(point.status === undefined ? [] : [codeText('Observation.status', point.status, audience)]),
    ],
    performers: objectsOf(point.observation.performer).flatMap((performer) => referenceOf(performer)?.display ?? []),
  })
  return { valueText, valueInChart, valueInSentence, spokenValue, dateText, flagsOf, flagTexts, spoken, detailsOf }
}
