import { dosesOf } from '../../resources/doses'
import { rowValuesOf } from '../../resources/row-values'
import { FlagChip } from '../../ui/flag-chip'
import { useAudience, useMessages } from '../../ui/language'
import { Value, Values } from '../../ui/value'
import { bloodPressureOf } from '../../clinical/observations/blood-pressure'
import { observationComponentName } from '../../resources/observation-component-name'
import { useHasDied } from '../patient/status-context'
import { readObservation, type ResultReading } from '../../clinical/observations/result-reading'
import { BloodPressureValue } from './result-value'
import styles from './row-line.module.css'
import type { ReactNode } from 'react'
import type { RecordType } from '../../contract'
import type { Shown } from '../../fhir/shown'
import type { Resource } from '../../fhir/resource'

/** What a row says of a record below its name: several short values side by side, none of them the name again. */
export function RowLine({
  type,
  resource,
  title,
}: {
  type: RecordType
  resource: Resource
  title: string | undefined
}) {
  if (type === 'Observation') return <ResultLine resource={resource} />
  return <OtherLine type={type} resource={resource} title={title} />
}

function Parts({ parts }: { parts: readonly ReactNode[] }) {
  if (parts.length === 0) return null
  return (
    <div className={styles['line']}>
      {parts.map((part, index) => (
        <span key={index}>{part}</span>
      ))}
    </div>
  )
}

/** The codes behind a value are on the record's own page. */
const withoutCodings = (shown: Shown): Shown => (shown.kind === 'concept' ? { ...shown, codings: [] } : shown)

function OtherLine({ type, resource, title }: { type: RecordType; resource: Resource; title: string | undefined }) {
  const { views } = useMessages()
  // A reference that names nothing would stand in the row as a bare word; the record's own page has it.
  const sent = new Set<string>()
  const values = rowValuesOf(type, resource, useHasDied())
    // The same person in several roles is one name in a row.
    .filter((shown) => !sent.has(JSON.stringify(shown)) && sent.add(JSON.stringify(shown)))
    .filter(
      (shown) =>
        (shown.kind !== 'reference' || shown.display !== undefined) &&
        !(shown.kind === 'concept' && shown.text === title),
    )
  const doses =
    type === 'Immunization'
      ? dosesOf(resource).map(({ number, series, isCounted: counted }) =>
          (counted ? views.frame.dose : views.frame.doseInWords)(number, series),
        )
      : []
  const isSecret = (shown: Shown): boolean => shown.kind === 'text' && shown.secret === true
  return (
    <>
      <Parts
        parts={[
          ...doses.map((dose) => <bdi>{dose}</bdi>),
          ...values.filter((shown) => !isSecret(shown)).map((shown) => <Value shown={withoutCodings(shown)} />),
        ]}
      />
      {values.filter(isSecret).map((shown, index) => (
        <Value key={index} shown={shown} />
      ))}
    </>
  )
}

/** A name with nothing behind it would read as if something had been lost on the way. */
function NoValue() {
  const { states } = useMessages()
  return <span className="muted">{states.absent}</span>
}

function Result({ reading, isPart = false }: { reading: ResultReading; isPart?: boolean }) {
  const { views } = useMessages()
  const { audience } = useAudience()
  const { values, flag } = reading
  return (
    <>
      {isPart ? <bdi>{observationComponentName(reading, views.frame, audience)}: </bdi> : null}
      <strong>{values.length > 0 ? <Values values={values} /> : <NoValue />}</strong>{' '}
      {flag ? <FlagChip {...flag} /> : null}
    </>
  )
}

const statusesWithoutValue: readonly (string | undefined)[] = ['registered', 'cancelled', 'entered-in-error']

/** The value of a result with its flag, or of each of its parts; the two numbers of a blood pressure are one value. */
function ResultLine({ resource }: { resource: Resource }) {
  const reading = readObservation(resource)
  const { systolic: upper, diastolic: lower } = bloodPressureOf(reading) ?? {}
  const pair =
    upper && lower && !upper.flag && !lower.flag ? (
      <strong>
        <BloodPressureValue reading={reading} />
      </strong>
    ) : undefined
  // What is still to come, was cancelled or holds other results is said by its status or by those.
  const isEmpty =
    reading.values.length + reading.components.length === 0 &&
    resource['hasMember'] === undefined &&
    !statusesWithoutValue.includes(reading.status)
  const own = reading.values.length > 0 || reading.flag || isEmpty ? [<Result reading={reading} />] : []
  const rest = pair
    ? reading.components.filter(({ codeKey }) => codeKey !== upper?.codeKey && codeKey !== lower?.codeKey)
    : reading.components
  return <Parts parts={[...own, ...(pair ? [pair] : []), ...rest.map((part) => <Result reading={part} isPart />)]} />
}
