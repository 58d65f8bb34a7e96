import { Link, Navigate, useLocation, useParams } from 'react-router'
import { contractOf, isRecordType } from '../../contract'
import { useRecords } from '../../data/queries/use-records'
import { isOffered } from '../../data/queries/capabilities'
import { useKept } from '../../data/use-session-state'
import { isMistake } from '../../resources/mistake'
import { describe } from '../../resources/registry'
import { useSession } from '../../auth/session/session-provider'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { SectionLinks } from '../../components/navigation/section-links'
import { usePageWords } from '../../ui/page-words'
import { SectionState } from '../../ui/section-state'
import { newestFirst } from '../../clinical/shared/newest-first'
import { PlainNames } from '../../components/plain-language/plain-names'
import { kindOfType } from '../../components/plain-language/coded-thing'
import { peoplePage } from './people-page'
import { PlacedRecords } from './placed-records'
import { SearchPanel } from './search-panel'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

/** The list of any type: of the open person, or found by a search where the type belongs to no person. */
export default function RecordsPage({ type: given }: { type?: RecordType }) {
  const { views } = usePageWords()
  const { type: named = '' } = useParams()
  const type = given ?? named
  if (!isRecordType(type)) return <PageHeading title={views.records.unknownType} />
  return type === 'Patient' ? <People /> : <TypePage key={type} type={type} />
}

/** A sign-in sees one person at a time: there is no list of people. */
function People() {
  return <Navigate replace to={peoplePage(useSession())} />
}

/** Plural name of the type for who reads. */
function useTypeName(type: RecordType): string {
  const { typeNames } = usePageWords()
  return typeNames[type][useAudience().audience === 'provider' ? 'provider' : 'patient'].many
}

const isOwn = (type: RecordType): boolean => describe(type).list('x') !== undefined

/** What the list is about; staff know, but that coverage may be out of date is said to all. */
function useIntro(type: RecordType): string | undefined {
  const { search, typed } = usePageWords()
  const reader = useAudience()
  const intros: Readonly<Partial<Record<RecordType, (who: typeof reader) => string>>> = typed.intro
  return intros[type]?.(reader) || (isOwn(type) ? undefined : search.directoryIntro)
}

function TypePage({ type }: { type: RecordType }) {
  const { views } = usePageWords()
  const name = useTypeName(type)
  const intro = useIntro(type)
  if (!isOffered(type, useSession())) {
    return (
      <PageHeading
        title={name}
        intro={
          type === 'DiagnosticOrder'
            ? views.records.notAvailable.DiagnosticOrder
            : views.records.notAvailable.Questionnaire
        }
      />
    )
  }
  return (
    <>
      <PageHeading
        title={isOwn(type) ? (reader) => views.records.listTitle(reader, name) : name}
        {...(intro === undefined ? {} : { intro })}
      />
      <SectionLinks />
      {isOwn(type) || type === 'Questionnaire' ? (
        <OwnList type={type} />
      ) : (
        <SearchPanel type={type} name={name.toLowerCase()} />
      )}
    </>
  )
}

/** Forms belong to nobody: those that are in use are the list. */
const formsInUse = { status: 'active' }

function OwnList({ type }: { type: RecordType }) {
  const loaded = useRecords(type, type === 'Questionnaire' ? formsInUse : undefined)
  const { views, typed } = usePageWords()
  const reader = useAudience()
  const name = useTypeName(type).toLowerCase()
  const empty = type === 'AllergyIntolerance' ? { empty: views.summary.allergiesNone } : {}
  const kind = kindOfType(type)
  const listed = (records: readonly Resource[]) => <PlacedRecords type={type} records={newestFirst(type, records)} />
  return (
    <>
      <SectionState loaded={loaded} what={name} {...empty}>
        {(set) => (
          <>
            <p>{views.records.total(set.matches.length, set.matches.filter(isMistake).length)}</p>
            {type === 'Immunization' ? (
              <p className="no-print">
                <Link to="/download/work">{typed.toPrint(reader)}</Link>
              </p>
            ) : null}
            {kind ? <PlainNames kinds={[kind]}>{listed(set.matches)}</PlainNames> : listed(set.matches)}
          </>
        )}
      </SectionState>
      {contractOf(type).searches.length > 1 ? <MoreSearches type={type} name={name} /> : null}
    </>
  )
}

/** The other searches of the API for this list; drawn once they are wanted. */
function MoreSearches({ type, name }: { type: RecordType; name: string }) {
  const { search: words } = usePageWords()
  const state: unknown = useLocation().state
  const asked = typeof state === 'object' && state !== null && 'search' in state
  const [open, setOpen] = useKept(`${type} search open`, asked)
  return (
    <details className="no-print" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.open}</summary>
      {open ? (
        <div className="stack">
          <p>{words.openIntro}</p>
          <SearchPanel type={type} name={name} />
        </div>
      ) : null}
    </details>
  )
}
