import { Navigate, useLocation, useParams } from 'react-router'
import { contractOf, isOfApi, isRecordType } from '../../contract'
import { includesFor } from '../../data/prefetch/first-page'
import { useRecords } from '../../data/queries/use-records'
import { isOffered } from '../../data/queries/capabilities'
import { useSessionState } from '../../data/use-session-state'
import { isEnteredInError } from '../../resources/entered-in-error'
import { descriptorOf } from '../../resources/descriptors'
import { useSession } from '../../auth/session/session-provider'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { SectionLinks } from '../../components/navigation/section-links'
import { usePageMessages } from '../../ui/use-page-messages'
import { SectionState } from '../../ui/section-state'
import { newestFirst } from '../../clinical/shared/newest-first'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { dictionaryKindsOf } from '../../components/plain-language/record-concept'
import { patientListPath } from './patient-list-path'
import { RecordsByStatus } from './records-by-status'
import { SearchPanel } from './search-panel'
import type { RecordType } from '../../contract'
import { isWholeList } from '../../fhir/whole-list'
import type { RecordSet } from '../../data/record-set'

/** The list of any type: the records of the patient, or a search for types outside the patient compartment. */
export default function RecordsPage({ type: fixedType }: { type?: RecordType }) {
  const { views } = usePageMessages()
  const { type: typeParam = '' } = useParams()
  const type = fixedType ?? typeParam
  const session = useSession()
  if (!isRecordType(type) || (!isOfApi(type) && !isOffered(type, session)))
    return <PageHeading title={views.records.unknownType} />
  return type === 'Patient' ? <PatientRedirect /> : <TypePage key={type} type={type} />
}

/** A session has one patient at a time: there is no list of patients. */
function PatientRedirect() {
  return <Navigate replace to={patientListPath(useSession())} />
}

/** Plural name of the type for the audience. */
function usePluralTypeName(type: RecordType): string {
  const { typeNames } = usePageMessages()
  return typeNames[type][useAudience().audience === 'provider' ? 'provider' : 'patient'].many
}

const isPatientList = (type: RecordType): boolean => descriptorOf(type).listQuery('x') !== undefined

/** The introduction of the list, if the audience has one for the type. */
function useIntro(type: RecordType): string | undefined {
  const { search, byType } = usePageMessages()
  const reader = useAudience()
  const intros: Readonly<Partial<Record<RecordType, (who: typeof reader) => string>>> = byType.intro
  return intros[type]?.(reader) || (isPatientList(type) ? undefined : search.directoryIntro)
}

function TypePage({ type }: { type: RecordType }) {
  const { views } = usePageMessages()
  const name = usePluralTypeName(type)
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
        title={isPatientList(type) ? (reader) => views.records.listTitle(reader, name) : name}
        {...(intro === undefined ? {} : { intro })}
      />
      <SectionLinks />
      {isPatientList(type) || type === 'Questionnaire' ? (
        <TypeList type={type} />
      ) : (
        <SearchPanel type={type} name={name.toLowerCase()} />
      )}
    </>
  )
}

/** Questionnaires belong to no patient: the list has the active ones. */
const ACTIVE_FORMS = { status: 'active' }

function TypeList({ type }: { type: RecordType }) {
  const loaded = useRecords(type, type === 'Questionnaire' ? ACTIVE_FORMS : undefined, includesFor(type))
  const { views, byType } = usePageMessages()
  const reader = useAudience()
  const name = usePluralTypeName(type).toLowerCase()
  const empty = type === 'AllergyIntolerance' ? { empty: views.summary.allergiesNone } : {}
  const kinds = dictionaryKindsOf(type)
  const listed = ({ matches, included }: RecordSet) => (
    <RecordsByStatus type={type} records={newestFirst(type, matches)} included={included} />
  )
  return (
    <>
      <SectionState loaded={loaded} what={name} {...empty}>
        {(set) => (
          <>
            <p>
              {(isWholeList(loaded) ? views.records.total : views.records.loaded)(
                set.matches.length,
                set.matches.filter(isEnteredInError).length,
              )}
            </p>
            {type === 'Immunization' ? (
              <p className="no-print">
                <Link to="/download/work">{byType.toPrint(reader)}</Link>
              </p>
            ) : null}
            {kinds.length > 0 ? <PlainNamesProvider kinds={kinds}>{listed(set)}</PlainNamesProvider> : listed(set)}
          </>
        )}
      </SectionState>
      {contractOf(type).searches.length > 1 ? <MoreSearches type={type} name={name} /> : null}
    </>
  )
}

/** The other searches of the API for this list, rendered once opened. */
function MoreSearches({ type, name }: { type: RecordType; name: string }) {
  const { search } = usePageMessages()
  const state: unknown = useLocation().state
  const opensAtOnce = typeof state === 'object' && state !== null && 'search' in state
  const [open, setOpen] = useSessionState(`${type} search open`, opensAtOnce)
  // A file answers no searches by fields; Find searches in it.
  if (useSession().kind !== 'ehr') return null
  return (
    <details className="no-print" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{search.open}</summary>
      {open ? (
        <div className="stack">
          <p>{search.openIntro}</p>
          <SearchPanel type={type} name={name} />
        </div>
      ) : null}
    </details>
  )
}
