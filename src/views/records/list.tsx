import { useState } from 'react'
import { useParams } from 'react-router'
import { isRecordType } from '../../contract'
import { useRecords } from '../../data/hooks'
import { describe } from '../../resources/registry'
import { Disclosure } from '../../ui/disclosure'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { usePageWords } from '../../ui/page-words'
import { RecordList } from '../../ui/record-list'
import { SectionState } from '../../ui/section-state'
import { newestFirst } from '../newest-first'
import { ResourceRow } from '../resource-row'
import { SearchForm } from './search-form'
import { searchChoices } from './search-choices'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import type { Place } from '../../words/code-words'

const places = ['main', 'check', 'plan', 'past', 'no', 'void'] as const satisfies readonly Place[]
const closed: readonly Place[] = ['past', 'no', 'void']

/** The list of any type: of the open person, or found by a search where the type belongs to no person. */
export default function RecordsPage({ type: given }: { type?: RecordType }) {
  const { views } = usePageWords()
  const { type: named = '' } = useParams()
  const type = given ?? named
  if (!isRecordType(type)) return <PageHeading title={views.records.unknownType} />
  return <TypePage key={type} type={type} />
}

/** Plural name of the type for who reads. */
function useTypeName(type: RecordType): string {
  const { typeNames } = usePageWords()
  return typeNames[type][useAudience().audience === 'provider' ? 'provider' : 'patient'].many
}

const notAvailable: readonly RecordType[] = ['DiagnosticOrder', 'Questionnaire']

function TypePage({ type }: { type: RecordType }) {
  const { views } = usePageWords()
  const name = useTypeName(type)
  const own = describe(type).list('x') !== undefined
  if (notAvailable.includes(type)) {
    return <PageHeading title={name} intro={type === 'DiagnosticOrder' ? views.records.notAvailable.DiagnosticOrder : views.records.notAvailable.Questionnaire} />
  }
  return (
    <>
      <PageHeading title={name} {...(own ? {} : { intro: views.records.directoryIntro })} />
      {own ? <OwnList type={type} /> : <Directory type={type} />}
    </>
  )
}

function OwnList({ type }: { type: RecordType }) {
  const loaded = useRecords(type)
  const { views } = usePageWords()
  const name = useTypeName(type).toLowerCase()
  const empty = type === 'AllergyIntolerance' ? { empty: views.summary.allergiesNone } : {}
  return (
    <SectionState loaded={loaded} what={name} {...empty}>
      {(set) => <PlacedRecords type={type} records={newestFirst(type, set.matches)} />}
    </SectionState>
  )
}

function Directory({ type }: { type: RecordType }) {
  const [params, setParams] = useState<Readonly<Record<string, string>>>()
  return (
    <>
      <SearchForm choices={searchChoices(type)} type={type} onSearch={setParams} />
      {params ? <Found type={type} params={params} /> : null}
    </>
  )
}

function Found({ type, params }: { type: RecordType; params: Readonly<Record<string, string>> }) {
  const loaded = useRecords(type, params)
  const name = useTypeName(type).toLowerCase()
  const { views } = usePageWords()
  return (
    <SectionState loaded={loaded} what={name} empty={views.frame.nothingMatches}>
      {(set) => <PlacedRecords type={type} records={newestFirst(type, set.matches)} />}
    </SectionState>
  )
}

function PlacedRecords({ type, records }: { type: RecordType; records: readonly Resource[] }) {
  const { views } = usePageWords()
  const descriptor = describe(type)
  const groups = places.map((place) => ({ place, records: records.filter((record) => descriptor.place(record) === place) })).filter((group) => group.records.length > 0)
  return (
    <>
      <p>{views.records.total(records.length)}</p>
      {groups.map(({ place, records: placed }) => {
        const title = views.frame.groupCount(views.records.groups[place], placed.length)
        const list = <RecordList label={title} items={placed.map((record) => <ResourceRow key={record.id} resource={record} />)} />
        if (closed.includes(place)) {
          return (
            <Disclosure key={place} summary={title} open={groups.length === 1 && place === 'past'}>
              {place === 'void' ? <p>{views.frame.hiddenMistakesWhy}</p> : null}
              {list}
            </Disclosure>
          )
        }
        return (
          <section key={place}>
            <h2>{title}</h2>
            {list}
          </section>
        )
      })}
    </>
  )
}
