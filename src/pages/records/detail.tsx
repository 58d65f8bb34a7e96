import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { isRecordType } from '../../contract'
import { requestsOf } from '../../contract/where-offered'
import { useRecord } from '../../data/queries/use-records'
import { isOffered, isReadable } from '../../data/queries/capabilities'
import { useSeen } from '../../data/privacy/masked-records'
import { cachedRecord } from '../../data/queries/read'
import { isCover } from '../../resources/cover'
import { describe } from '../../resources/registry'
import { useSession } from '../../auth/session/session-provider'
import { dayOfVisit } from '../../components/rows/visit-tile'
import { DayTile } from '../../ui/day-tile'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { usePageWords } from '../../ui/page-words'
import { FailureNote } from '../../ui/failure-note'
import { Limits } from '../../ui/section-state'
import { useNamesOf } from '../../components/plain-language/names-context'
import { PlainNames } from '../../components/plain-language/plain-names'
import { kindOfType } from '../../components/plain-language/coded-thing'
import { PrivateCover } from '../../components/private-record'
import { DetailRecord, leadsWithItsRecords, Standing } from './detail-record'
import { useAbout, useTitle } from './detail-title'
import { ReadingChoice } from './reading-choice'
import { Neighbors } from './visit/neighbors'
import styles from './detail.module.css'
import visitStyles from './visit/visit.module.css'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import type { Kind } from '../../dictionary/kinds'
import type { DescribedType } from '../../resources/define'

/** One record of any type, with everything that the server sent of it. */
export default function RecordPage() {
  const { type = '', id = '' } = useParams()
  const { views } = usePageWords()
  const session = useSession()
  if (type !== 'Provenance' && !isRecordType(type)) return <PageHeading title={views.records.unknownType} />
  const readable = type !== 'Provenance' && isReadable(type, session)
  return readable ? (
    <Read key={`${type}/${id}`} type={type} id={id} />
  ) : (
    <Found key={`${type}/${id}`} type={type} id={id} />
  )
}

/** Singular and plural of the type for who reads. */
function useTypeNames(type: DescribedType) {
  const { typeNames } = usePageWords()
  return typeNames[type][useAudience().audience === 'provider' ? 'provider' : 'patient']
}

function Read({ type, id }: { type: RecordType; id: string }) {
  const { views } = usePageWords()
  const { state, resource, failure, retry } = useRecord(type, id)
  const limits = useSession().grants.limits(type)
  const names = useTypeNames(type)
  if (resource) return <Shown type={type} resource={resource} />
  return (
    <>
      <Back type={type} />
      <PageHeading title={names.one} />
      {failure ? (
        <FailureNote failure={failure} what={names.many.toLowerCase()} fetching={false} retry={retry} />
      ) : null}
      {failure ? <Limits limits={limits} what={names.many.toLowerCase()} /> : null}
      {state === 'loading' ? <p role="status">{views.detail.getting}</p> : null}
    </>
  )
}

type UnreadType = 'DiagnosticOrder' | 'Questionnaire' | 'Group' | 'Provenance'
const isUnread = (type: string, sentences: Readonly<Record<UnreadType, string>>): type is UnreadType =>
  Object.hasOwn(sentences, type)

/** A type that the API does not read by id: what a search has brought along, else a plain word about it. */
function Found({ type, id }: { type: DescribedType; id: string }) {
  const { detail } = usePageWords()
  const session = useSession()
  const client = useQueryClient()
  const names = useTypeNames(type)
  const seen = useSeen()
  const resource = cachedRecord(client, session, type, id)
  if (resource) return <Shown type={type} resource={seen(resource)} />
  return (
    <>
      <Back type={type} />
      <PageHeading title={names.one} />
      {isUnread(type, detail.notOffered) ? <p>{detail.notOffered[type]}</p> : null}
    </>
  )
}

function Back({ type }: { type: DescribedType }) {
  const { views } = usePageWords()
  const names = useTypeNames(type)
  const session = useSession()
  if (type === 'Provenance' || requestsOf(type).searches.length === 0 || !isOffered(type, session)) return null
  const own = describe(type).list('x') !== undefined
  return (
    <p className="no-print">
      {own || type === 'Group' || type === 'Questionnaire' ? (
        <Link to={`/records/${type}`}>{views.detail.backTo(names.many)}</Link>
      ) : null}
    </p>
  )
}

/** What the page of a record names besides the record: the unit of its value, the results of a visit, what belongs to a condition, the reactions of an allergy. */
const kindsBesides: Readonly<Partial<Record<DescribedType, readonly Kind[]>>> = {
  Observation: ['units'],
  Encounter: ['tests'],
  Condition: ['medicines', 'visits', 'procedures'],
  AllergyIntolerance: ['reactions'],
}

function Shown({ type, resource }: { type: DescribedType; resource: Resource }) {
  const kind = kindOfType(type)
  const record = <Record type={type} resource={resource} />
  return kind ? <PlainNames kinds={[kind, ...(kindsBesides[type] ?? [])]}>{record}</PlainNames> : record
}

function Record({ type, resource }: { type: DescribedType; resource: Resource }) {
  const names = useTypeNames(type)
  const title = useTitle(type, resource)
  const about = useAbout(resource)
  const namesOf = useNamesOf()
  const day = type === 'Encounter' ? dayOfVisit(resource) : undefined
  // What was said leads the page of a visit, and what the record says any other: on a phone, open sentences would push it off the first screen.
  const [isWide] = useState(() => matchMedia('(min-width: 64em)').matches)
  const named = namesOf(about, title, isWide && type !== 'Encounter' ? 'open' : undefined)
  // The title of the page stays the kind of record: a title can be seen by others and is kept in the history.
  return (
    <>
      <Back type={type} />
      <div data-row className={styles['top']}>
        <div className={day === undefined ? undefined : visitStyles['title']}>
          {day === undefined ? null : <DayTile day={day} />}
          <div>
            <PageHeading title={named?.name ?? title ?? names.one} documentTitle={names.one} />
            {isCover(resource) ? null : <Standing type={type} resource={resource} />}
            {named?.below}
          </div>
        </div>
        {isCover(resource) ? null : type === 'Encounter' ? (
          <Neighbors visit={resource} at="title" />
        ) : leadsWithItsRecords(type) ? null : (
          <ReadingChoice />
        )}
      </div>
      {isCover(resource) ? <PrivateCover record={resource} /> : <DetailRecord type={type} resource={resource} />}
    </>
  )
}
