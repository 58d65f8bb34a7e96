import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { isOfApi, isRecordType } from '../../contract'
import { requestContractOf } from '../../contract/undocumented-types'
import { useRecord } from '../../data/queries/use-records'
import { isOffered, isReadable } from '../../data/queries/capabilities'
import { useMasking } from '../../data/privacy/masked-records'
import { cachedRecord } from '../../data/queries/read'
import { recordKindOf } from '../../resources/observation-kind'
import type { RecordKind } from '../../resources/observation-category'
import { isMaskedRecord } from '../../resources/masking'
import { descriptorOf } from '../../resources/descriptors'
import { useSession } from '../../auth/session/session-provider'
import { visitDay } from '../../components/rows/visit-day-tile'
import { Boundary } from '../../ui/boundary'
import { DayTile } from '../../ui/day-tile'
import { useAudience } from '../../ui/audience'
import { hasCodedNames } from '../../ui/reference'
import { PageHeading } from '../../ui/page-heading'
import { usePageMessages } from '../../ui/use-page-messages'
import { FailureNote } from '../../ui/failure-note'
import { Link } from '../../ui/link'
import { ScopeLimits } from '../../ui/section-state'
import { usePlainNames, type PlainNaming } from '../../components/plain-language/plain-names-context'
import { useConceptNames } from '../../ui/concept-names'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { dictionaryKindsOf } from '../../components/plain-language/record-concept'
import { MaskedRecordNotice } from '../../components/rows/private-record'
import { ReasonNames } from './reason-names'
import { LazyRawJson, RecordDetail, showsRelatedRecordsFirst, RecordStatusHeader } from './detail-record'
import { useRecordWithMedication, useRecordTitle } from './detail-title'
import { DetailViewChoice } from './detail-view'
import { withoutAuthor } from '../../clinical/documents/without-author'
import { hasStory, RecordStory, storyTitle } from './story/record-story'
import { AdjacentVisits } from './visit/adjacent-visits'
import styles from './detail.module.css'
import visitStyles from './visit/visit.module.css'
import type { RecordType } from '../../contract'
import { isOfType, type Resource } from '../../fhir/resource'
import type { DictionaryKind } from '../../dictionary/dictionary-kinds'
import type { DescribedType } from '../../resources/define-descriptor'

/** One record of any type, with every element received. */
export default function RecordPage() {
  // The address of a document names no type.
  const { type = 'DocumentReference', id = '' } = useParams()
  const { views } = usePageMessages()
  const session = useSession()
  if (type !== 'Provenance' && (!isRecordType(type) || (!isOfApi(type) && !isOffered(type, session))))
    return <PageHeading title={views.records.unknownType} />
  const readable = type !== 'Provenance' && isReadable(type, session)
  return readable ? (
    <ReadableRecord key={`${type}/${id}`} type={type} id={id} />
  ) : (
    <CachedRecord key={`${type}/${id}`} type={type} id={id} />
  )
}

type ListedKind = RecordKind | 'Provenance'

/** Lists with an address of their own. */
const listPaths: Readonly<Partial<Record<ListedKind, string>>> = { Answer: '/answers', DocumentReference: '/documents' }

/** Singular and plural of the kind for the audience. */
function useKindNames(kind: ListedKind) {
  const { typeNames } = usePageMessages()
  return typeNames[kind][useAudience().audience === 'provider' ? 'provider' : 'patient']
}

function ReadableRecord({ type, id }: { type: RecordType; id: string }) {
  const { views } = usePageMessages()
  const { state, resource, failure, retry } = useRecord(type, id)
  const limits = useSession().grants.limits(type)
  const names = useKindNames(type)
  if (resource) return <RecordWithPlainNames type={type} resource={resource} />
  return (
    <>
      <BackLink type={type} />
      <PageHeading title={names.one} />
      {failure ? (
        <FailureNote failure={failure} what={names.many.toLowerCase()} fetching={false} retry={retry} />
      ) : null}
      {failure ? <ScopeLimits limits={limits} what={names.many.toLowerCase()} /> : null}
      {state === 'loading' ? <p role="status">{views.detail.loading}</p> : null}
    </>
  )
}

type UnreadableType = 'DiagnosticOrder' | 'Questionnaire' | 'Group' | 'Provenance'
const isUnreadable = (type: string, sentences: Readonly<Record<UnreadableType, string>>): type is UnreadableType =>
  Object.hasOwn(sentences, type)

/** A type that the API does not read by id: the record from the cache of earlier searches, else a sentence about the type. */
function CachedRecord({ type, id }: { type: DescribedType; id: string }) {
  const { detail } = usePageMessages()
  const session = useSession()
  const client = useQueryClient()
  const names = useKindNames(type)
  const mask = useMasking()
  const resource = cachedRecord(client, session, type, id)
  if (resource) return <RecordWithPlainNames type={type} resource={mask(resource)} />
  return (
    <>
      <BackLink type={type} />
      <PageHeading title={names.one} />
      {isUnreadable(type, detail.notOffered) ? <p>{detail.notOffered[type]}</p> : null}
    </>
  )
}

function BackLink({ type, kind = type }: { type: DescribedType; kind?: ListedKind }) {
  const { views } = usePageMessages()
  const names = useKindNames(kind)
  const session = useSession()
  if (type === 'Provenance' || requestContractOf(type).searches.length === 0 || !isOffered(type, session)) return null
  const hasList = descriptorOf(type).listQuery('x') !== undefined
  return (
    <p className="no-print">
      {hasList || type === 'Group' || type === 'Questionnaire' ? (
        <Link to={listPaths[kind] ?? `/records/${type}`}>{views.detail.backTo(names.many)}</Link>
      ) : null}
    </p>
  )
}

