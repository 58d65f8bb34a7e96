import { showConcept } from '../../fhir/concept'
import { directionsOf } from '../../fhir/dosage'
import { listOf } from '../../fhir/guards'
import { rawText } from '../../fhir/json'
import { referenceOf } from '../../fhir/reference'
import { Disclosure } from '../../ui/disclosure'
import { usePageWords } from '../../ui/page-words'
import { RecordList } from '../../ui/record-list'
import { Values } from '../../ui/value'
import { newestFirst } from '../newest-first'
import { ResourceRow } from '../resource-row'
import { isFilled } from './groups'
import type { MedicationDispense, MedicationRequest } from 'fhir/r4'
import type { ReactNode } from 'react'
import type { Resource } from '../../fhir/resource'
import type { Shown } from '../../fhir/shown'

/** Every value of an element; one that cannot be read stands there as it was sent. */
const shownOf = (values: unknown, show: (value: unknown) => Shown | undefined): readonly Shown[] =>
  listOf(values).map((value) => show(value) ?? { kind: 'unreadable', raw: rawText(value) })

function reasonsOf(request: MedicationRequest): readonly Shown[] {
  return [...shownOf(request.reasonCode, showConcept), ...shownOf(request.reasonReference, referenceOf)]
}

/** Reason, prescriber, refills and fills of one prescription; what is not given is left out. */
export function MedicineFacts({ request, fills }: { request: MedicationRequest; fills: readonly (MedicationDispense & Resource)[] }) {
  const { views } = usePageWords()
  const words = views.medicines
  const reasons = reasonsOf(request)
  const refills: unknown = request.dispenseRequest?.numberOfRepeatsAllowed
  const filled = fills.filter(isFilled).length
  const dosages = listOf(request.dosageInstruction)
  const directions = dosages.flatMap((dosage) => directionsOf(dosage) ?? [])
  const unread = dosages.length > directions.length
  const facts: readonly (readonly [string, ReactNode] | undefined)[] = [
    directions.length > 0 ? [words.howToTake, <Directions directions={directions} />] : undefined,
    reasons.length > 0 ? [words.reason, <Values values={reasons} />] : undefined,
    request.requester ? [words.prescribedBy, <Values values={shownOf(request.requester, referenceOf)} />] : undefined,
    typeof refills === 'number' ? [words.refills, words.refillsAllowed(refills)] : undefined,
    filled > 0 ? [words.fills, words.filledTimes(filled)] : undefined,
  ]
  return (
    <>
      {dosages.length > 0 ? null : <p className="muted">{words.noDirections}</p>}
      {unread ? <p className="muted">{words.directionsUnread}</p> : null}
      {request.reportedBoolean === true || request.reportedReference ? <p className="muted">{words.reported}</p> : null}
      <dl>
        {facts.map((fact) =>
          fact ? (
            <div key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {fills.length > 0 ? (
        <Disclosure summary={views.frame.groupCount(words.fillHistory, fills.length)}>
          <RecordList label={words.fillHistory} items={newestFirst('MedicationDispense', fills).map((fill) => <ResourceRow key={fill.id} resource={fill} />)} />
        </Disclosure>
      ) : null}
    </>
  )
}

function Directions({ directions }: { directions: readonly { readonly text: string; readonly source: string }[] }) {
  const { views } = usePageWords()
  return directions.map(({ text, source }, index) => (
    <p key={index}>
      <bdi>{text}</bdi> <span className="muted small">{source === 'composed' ? views.medicines.composed : views.medicines.fromPrescription}</span>
    </p>
  ))
}
