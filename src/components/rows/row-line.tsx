import { Fragment } from 'react'
import { isDenial } from '../../resources/denial'
import { dosesOf } from '../../resources/doses'
import { isNameableReference } from '../../resources/naming-type'
import { rowValuesOf } from '../../resources/row-values'
import { FlagChip } from '../../ui/flag-chip'
import { useTextAudience } from '../../ui/detail-level'
import { useFormat, useMessages } from '../../language/language-context'
import { RecordText } from '../../ui/record-text'
import { Value, Values } from '../../ui/value'
import { bloodPressureOf } from '../../clinical/observations/blood-pressure'
import { observationComponentName } from '../../resources/observation-component-name'
import { useHasDied, useRangeSelector } from '../patient/status-context'
import { readObservation, type ResultReading } from '../../clinical/observations/result-reading'
import { BloodPressureValue } from './result-value'
import styles from './row-line.module.css'
import type { ReactNode } from 'react'
import type { RecordType } from '../../contract'
import type { DisplayValue } from '../../fhir/display-value'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'

/** The second line of a row: a few short values that do not repeat the title. */
export function RowLine({
  type,
  resource,
  title,
}: {
  type: RecordType
  resource: Resource
  title: string | undefined
}) {
  if (isDenial(resource)) return null
  if (isOfType(resource, 'Observation')) return <ResultLine observation={resource} />
  return <OtherLine type={type} resource={resource} title={title} />
}

function Parts({ parts }: { parts: readonly ReactNode[] }) {
  if (parts.length === 0) return null
  return (
    <div className={styles['line']}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 ? ' ' : null}
          <span>{part}</span>
        </Fragment>
      ))}
    </div>
  )
}

/** The same words with several codes are one value. */
const withoutCodings = (shown: DisplayValue): DisplayValue =>
  shown.kind === 'concept' ? { ...shown, codings: [] } : shown
/** The same for values that a row shows in the same words. */
const keyOfWords = (shown: DisplayValue): string =>
  (shown.kind === 'reference' && shown.display !== undefined
    ? `reference ${shown.display}`
    : JSON.stringify(withoutCodings(shown))
  ).toLowerCase()
/** Codes are only shown on the page of the record. */
const briefly = (shown: DisplayValue): DisplayValue => (shown.kind === 'concept' ? { ...shown, brief: true } : shown)

function OtherLine({ type, resource, title }: { type: RecordType; resource: Resource; title: string | undefined }) {
  const format = useFormat()
  const { views } = useMessages()
  const seen = new Set<string>()
  const values = rowValuesOf(type, resource, format, useHasDied())
    // The same person in several roles, a place and its organization of one name, or the same words with several codes, are listed once.
    .filter((shown) => {
      const key = keyOfWords(shown)
      return !seen.has(key) && seen.add(key)
    })
    // Of references without a display only those to people and places; the others are on the page of the record.
    .filter(
      (shown) =>
        (shown.kind !== 'reference' || shown.display !== undefined || isNameableReference(shown.reference)) &&
        !(shown.kind === 'concept' && shown.text === title),
    )
  const doses = isOfType(resource, 'Immunization')
    ? dosesOf(resource).map(({ number, series, isCounted }) =>
        (isCounted ? views.common.dose : views.common.doseText)(number, series),
      )
    : []
  const isSecret = (shown: DisplayValue): boolean => shown.kind === 'text' && shown.secret === true
  return (
    <>
      <Parts
        parts={[
          ...doses.map((dose) => <bdi>{dose}</bdi>),
          ...values.filter((shown) => !isSecret(shown)).map((shown) => <Value value={briefly(shown)} />),
        ]}
      />
      {values.filter(isSecret).map((shown, index) => (
        <Value key={index} value={shown} />
      ))}
    </>
  )
}

/** Says that there is no value, so that it does not look lost. */
function NoValue() {
  const { states } = useMessages()
  return <span className="muted">{states.absent}</span>
}

function Result({ reading, isPart = false }: { reading: ResultReading; isPart?: boolean }) {
  const { views } = useMessages()
  const audience = useTextAudience()
  const { values, flag } = reading
  return (
    <>
      {isPart ? (
        <>
          <RecordText text={observationComponentName(reading, views.common, audience)} isCoded />:{' '}
        </>
      ) : null}
      <strong>{values.length > 0 ? <Values values={values} /> : <NoValue />}</strong>{' '}
      {flag ? <FlagChip {...flag} /> : null}
    </>
  )
}

const statusesWithoutValue: readonly (string | undefined)[] = ['registered', 'cancelled', 'entered-in-error']

/** The value of a result with its flag, and of each component; blood pressure is one value. */
function ResultLine({ observation }: { observation: ResourceOf<'Observation'> }) {
  const format = useFormat()
  const reading = readObservation(observation, format, useRangeSelector())
  const { systolic, diastolic } = bloodPressureOf(reading) ?? {}
  const pair =
    systolic && diastolic && !systolic.flag && !diastolic.flag ? (
      <strong>
        <BloodPressureValue reading={reading} />
      </strong>
    ) : undefined
  // Pending, cancelled and panel results need no note that the value is missing.
  const isEmpty =
    reading.values.length + reading.components.length === 0 &&
    observation.hasMember === undefined &&
    !statusesWithoutValue.includes(reading.status)
  const value = reading.values.length > 0 || reading.flag || isEmpty ? [<Result reading={reading} />] : []
  const rest = pair
    ? reading.components.filter(({ codeKey }) => codeKey !== systolic?.codeKey && codeKey !== diastolic?.codeKey)
    : reading.components
  return <Parts parts={[...value, ...(pair ? [pair] : []), ...rest.map((part) => <Result reading={part} isPart />)]} />
}
