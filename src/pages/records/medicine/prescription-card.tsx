import { sentencesText } from '../../../clinical/shared/opening-sentence'
import { showTranslatedConcept } from '../../../fhir/translated-concept'
import { referenceOf } from '../../../fhir/reference'
import { listOf, membersOf, textOf } from '../../../lib/json'
import { displayedRequestKind, requestKind } from '../../../resources/request-kind'
import { conditionsOfRequest } from '../../../clinical/medications/conditions-of-request'
import { usePlainNames } from '../../../components/plain-language/plain-names-context'
import { useRecords } from '../../../data/queries/use-records'
import { descriptorOf } from '../../../resources/descriptors'
import { encodeIdForPath } from '../../../fhir/id'
import { useFormat } from '../../../language/language-context'
import { useAudience } from '../../../ui/audience'
import { Card } from '../../../ui/card'
import { Link } from '../../../ui/link'
import { RecordText } from '../../../ui/record-text'
import { usePageMessages } from '../../../ui/use-page-messages'
import { Value } from '../../../ui/value'
import { StoryDay } from './story-day'
import styles from './medicine-story.module.css'
import type { MedicineOfPage } from './use-medicine'
import type { ReactNode } from 'react'
import type { ResourceOf } from '../../../fhir/resource'

type Request = ResourceOf<'MedicationRequest'>

/** What it is for, who wrote it and when, refills, supply and validity; what is not given is left out. */
export function PrescriptionCard({
  request,
  medicine: { state, sentences },
}: {
  request: Request
  medicine: MedicineOfPage
}) {
  const { views } = usePageMessages()
  const reader = useAudience()
  const words = views.medicineStory
  const isForbidden = requestKind(request) === 'not'
  const end = textOf(membersOf(membersOf(request.dispenseRequest)['validityPeriod'])['end'])
  const ofRule = (rule: string) => sentencesText(sentences.supply.filter((each) => each.rule === rule))
  const refills = ofRule('M4') || (state.refills?.left === 0 ? views.medicineSentences.noRefills : '')
  const allowed = membersOf(request.dispenseRequest)['numberOfRepeatsAllowed']
  const written = {
    not: words.ordered,
    suggested: words.suggested,
    reported: words.reported,
    ordered: words.prescribed,
  }
  const reasons = listOf(request.reasonCode).length + listOf(request.reasonReference).length
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [isForbidden ? words.because : words.for, reasons === 0 ? null : <Reasons request={request} />],
    [written[displayedRequestKind(request)], <Written request={request} />],
    [words.supply, ofRule('M3').replace(/\.$/, '')],
    [
      words.refills,
      state.refills === undefined
        ? typeof allowed === 'number' && !isForbidden && views.medicines.refillsAllowed(allowed)
        : words.refillsOf(refills, state.refills.allowed, state.refills.filled),
    ],
    [words.validUntil, end === undefined ? null : <StoryDay raw={end} />],
  ]
  return (
    <Card title={isForbidden ? words.order : words.prescription(reader)}>
      <dl className={styles['pair']}>
        {facts.map(([label, value]) =>
          value === null || value === '' || value === false ? null : (
            <div key={label} className={styles['fact']}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </Card>
  )
}

/** The conditions that the order names, under their plain names, each with its page. */
function Reasons({ request }: { request: Request }) {
  const format = useFormat()
  const namesOf = usePlainNames()
  const conditions = useRecords('Condition').set?.matches ?? []
  const named = conditionsOfRequest(request, conditions)
  const unread = listOf(request.reasonReference).length + listOf(request.reasonCode).length
  if (named.length === 0 && unread > 0)
    return listOf(request.reasonReference).map((reference, index) => {
      const shown = referenceOf(reference)
      return shown ? <Value key={index} value={shown} /> : null
    })
  return named.map((condition, index) => {
    const title = descriptorOf('Condition').title(condition, format)
    const naming = namesOf(condition, title)
    const plain = naming?.saysLess === true ? undefined : naming?.name
    const text = plain === undefined ? <OwnWords condition={condition} title={title} /> : <bdi>{plain}</bdi>
    return (
      <div key={condition.id ?? index}>
        {condition.id === undefined ? (
          text
        ) : (
          <Link to={`/record/Condition/${encodeIdForPath(condition.id)}`}>{text}</Link>
        )}
      </div>
    )
  })
}

/** The record's own name of a condition. */
function OwnWords({ condition, title }: { condition: ResourceOf<'Condition'>; title: string | undefined }) {
  const shown = showTranslatedConcept(condition.code, useFormat())
  if (title !== undefined) return <RecordText text={title} isCoded />
  return shown ? <Value value={shown} /> : null
}

/** When it was written, and by whom. */
function Written({ request }: { request: Request }) {
  const { views } = usePageMessages()
  const requester = referenceOf(request.requester)
  const raw = textOf(request.authoredOn)
  return (
    <>
      {raw === undefined ? views.common.noDate : <StoryDay raw={raw} />}
      {requester ? (
        <>
          {' '}
          {views.medicineStory.by} <Value value={requester} />
        </>
      ) : null}
    </>
  )
}
