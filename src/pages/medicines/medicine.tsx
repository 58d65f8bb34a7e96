import { showConceptInWords } from '../../fhir/concept-in-words'
import { directionsOf, type Directions } from '../../fhir/dosage'
import { listOf } from '../../lib/json'
import { rawText } from '../../fhir/json'
import { referenceOf } from '../../fhir/reference'
import { labelInFull } from '../../resources/label-in-full'
import { directionsAre, requestKind, wordedAs } from '../../resources/request-kind'
import { Banner } from '../../ui/banner'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { Values } from '../../ui/value'
import { useHasDied } from '../../components/patient/use-has-died'
import { isDoNotTake, mayBeOutOfDate, medicineGroup } from '../../clinical/medications/medicine-groups'
import { medicineName, withConcept } from '../../clinical/medications/medicine-name'
import { forbids } from '../../clinical/status/medication-request'
import { usePhrase } from '../../components/rows/record-status'
import { ResourceRow } from '../../components/rows/resource-row'
import { isFilled } from '../../clinical/medications/medicine-fills'
import styles from './medicines.module.css'
import { FillNotices, FillStatus, LastSupply } from './supply'
import { PrescriptionStory } from './prescription-story'
import type { MedicationDispense, MedicationRequest } from 'fhir/r4'
import type { ReactNode } from 'react'
import type { Resource } from '../../fhir/resource'
import type { Shown } from '../../fhir/shown'
import type { Fills } from '../../clinical/medications/medicine-fills'

export type SentRequest = MedicationRequest & Resource
export type SentDispense = MedicationDispense & Resource

/** What one prescription is shown beside. */
export interface Surroundings {
  readonly requests: readonly SentRequest[]
  readonly included: readonly Resource[]
  readonly fills: Fills<SentDispense>
  /** All fills of the record are here: only then can it be said that there is none. */
  readonly fillsKnown: boolean
  /** Prescriptions of a medicine that another order says not to take. */
  readonly contradicted: ReadonlySet<SentRequest>
  /** How often each name is listed as current: earlier prescriptions of the same medicine are no second one to take. */
  readonly names: ReadonlyMap<string, number>
}

/** Every value of an element; one that cannot be read stands there as it was sent. */
const shownOf = (values: unknown, show: (value: unknown) => Shown | undefined): readonly Shown[] =>
  listOf(values).map((value) => show(value) ?? { kind: 'unreadable', raw: rawText(value) })

/** One prescription: how to take it, why, from whom, and its story. */
export function Medicine({ request, around }: { request: SentRequest; around: Surroundings }) {
  const { views } = usePageWords()
  const reader = useAudience()
  const hasDied = useHasDied()
  const isForbidden = forbids(usePhrase(request))
  const name = medicineName(request, around.included)
  const id = request.id ?? ''
  const own = around.fills.byRequest.get(id) ?? []
  const same = around.fills.bySameMedicine.get(id) ?? []
  const kind = requestKind(request)
  const reported = kind === 'reported'
  const group = medicineGroup(request)
  const listed = group === 'current' && name !== undefined ? (around.names.get(name.trim().toLowerCase()) ?? 1) : 1
  const isTaken = group === 'current' && !hasDied && !mayBeOutOfDate(request, Date.now())
  const expectsFill = group === 'current' && !hasDied && !reported && around.fillsKnown
  return (
    <ResourceRow
      resource={request}
      about={withConcept(request, around.included)}
      withLine={false}
      title={name ?? views.medicines.noName}
      chips={<>{listed > 1 ? <span className="muted">{views.medicines.listedTimes(listed)}</span> : null}</>}
    >
      {isForbidden ? <Banner tone="error" title={views.medicines.doNotTake(reader)} /> : null}
      {around.contradicted.has(request) && !hasDied ? (
        <Banner tone="error">
          <p>{views.medicines.alsoDoNotTake(reader)}</p>
        </Banner>
      ) : null}
      {!hasDied && mayBeOutOfDate(request, Date.now()) ? (
        <Banner tone="warn">
          <p>{views.medicines.outOfDate(reader)}</p>
        </Banner>
      ) : null}
      <FillNotices fills={[...own, ...same]} isTaken={isTaken} />
      {group === 'void' ? null : <Directions request={request} />}
      {reported ? <p className="muted">{views.medicines.reported(reader)}</p> : null}
      <Facts request={request} fills={[...own, ...same]} isTaken={isTaken && !around.contradicted.has(request)} />
      {expectsFill && own.length + same.length === 0 ? <p className="muted">{views.medicines.noFill}</p> : null}
      <PrescriptionStory
        request={request}
        requests={around.requests}
        included={around.included}
        own={own}
        same={same}
      />
    </ResourceRow>
  )
}