/** Kinds of plain names that a page needs in addition to that of its record. */
const RELATED_KINDS: Readonly<Partial<Record<DescribedType, readonly DictionaryKind[]>>> = {
  Observation: ['units'],
  Encounter: ['tests', 'conditions'],
  DocumentReference: ['visits'],
  Condition: ['medicines', 'visits', 'procedures'],
  AllergyIntolerance: ['reactions'],
  // Names of reasons.
  MedicationRequest: ['conditions'],
  Procedure: ['conditions'],
}

function RecordWithPlainNames({ type, resource }: { type: DescribedType; resource: Resource }) {
  const kinds = dictionaryKindsOf(type)
  const record = (
    <Boundary fallback={<UnshownRecordPage type={type} resource={resource} />}>
      <ReasonNames>
        <RecordView type={type} resource={resource} />
      </ReasonNames>
    </Boundary>
  )
  return kinds.length > 0 ? (
    <PlainNamesProvider kinds={[...kinds, ...(RELATED_KINDS[type] ?? [])]}>{record}</PlainNamesProvider>
  ) : (
    record
  )
}

/** In place of the page of a record that cannot be shown: the record as it was sent. */
function UnshownRecordPage({ type, resource }: { type: DescribedType; resource: Resource }) {
  const { views } = usePageMessages()
  return (
    <>
      <BackLink type={type} />
      <PageHeading title={useKindNames(type).one} />
      <p>{views.common.unshown}</p>
      <LazyRawJson resource={resource} />
    </>
  )
}

/** True for a title in the words of the record, from a code system. */
const isTitledByCode = (resource: Resource, title: string | undefined, plainName: string | undefined): boolean =>
  title !== undefined && plainName === undefined && hasCodedNames(resource.resourceType) && !isMaskedRecord(resource)

function RecordView({ type, resource }: { type: DescribedType; resource: Resource }) {
  const { audience } = useAudience()
  return audience !== 'provider' && hasStory(resource) ? (
    <StoryView type={type} resource={resource} />
  ) : (
    <PlainView type={type} resource={resource} />
  )
}

/** The plain name of a record; for readers of another language also of one that negates what it names, such as an order not to take a medicine. */
function useStoryNaming(record: Resource, title: string | undefined): PlainNaming | undefined {
  const named = usePlainNames()(record, title)
  const found = useConceptNames().ofRecord(record, title)
  if (named?.plain !== undefined || found === undefined) return named
  return { below: null, after: null, explanation: null, ...named, name: found.name, saysLess: !found.isWhole }
}

/** The page that answers what people ask about a record. */
function StoryView({ type, resource }: { type: DescribedType; resource: Resource }) {
  const names = useKindNames(type)
  // The authors of a document are in a line of their own.
  const title = useRecordTitle(type, withoutAuthor(resource))
  const record = useRecordWithMedication(resource)
  const named = useStoryNaming(record, title)
  return (
    <>
      <BackLink type={type} />
      <PageHeading
        title={storyTitle(resource, named?.name) ?? title ?? names.one}
        documentTitle={names.one}
        isCoded={isTitledByCode(resource, title, named?.name)}
      />
      <RecordStory record={record} sent={resource} naming={named} recordName={title ?? ''} />
    </>
  )
}

/** The page that has every element of a record. */
function PlainView({ type, resource }: { type: DescribedType; resource: Resource }) {
  const kind = recordKindOf(type, resource)
  const names = useKindNames(kind)
  const title = useRecordTitle(type, resource)
  const recordWithMedication = useRecordWithMedication(resource)
  const namesOf = usePlainNames()
  const day = isOfType(resource, 'Encounter') ? visitDay(resource) : undefined
  // On a phone, and on the page of a visit, open explanations would push the content off the first screen.
  const [isWide] = useState(() => matchMedia('(min-width: 64em)').matches)
  const named = namesOf(recordWithMedication, title, isWide && type !== 'Encounter' ? 'open' : undefined)
  const plainName = named?.name
  const isCoded = isTitledByCode(resource, title, plainName)
  // The document title names only the kind of record: others can see it, and the browser history stores it.
  return (
    <>
      <BackLink type={type} kind={kind} />
      <div data-row className={styles['top']}>
        <div className={day === undefined ? undefined : visitStyles['title']}>
          {day === undefined ? null : <DayTile day={day} />}
          <div>
            <PageHeading title={plainName ?? title ?? names.one} documentTitle={names.one} isCoded={isCoded} />
            {isMaskedRecord(resource) ? null : <RecordStatusHeader type={type} resource={resource} />}
            {named?.below}
          </div>
        </div>
        {isMaskedRecord(resource) ? null : <TitleControls type={type} resource={resource} />}
      </div>
      {isMaskedRecord(resource) ? (
        <MaskedRecordNotice record={resource} />
      ) : (
        <RecordDetail type={type} resource={resource} />
      )}
    </>
  )
}

/** Next to the title: links to other visits, or the choice of view. */
function TitleControls({ type, resource }: { type: DescribedType; resource: Resource }) {
  if (isOfType(resource, 'Encounter')) return <AdjacentVisits visit={resource} position="title" />
  return showsRelatedRecordsFirst(type) ? null : <DetailViewChoice />
}
