import { useMemo, useState } from 'react'
import { useSession } from '../../../auth/session/session-provider'
import { doctorSheetContent } from '../../../clinical/overview/doctor-sheet-content'
import { isRecordType, type RecordType } from '../../../contract'
import { resolveReference, type RecordLink } from '../../../data/references/resolve-reference'
import { useReferencedRecords } from '../../../data/references/use-referenced-records'
import { referencedId } from '../../../fhir/reference'
import { isObject, objectsOf, textOf } from '../../../lib/json'
import { withReferenceNames } from '../../../resources/export/reference-names'
import { recordsOfType, withoutErrors, type ExportSource } from '../../../resources/export/export-source'
import { useStatusContext } from '../../../components/patient/status-context'
import { useNow } from '../../../ui/use-now'
import { usePageMessages } from '../../../ui/use-page-messages'
import { PrintButton } from '../print-button'
import { DoctorSheet } from './doctor-sheet'
import { fitSheet, sheetPageCount } from './fit-sheet'
import { contactLines } from './contact-lines'
import { sheetPartIds, sheetLines } from './sheet-lines'
import styles from './doctor.module.css'
import type { Session } from '../../../auth/session/session'
import type { Resource, ResourceOf } from '../../../fhir/resource'
import type { ExportContext } from '../../../resources/export/export-context'
import { useFormat } from '../../../language/language-context'

/** The types to load for the sheet. */
export const doctorSheetTypes: readonly RecordType[] = [
  'AllergyIntolerance',
  'MedicationRequest',
  'MedicationDispense',
  'Condition',
  'Device',
  'Observation',
  'DiagnosticReport',
  'CareTeam',
]

/** The members of care teams as links to their records, which have their phone numbers. */
function memberLinks(teams: readonly ResourceOf<'CareTeam'>[], session: Session): readonly RecordLink[] {
  const links = teams
    .flatMap(({ participant }) => objectsOf(participant))
    .flatMap(({ member }) => (isObject(member) ? [textOf(member['reference'])] : []))
    .flatMap((reference) => {
      const target = reference === undefined ? undefined : resolveReference(reference, session)
      return target?.at === 'here' && isRecordType(target.type) && target.type !== 'Patient'
        ? [{ type: target.type, id: target.id }]
        : []
    })
  return [...new Map(links.map((link) => [`${link.type}/${link.id}`, link])).values()]
}

const loadedRecord = (known: ReturnType<typeof useReferencedRecords>[number]): readonly Resource[] =>
  known.state === 'loaded' ? [known.resource] : []

/** The people of roles without contact details. */
const personLinks = (members: readonly Resource[]): readonly RecordLink[] =>
  members.flatMap((member) => {
    const id =
      objectsOf(member['telecom']).length === 0 ? referencedId(member['practitioner'], 'Practitioner') : undefined
    return id === undefined ? [] : [{ type: 'Practitioner', id }]
  })

/** Two pages for a doctor who does not know the patient; lines that do not fit are counted, and can be included. */
export function DoctorExport({
  source: allRecords,
  context: baseContext,
  waiting,
}: {
  source: ExportSource
  context: ExportContext
  waiting: boolean
}) {
  const format = useFormat()
  const { exportOptions } = usePageMessages()
  const statusContext = useStatusContext()
  const now = useNow()
  const [showsAll, setShowsAll] = useState(false)
  const source = useMemo(() => withoutErrors(allRecords), [allRecords])
  const context = useMemo(() => withReferenceNames(baseContext, source), [baseContext, source])
  const content = useMemo(
    () => doctorSheetContent((type) => recordsOfType(source, type), source.supporting, statusContext, now, format),
    [source, statusContext, now, format],
  )
  const session = useSession()
  const teams = useMemo(() => recordsOfType(source, 'CareTeam'), [source])
  const members = useReferencedRecords(memberLinks(teams, session))
  // A role may have no phone number where its person has one.
  const people = useReferencedRecords(personLinks(members.flatMap(loadedRecord)))
  const isLoadingMembers = [...members, ...people].some(({ state }) => state === 'readable')
  const supporting = [...source.supporting, ...[...members, ...people].flatMap(loadedRecord)]
  const contacts = contactLines(source.patient, teams, supporting, context, statusContext, now, source.server)
  const lines = sheetLines(content, contacts, recordsOfType(source, 'DiagnosticReport'), context, statusContext)
  const fullSheet = fitSheet(lines, true)
  const shortSheet = fitSheet(lines, false)
  const sheet = showsAll ? fullSheet : shortSheet
  const omitted = sheetPartIds.reduce((sum, id) => sum + shortSheet[id].omitted, 0)
  return (
    <>
      <div className="stack no-print">
        <p>
          {exportOptions.about(
            sheetPartIds.reduce((sum, id) => sum + sheet[id].lines.length, 0),
            sheetPageCount(sheet),
          )}
        </p>
        {omitted > 0 ? (
          <label className={`row ${styles['choice']}`}>
            <input type="checkbox" checked={showsAll} onChange={(event) => setShowsAll(event.target.checked)} />
            <span>{exportOptions.doctor.includeAll(omitted, sheetPageCount(fullSheet))}</span>
          </label>
        ) : null}
        <PrintButton waiting={waiting || isLoadingMembers} />
      </div>
      <DoctorSheet sheet={sheet} content={content} source={source} context={context} />
    </>
  )
}
