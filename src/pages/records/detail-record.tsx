import { useMemo } from 'react'
import { useLoadedRecords } from '../../data/completeness/use-loaded-records'
import { isRecordType } from '../../contract'
import { detailOf } from '../../resources/detail/registry'
import { withoutStatus } from '../../resources/detail/without-status'
import { useSession } from '../../auth/session/session-provider'
import { Banner } from '../../ui/banner'
import { Card } from '../../ui/card'
import { Disclosure } from '../../ui/disclosure'
import { FactList } from '../../ui/fact-list'
import { AudienceProvider, useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { ReferenceProvider } from '../../ui/reference-context'
import { Age } from '../../components/patient/age'
import { PrivateMark } from '../../components/private-record'
import { ConditionDates } from '../../components/rows/condition-dates'
import { RecordPhrase } from '../../components/rows/record-status'
import { TakeAlongChoice } from '../../components/export/choice'
import { Contained } from './detail-contained'
import { Mentions } from './detail-mentions'
import { Origin } from './detail-origin'
import { LazyRaw } from './detail-raw-lazy'
import { Reactions } from './detail-reactions'
import { useRecordReferences } from './detail-references'
import { Result } from './detail-result'
import { Additional } from './detail-summary'
import { Technical } from './detail-technical'
import { Warnings } from './detail-warnings'
import { ReadingChoice, useReading } from './reading-choice'
import { ConditionRecords } from './condition/condition-records'
import { VisitFacts } from './visit/visit-facts'
import { VisitRecords } from './visit/visit-records'
import styles from './detail.module.css'
import type { Resource } from '../../fhir/resource'
import type { DescribedType } from '../../resources/define'
import type { Section } from '../../resources/detail/define-detail'

/** What a record warns of and what became of it: right below its name, before any words that are the same for everybody. */
export function Standing({ type, resource }: RecordProps) {
  return (
    <div className={`stack ${styles['standing']}`}>
      <Warnings type={type} resource={resource} />
      <div className="row">
        <RecordPhrase record={resource} always />
        <PrivateMark record={resource} />
      </div>
      {type === 'Patient' ? <Age patient={resource} /> : null}
    </div>
  )
}

interface RecordProps {
  readonly type: DescribedType
  readonly resource: Resource
}

/** What belongs to a record, then the record in one of its three readings. */
export function DetailRecord({ type, resource }: RecordProps) {
  const reader = useAudience()
  const { reading } = useReading()
  const plainAudience = reader.audience === 'provider' ? 'patient' : reader.audience
  return (
    <div className={styles['page']}>
      {type === 'Encounter' ? <Visit visit={resource} /> : null}
      {type === 'Condition' ? <Problem condition={resource} /> : null}
      <TakeAlongChoice resource={resource} />
      {leadsWithItsRecords(type) ? <ReadingChoice /> : null}
      {reading === 'raw' ? (
        <LazyRaw resource={resource} />
      ) : (
        <AudienceProvider {...reader} audience={reading === 'clinical' ? 'provider' : plainAudience}>
          <Sections type={type} resource={resource} clinical={reading === 'clinical'} />
        </AudienceProvider>
      )}
    </div>
  )
}

/** What belongs to a visit or a condition comes before anything about how the record is shown; of all others the choice stands beside the title. */
export const leadsWithItsRecords = (type: DescribedType): boolean => type === 'Encounter' || type === 'Condition'

/** What was said leads the page of a visit, before anything about how it is shown. */
function Visit({ visit }: { visit: Resource }) {
  return (
    <>
      <VisitFacts visit={visit} />
      <VisitRecords visit={visit} />
    </>
  )
}

/** When a condition began, then what belongs to it. */
function Problem({ condition }: { condition: Resource }) {
  return (
    <>
      <p>
        <ConditionDates condition={condition} />
      </p>
      <ConditionRecords condition={condition} />
    </>
  )
}

/** Elements that stand first on the page of their record, whole: a second copy of them below would be read as something else. */
const shownFirst: readonly string[] = [
  'DiagnosticReport.conclusion',
  'DiagnosticReport.result',
  'DiagnosticReport.presentedForm',
]

const withoutFirst = (section: Section): Section => ({
  ...section,
  rows: section.rows.filter(({ label }) => !shownFirst.includes(label)),
})

function Sections({ type, resource, clinical }: RecordProps & { clinical: boolean }) {
  const { views, sectionTitles, detail, typed } = usePageWords()
  const { hasDied } = useAudience()
  // What the phrase above says is not taken apart again, but for those who ask for every element.
  const sections = useMemo(
    () => (clinical ? detailOf(type).sections(resource) : withoutStatus(type, resource, hasDied)),
    [type, resource, clinical, hasDied],
  )
  const references = useRecordReferences(resource)
  const titleOf = (id: string) => sectionTitles[id]?.[clinical ? 1 : 0] ?? views.detail.sections
  const ownTitleOf = (id: string) => titleOf(id === 'contact' && type === 'Patient' ? 'ownContact' : id)
  const first = sections
    .filter((section) => section.id !== 'careTeam')
    .map(withoutFirst)
    .filter(({ rows }) => rows.length > 0)
  return (
    <ReferenceProvider value={references}>
      {type === 'DiagnosticOrder' ? <Banner tone="info" title={detail.olderFormat} /> : null}
      <Additional resource={resource} />
      <Result resource={resource} />
      {type === 'Encounter' ? (
        <Disclosure summary={typed.visit.details} open={clinical}>
          <Listed sections={first} titleOf={titleOf} />
        </Disclosure>
      ) : (
        <>
          <Listed sections={first.slice(0, 1)} titleOf={ownTitleOf} />
          <Reactions allergy={resource} />
          <Listed sections={first.slice(1)} titleOf={ownTitleOf} />
        </>
      )}
      <Contained resource={resource} clinical={clinical} />
      {isRecordType(type) ? <Origin type={type} resource={resource} /> : null}
      <Mentioned resource={resource} />
      <Technical
        type={type}
        resource={resource}
        rows={sections.find((section) => section.id === 'careTeam')?.rows ?? []}
        title={titleOf('careTeam')}
        open={clinical}
      />
    </ReferenceProvider>
  )
}

function Listed({ sections, titleOf }: { sections: readonly Section[]; titleOf: (id: string) => string }) {
  return sections.map(({ id, rows }) => (
    <Card key={id} title={titleOf(id)}>
      <FactList rows={rows} />
    </Card>
  ))
}

/** Everything mentions the person: a list of it would be the record once more. A visit and a condition have all that names them at the top of their page. */
function Mentioned({ resource }: { resource: Resource }) {
  const { typed } = usePageWords()
  const reader = useAudience()
  const session = useSession()
  const loaded = useLoadedRecords()
  if (resource.resourceType === 'Patient' && resource.id === session.patientId)
    return <p>{typed.profileWrong(reader)}</p>
  if (resource.resourceType === 'Encounter' || resource.resourceType === 'Condition') return null
  return <Mentions resource={resource} loaded={loaded} />
}
