import { showConcept } from '../../fhir/concept'
import { directionsOf } from '../../fhir/dosage'
import { Disclosure } from '../../ui/disclosure'
import { usePageWords } from '../../ui/page-words'
import { RecordList } from '../../ui/record-list'
import { Values } from '../../ui/value'
import { newestFirst } from '../newest-first'
import { ResourceRow } from '../resource-row'
import { isFilled } from './groups'
import type { MedicationDispense, MedicationRequest, Reference } from 'fhir/r4'
import type { ReactNode } from 'react'
import type { Resource } from '../../fhir/resource'
import type { Shown } from '../../fhir/shown'

function shownReference({ reference, display }: Reference): Shown {
  return { kind: 'reference', ...(reference ? { reference } : {}), ...(display ? { display } : {}) }
}

function reasonsOf(request: MedicationRequest): readonly Shown[] {
  const concepts = (request.reasonCode ?? []).flatMap((concept) => showConcept(concept) ?? [])
  return [...concepts, ...(request.reasonReference ?? []).map(shownReference)]
}

/** Reason, prescriber, refills and fills of one prescription; what is not given is left out. */
export function MedicineFacts({ request, fills }: { request: MedicationRequest; fills: readonly (MedicationDispense & Resource)[] }) {
  const { views } = usePageWords()
  const words = views.medicines
  const reasons = reasonsOf(request)
  const refills = request.dispenseRequest?.numberOfRepeatsAllowed
  const filled = fills.filter(isFilled).length
  const directions = (request.dosageInstruction ?? []).flatMap((dosage) => directionsOf(dosage) ?? [])
  const unread = (request.dosageInstruction ?? []).length > directions.length
  const facts: readonly (readonly [string, ReactNode] | undefined)[] = [
    directions.length > 0 ? [words.howToTake, <Directions directions={directions} />] : undefined,
    reasons.length > 0 ? [words.reason, <Values values={reasons} />] : undefined,
    request.requester ? [words.prescribedBy, <Values values={[shownReference(request.requester)]} />] : undefined,
    refills === undefined ? undefined : [words.refills, words.refillsAllowed(refills)],
    filled > 0 ? [words.fills, words.filledTimes(filled)] : undefined,
  ]
  return (
    <>
      {request.dosageInstruction?.length ? null : <p className="muted">{words.noDirections}</p>}
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
