import { Link, useParams } from 'react-router'
import { contractOf, isRecordType } from '../../contract'
import { useRecord } from '../../data/hooks'
import { objectsOf } from '../../fhir/guards'
import { describe } from '../../resources/registry'
import { useSession } from '../../session/context'
import { Banner } from '../../ui/banner'
import { Disclosure } from '../../ui/disclosure'
import { FactList } from '../../ui/fact-list'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { usePageWords } from '../../ui/page-words'
import { FailureNote } from '../../ui/section-state'
import { StatusChip } from '../../ui/status-chip'
import { WhereFrom } from './where-from'
import { Files } from './files'
import { warningsOf } from './safety'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import type { Warning } from './safety'

/** One record of any type, with everything that the server sent of it. */
export default function RecordPage() {
  const { type = '', id = '' } = useParams()
  const { views } = usePageWords()
  if (!isRecordType(type)) return <PageHeading title={views.records.unknownType} />
  if (type === 'DiagnosticOrder') return <PageHeading title={views.records.notAvailable.DiagnosticOrder} />
  if (type === 'Questionnaire') return <PageHeading title={views.records.notAvailable.Questionnaire} />
  return <Detail key={`${type}/${id}`} type={type} id={id} />
}

function Detail({ type, id }: { type: RecordType; id: string }) {
  const { views, typeNames } = usePageWords()
  const { audience } = useAudience()
  const { state, resource, failure, retry } = useRecord(type, id)
  const names = typeNames[type][audience === 'provider' ? 'provider' : 'patient']
  // The title of the page stays the kind of record: a title can be seen by others and is kept in the history.
  const title = (resource && describe(type).title(resource)) ?? names.one
  const back = describe(type).list('x') ? <Link to={`/records/${type}`}>{views.detail.backTo(names.many)}</Link> : null
  return (
    <>
      <p className="no-print">{back}</p>
      <PageHeading title={title} documentTitle={names.one} />
      {state === 'failed' && failure ? <FailureNote failure={failure} what={names.many.toLowerCase()} fetching={false} retry={retry} /> : null}
      {state === 'loading' ? <p role="status">{views.detail.getting}</p> : null}
      {resource ? <Record type={type} resource={resource} /> : null}
    </>
  )
}

const tones: Readonly<Record<Warning, 'error' | 'warn'>> = { mistake: 'error', doNotTake: 'error', refuted: 'warn', notDone: 'warn', unknownModifier: 'warn' }

function Record({ type, resource }: { type: RecordType; resource: Resource }) {
  const { views, sectionTitles } = usePageWords()
  const { audience } = useAudience()
  const session = useSession()
  const provider = audience === 'provider'
  const descriptor = describe(type)
  const sections = descriptor.sections(resource)
  const subject = descriptor.subjectOf(resource)
  const warningText: Readonly<Record<Warning, string>> = {
    mistake: views.detail.mistake,
    doNotTake: views.detail.doNotTake,
    refuted: views.detail.refuted,
    notDone: views.detail.notDone,
    unknownModifier: views.detail.unknownModifier,
  }
  const extensions = objectsOf(resource['extension']).length
  return (
    <>
      {session.patientId !== undefined && subject !== undefined && subject !== session.patientId ? <Banner tone="error" title={views.detail.otherPatient} /> : null}
      {warningsOf(resource).map((warning) => (
        <Banner key={warning} tone={tones[warning]} title={warningText[warning]} />
      ))}
      <p>
        {descriptor.statuses(resource).map(({ group, code }) => (
          <StatusChip key={group + code} group={group} code={code} always />
        ))}
      </p>
      {sections
        .filter((section) => section.id !== 'careTeam')
        .map((section) => (
          <section key={section.id}>
            <h2>{sectionTitles[section.id]?.[provider ? 1 : 0] ?? views.detail.sections}</h2>
            <FactList rows={section.rows} />
          </section>
        ))}
      <Files type={type} resource={resource} />
      {contractOf(type).revinclude ? <WhereFrom type={type} resource={resource} /> : null}
      <Disclosure summary={sectionTitles['careTeam']?.[provider ? 1 : 0] ?? views.detail.careTeam} open={provider}>
        {sections
          .filter((section) => section.id === 'careTeam')
          .map((section) => (
            <FactList key={section.id} rows={section.rows} />
          ))}
        {provider && extensions > 0 ? <p>{views.detail.otherExtensions(extensions)}</p> : null}
      </Disclosure>
      {provider ? (
        <Disclosure summary={views.detail.json}>
          <pre>{JSON.stringify(resource, undefined, 2)}</pre>
        </Disclosure>
      ) : null}
    </>
  )
}