/** The directions as written, or put together from the parts; never a sentence of ours for a medicine not to take. */
function Directions({ request }: { request: SentRequest }) {
  const { views } = usePageWords()
  const reader = useAudience()
  const words = views.medicines
  const dosages = listOf(request.dosageInstruction)
  const readable = dosages.flatMap((dosage) => directionsOf(dosage) ?? [])
  const kind = requestKind(request)
  const not = kind === 'not'
  const are = directionsAre(request, useHasDied())
  // An order not to take a medicine is told in its own words alone, whatever their language: the banner above says it in the reader's.
  const shown = not ? readable.flatMap((one) => one.written ?? (one.source === 'composed' ? [] : [one])) : readable
  if (not && shown.length === 0) return null
  return (
    <>
      {dosages.length === 0 ? <p className="muted">{words.noDirections(reader)}</p> : null}
      {dosages.length > readable.length && !not ? <p className="muted">{words.directionsUnread(reader)}</p> : null}
      {shown.length > 0 ? (
        <dl className={styles['facts']}>
          <div className={styles['fact']}>
            <dt>
              {not
                ? words.doNotTakeSays
                : { suggested: words.howItWouldBeTaken, over: words.howItWasTaken, followed: words.howToTake }[are]}
            </dt>
            <dd>
              {shown.map((one, index) => (
                <Direction
                  key={index}
                  directions={one}
                  from={kind === 'ordered' ? words.fromPrescription : words.asWritten}
                />
              ))}
            </dd>
          </div>
        </dl>
      ) : null}
    </>
  )
}

/** One direction, with who put it into words; what was written in another language stands below. */
function Direction({ directions: { text, source, written }, from }: { directions: Directions; from: string }) {
  const { views, valueTables } = usePageWords()
  const { medicines } = views
  return (
    <>
      <p>
        <bdi>{text}</bdi> <span className="muted small">{source === 'composed' ? medicines.composed : from}</span>
      </p>
      {written ? (
        <p>
          {written.saysMore ? <strong>{valueTables.dosage.asWritten.more}</strong> : valueTables.dosage.asWritten.same}{' '}
          <q lang={written.language}>{written.text}</q>
        </p>
      ) : null}
    </>
  )
}

/** Codes and records that say why; a code that only repeats the name of a record is left out. */
function reasonsOf(request: SentRequest): readonly Shown[] {
  const records = shownOf(request.reasonReference, referenceOf)
  const names = records.flatMap((shown) => (shown.kind === 'reference' ? (shown.display?.toLowerCase() ?? []) : []))
  return [
    ...shownOf(request.reasonCode, showConceptInWords).filter(
      (shown) => shown.kind !== 'concept' || !names.includes(shown.text.toLowerCase()),
    ),
    ...records,
  ]
}

/** Status reason, reason, prescriber, refills and fills; what is not given is left out. */
function Facts({
  request,
  fills,
  isTaken,
}: {
  request: SentRequest
  fills: readonly SentDispense[]
  isTaken: boolean
}) {
  const { views, label } = usePageWords()
  const { audience } = useAudience()
  const words = views.medicines
  const values: readonly (readonly [string, readonly Shown[]])[] = [
    [
      label(labelInFull('MedicationRequest.statusReason', request), audience),
      shownOf(request.statusReason, showConceptInWords),
    ],
    [isDoNotTake(request) ? words.reasonNot : words.reason, reasonsOf(request)],
    [
      { not: words.orderedBy, suggested: words.suggestedBy, reported: words.writtenBy, ordered: words.prescribedBy }[
        wordedAs(request)
      ],
      shownOf(request.requester, referenceOf),
    ],
  ]
  const refills: unknown = request.dispenseRequest?.numberOfRepeatsAllowed
  const filled = fills.filter(isFilled).length
  const waiting = fills.filter((fill) => !isFilled(fill) && fill.status !== 'entered-in-error')
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...values
      .filter(([, shown]) => shown.length > 0)
      .map(([name, shown]) => [name, <Values values={shown} />] as const),
    ...(typeof refills === 'number' && !isDoNotTake(request)
      ? [[words.refills, words.refillsAllowed(refills)] as const]
      : []),
    ...(filled > 0 ? [[words.lastFill, <LastSupply fills={fills} count={filled} isTaken={isTaken} />] as const] : []),
    ...(waiting.length > 0
      ? [
          [
            words.notHandedOver,
            waiting.map((fill, index) => (
              <div key={fill.id ?? index}>
                <FillStatus fill={fill} />
              </div>
            )),
          ] as const,
        ]
      : []),
  ]
  if (facts.length === 0) return null
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles['fact']}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
