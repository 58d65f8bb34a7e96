import { objectsOf } from '../../lib/json'
import { formatAmount, formatDigits, unitText } from '../../fhir/quantity'
import { bloodPressureOf, type BloodPressure } from '../../clinical/observations/blood-pressure'
import { observationComponentName } from '../../resources/observation-component-name'
import { useFormat, useLocale } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { Value } from '../../ui/value'
import { FlagSign } from '../../components/rows/flag-sign'
import type { DisplayValue } from '../../fhir/display-value'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** Longer texts are cut; the page of the result has all of it. */
const MAX_CELL_CHARS = 60

interface CellValueProps {
  readonly reading: ObservationReading
  /** The unit in a column of its own, which the value then omits. */
  readonly unit?: string | undefined
}

/** A result in the cell of a table: its value with the flag, the parts of a panel, or that there is no value. */
export function CellValue({ reading, unit }: CellValueProps) {
  const { audience } = useAudience()
  const { views } = usePageMessages()
  const pressure = bloodPressureOf(reading)
  if (pressure) return <PressureValue pressure={pressure} unit={unit} />
  const members = objectsOf(reading.observation.hasMember).length
  const components = reading.components.filter(({ values }) => values.length > 0)
  const emptyText = members > 0 ? views.results.members(members) : views.results.noValue
  return (
    <>
      {reading.values.length + components.length > 0 ? null : emptyText}
      {reading.values.map((value, index) => (
        <ShortValue key={index} value={value} unit={unit} />
      ))}{' '}
      {reading.flag ? <FlagSign flag={reading.flag} /> : null}
      {components.map((component, index) => (
        <div key={index}>
          <bdi>{observationComponentName(component, views.common, audience)}</bdi>:{' '}
          {component.values.map((value, position) => (
            <ShortValue key={position} value={value} unit={undefined} />
          ))}{' '}
          {component.flag ? <FlagSign flag={component.flag} /> : null}
        </div>
      ))}
    </>
  )
}

function ShortValue({ value, unit }: { value: DisplayValue; unit: string | undefined }) {
  const format = useFormat()
  if (value.kind === 'text' && value.text.length > MAX_CELL_CHARS)
    return <bdi>{`${value.text.slice(0, MAX_CELL_CHARS)}…`}</bdi>
  if (unit !== undefined && value.kind === 'quantity' && value.value !== undefined && unitText(value, format) === unit)
    return <bdi>{formatAmount({ ...value, value: value.value }, format)}</bdi>
  return <Value value={value} />
}

function PressureValue({
  pressure: { systolic, diastolic },
  unit,
}: {
  pressure: BloodPressure
  unit: string | undefined
}) {
  const locale = useLocale()
  const digits = [systolic, diastolic].map(({ measure }) => formatDigits(measure.digits, locale)).join('/')
  const ownUnit = systolic.measure.unit === unit ? '' : (systolic.measure.unit ?? '')
  return (
    <>
      {`${digits} ${ownUnit} `}
      {[systolic, diastolic].map(({ flag }, index) => (flag ? <FlagSign key={index} flag={flag} /> : null))}
    </>
  )
}
