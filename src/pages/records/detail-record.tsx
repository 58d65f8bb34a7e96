import { Boundary } from '../../ui/boundary'
import { useMemo, Suspense } from 'react'
import { lazyComponent } from '../../ui/preloadable'
import { useLoadedRecords } from '../../data/completeness/use-loaded-records'
import { isRecordType } from '../../contract'
import { detailOf } from '../../resources/detail/details'
import { sectionsWithoutStatus } from '../../resources/detail/sections-without-status'
import { useSession } from '../../auth/session/session-provider'
import { Banner } from '../../ui/banner'
import { Card } from '../../ui/card'
import { Disclosure } from '../../ui/disclosure'
import { FactList } from '../../ui/value'
import { DetailLevelProvider } from '../../ui/detail-level'
import { AudienceProvider, useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { FileViewerProvider, useFileViewer } from '../../ui/file-viewer-context'
import { ReferenceProvider } from '../../ui/reference-context'
import { Age } from '../../components/patient/age'
import { PrivateRecordMark } from '../../components/rows/private-record'
import { ConditionDates } from '../../components/rows/condition-dates'
import { StatusOnlyChip } from '../../components/rows/record-status'
import { CorrectionLink } from '../../components/export/correction-link'
import { AddToAppointmentSheet } from '../../components/export/add-to-appointment-sheet'
import { ContainedResources } from './detail-contained'
import { IncomingReferences } from './detail-incoming-references'
import { RecordProvenance } from './detail-provenance'
import { ReactionExplanations } from './detail-reactions'
import { useRecordReferences } from './detail-references'
import { PrimaryContent } from './detail-primary-content'
import { LeadingNarrative } from './detail-narrative'
import { TechnicalDetails } from './detail-technical'
import { RecordWarnings } from './detail-warnings'
import { DetailViewChoice, useDetailView } from './detail-view'
import { ConditionRecords } from './condition/condition-records'
import { VisitFacts } from './visit/visit-facts'
import { VisitRecords } from './visit/visit-records'
import styles from './detail.module.css'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'
import type { DescribedType } from '../../resources/define-descriptor'
import type { DetailSection } from '../../resources/detail/define-detail'
import { useFormat } from '../../language/language-context'

/** The warnings and the status of a record, right below its title. */
export function RecordStatusHeader({ type, resource }: RecordProps) {
  return (
    <div className={`stack ${styles['status']}`}>
      <RecordWarnings type={type} resource={resource} />
      <div className="row">
        <StatusOnlyChip record={resource} always />
        <PrivateRecordMark record={resource} />
      </div>
      {isOfType(resource, 'Patient') ? <Age patient={resource} /> : null}
    </div>
  )
}

interface RecordProps {
  readonly type: DescribedType
  readonly resource: Resource
}

/** The related records, then the record in one of its three views. `isBelowStory`: the page above has the controls and says what did not load. */
export function RecordDetail({ type, resource, isBelowStory = false }: RecordProps & { isBelowStory?: boolean }) {
  const reader = useAudience()
  const { view } = useDetailView()
  // A provider who chooses the plain view reads it as the patient does.
  const plainAudience = reader.audience === 'provider' ? 'patient' : reader.audience
  return (
    <div className={styles['page']}>
      {isOfType(resource, 'Encounter') ? <VisitRelatedRecords visit={resource} isBelowStory={isBelowStory} /> : null}
      {isOfType(resource, 'Condition') ? (
        <ConditionRelatedRecords condition={resource} hasLoadNotes={!isBelowStory} />
      ) : null}
      {isBelowStory ? null : (
        <div className="row no-print">
          <AddToAppointmentSheet resource={resource} />
          <CorrectionLink resource={resource} />
        </div>
      )}
      {showsRelatedRecordsFirst(type) && !isBelowStory ? <DetailViewChoice /> : null}
      {view === 'raw' ? (
        <LazyRawJson resource={resource} />
      ) : (
        <AudienceProvider {...reader} audience={view === 'clinical' ? reader.audience : plainAudience}>
          <DetailLevelProvider value={view}>
            <DetailSections
              type={type}
              resource={resource}
              isClinical={view === 'clinical'}
              isBelowStory={isBelowStory}
            />
          </DetailLevelProvider>
        </AudienceProvider>
      )}
    </div>
  )
}

/** Visits and conditions show their related records before the choice of view; all other types have the choice next to the title. */
export const showsRelatedRecordsFirst = (type: DescribedType): boolean => type === 'Encounter' || type === 'Condition'

/** The facts, notes and records of a visit. */
function VisitRelatedRecords({ visit, isBelowStory }: { visit: ResourceOf<'Encounter'>; isBelowStory: boolean }) {
  return (
    <>
      {isBelowStory ? null : <VisitFacts visit={visit} />}
      <VisitRecords visit={visit} isBelowStory={isBelowStory} />
    </>
  )
}

/** The dates of a condition, then its related records. */
function ConditionRelatedRecords({
  condition,
  hasLoadNotes,
}: {
  condition: ResourceOf<'Condition'>
  hasLoadNotes: boolean
}) {
  return (
    <>
      <p>
        <ConditionDates condition={condition} />
      </p>
      <ConditionRecords condition={condition} hasLoadNotes={hasLoadNotes} />
    </>
  )
}

/** Elements shown in full at the top of the page, so left out of the sections below. */
const ELEMENTS_SHOWN_ABOVE: readonly string[] = [
  'DiagnosticReport.conclusion',
  'DiagnosticReport.result',
  'DiagnosticReport.presentedForm',
]

const withoutElementsShownAbove = (section: DetailSection): DetailSection => ({
  ...section,
  rows: section.rows.filter(({ label }) => !ELEMENTS_SHOWN_ABOVE.includes(label)),
})

function DetailSections({
  type,
  resource,
  isClinical,
  isBelowStory,
}: RecordProps & { isClinical: boolean; isBelowStory: boolean }) {
  const format = useFormat()
  const { views, sectionTitles, detail, byType } = usePageMessages()
  const { hasDied } = useAudience()
  // The status chip above already shows the status elements; only the clinical view lists them as well.
  const sections = useMemo(
    () =>
      isClinical ? detailOf(type).sections(resource, format) : sectionsWithoutStatus(type, resource, format, hasDied),
    [isClinical, type, resource, format, hasDied],
  )
  const references = useRecordReferences(resource)
  // The files of a document are above; its sections only name them.
  const fileViewer = useFileViewer()
  const titleOf = (id: string) => sectionTitles[id]?.[isClinical ? 1 : 0] ?? views.detail.sections
  const sectionTitle = (id: string) => titleOf(id === 'contact' && type === 'Patient' ? 'ownContact' : id)
  const visibleSections = sections
    .filter((section) => section.id !== 'careTeam')
    .map(withoutElementsShownAbove)
    .filter(({ rows }) => rows.length > 0)
  return (
    <ReferenceProvider value={references}>
      {type === 'DiagnosticOrder' ? <Banner tone="info" title={detail.olderFormat} /> : null}
      <LeadingNarrative resource={resource} />
      <PrimaryContent resource={resource} isBelowStory={isBelowStory} />
      {type === 'Encounter' ? (
        <Disclosure summary={byType.visit.details} open={isClinical || isBelowStory}>
          <SectionCards sections={visibleSections} titleOf={titleOf} />
        </Disclosure>
      ) : (
        <>
          <SectionCards sections={visibleSections.slice(0, 1)} titleOf={sectionTitle} />
          {isOfType(resource, 'AllergyIntolerance') ? <ReactionExplanations allergy={resource} /> : null}
          <FileViewerProvider value={isOfType(resource, 'DocumentReference') ? undefined : fileViewer}>
            <SectionCards sections={visibleSections.slice(1)} titleOf={sectionTitle} />
          </FileViewerProvider>
        </>
      )}
      <ContainedResources resource={resource} isClinical={isClinical} />
      {isRecordType(type) ? <RecordProvenance type={type} resource={resource} /> : null}
      <IncomingReferencesSection resource={resource} />
      <TechnicalDetails
        type={type}
        resource={resource}
        rows={sections.find((section) => section.id === 'careTeam')?.rows ?? []}
        title={titleOf('careTeam')}
        open={isClinical}
      />
      <p className="print-only">{detail.notOnPaper}</p>
    </ReferenceProvider>
  )
}

interface SectionCardsProps {
  readonly sections: readonly DetailSection[]
  readonly titleOf: (id: string) => string
}

function SectionCards({ sections, titleOf }: SectionCardsProps) {
  const { views } = usePageMessages()
  return sections.map(({ id, rows }) => (
    <Card key={id} title={titleOf(id)}>
      <Boundary fallback={<p>{views.common.unshownPart}</p>}>
        <FactList rows={rows} />
      </Boundary>
    </Card>
  ))
}

/** Not for the open patient, whom every record references, nor for visits and conditions, which list their related records above. */
function IncomingReferencesSection({ resource }: { resource: Resource }) {
  const { byType } = usePageMessages()
  const reader = useAudience()
  const session = useSession()
  const loaded = useLoadedRecords()
  if (resource.resourceType === 'Patient' && resource.id === session.patientId)
    return <p>{byType.profileWrong(reader)}</p>
  if (resource.resourceType === 'Encounter' || resource.resourceType === 'Condition') return null
  return <IncomingReferences resource={resource} loaded={loaded} />
}

const RawJson = lazyComponent(() => import('./detail-raw-json'))

/** The raw JSON view; its code loads when it is first chosen. */
export function LazyRawJson({ resource }: { resource: Resource }) {
  const { detail } = usePageMessages()
  return (
    <Suspense fallback={<p role="status">{detail.rawLoading}</p>}>
      <RawJson resource={resource} />
    </Suspense>
  )
}
