import { useMemo, useState } from 'react'
import { useSession } from '../../../auth/session/session-provider'
import { doctorSheetContent, type DoctorSheetContent } from '../../../clinical/overview/doctor-sheet-content'
import { isRecordType, type RecordType } from '../../../contract'
import { resolveReference, type RecordLink } from '../../../data/references/resolve-reference'
import { useReferencedRecords } from '../../../data/references/use-referenced-records'
import { referencedId } from '../../../fhir/reference'
import { isObject, objectsOf, textOf } from '../../../lib/json'
import { gapNotes, uncheckedDoNotTakeNote } from '../../../resources/export/missing-notes'
import { withReferenceNames } from '../../../resources/export/reference-names'
import { recordsOfType, withoutErrors, type ExportSource } from '../../../resources/export/export-source'
import { useStatusContext } from '../../../components/patient/status-context'
import { useNow } from '../../../ui/use-now'
import { usePageMessages } from '../../../ui/use-page-messages'
import { PrintButton } from '../print-button'
import { DoctorSheet } from './doctor-sheet'
import { fitSheet, sheetPageCount, type SheetNoteLines } from './fit-sheet'
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

/** The members of care teams and the prescribers as links to their records, which have their phone numbers. */
function peopleLinks(
  teams: readonly ResourceOf<'CareTeam'>[],
  medicines: readonly ResourceOf<'MedicationRequest'>[],
  session: Session,
): readonly RecordLink[] {
  const links = [
    ...teams.flatMap(({ participant }) => objectsOf(participant)).map(({ member }) => member),
    ...medicines.map(({ requester }) => requester),
  ]
    .flatMap((person) => (isObject(person) ? [textOf(person['reference'])] : []))
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

/** The lines that the notes of the sheet take, about one each. */
function noteLinesOf(content: DoctorSheetContent, source: ExportSource, context: ExportContext): SheetNoteLines {
  const gaps = gapNotes(source, context).length
  const isPrivate = (type: RecordType): boolean =>
    source.parts.some((part) => part.type === type && (part.omittedPrivate ?? 0) > 0)
  const linesOf = (type: RecordType, omitted: number): number => (omitted > 0 ? 1 : 0) + (isPrivate(type) ? 1 : 0)
  return {
    missing: gaps === 0 ? 0 : gaps + 1,
    parts: {
      allergies: linesOf('AllergyIntolerance', content.allergies.omitted),
      notToTake: uncheckedDoNotTakeNote(source, context) === undefined ? 0 : 1,
      medicines: linesOf('MedicationRequest', content.medicines.omitted),
      problems: linesOf('Condition', content.problems.omitted),
      implants: linesOf('Device', content.implants.omitted),
      results: linesOf('Observation', content.olderResults),
      contacts: linesOf('CareTeam', 0),
    },
  }
}

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
  const medicines = content.medicines.entries.map(({ record }) => record)
  const members = useReferencedRecords(peopleLinks(teams, medicines, session))
  // A role may have no phone number where its person has one.
  const people = useReferencedRecords(personLinks(members.flatMap(loadedRecord)))
  const isLoadingMembers = [...members, ...people].some(({ state }) => state === 'readable')
  const supporting = [...source.supporting, ...[...members, ...people].flatMap(loadedRecord)]
  const contacts = contactLines(
    source.patient,
    teams,
    supporting,
    context,
    statusContext,
    now,
    source.server,
    medicines,
  )
  const lines = sheetLines(content, contacts, recordsOfType(source, 'DiagnosticReport'), context, statusContext)
  const notes = noteLinesOf(content, source, context)
  const fullSheet = fitSheet(lines, true, notes)
  const shortSheet = fitSheet(lines, false, notes)
  const sheet = showsAll ? fullSheet : shortSheet
  const omitted = sheetPartIds.reduce((sum, id) => sum + shortSheet[id].omitted, 0)
  return (
    <>
      <div className="stack no-print">
        <p>
          {exportOptions.about(
            sheetPartIds.reduce((sum, id) => sum + sheet[id].lines.length, 0),
            sheetPageCount(sheet, notes),
          )}
        </p>
        {omitted > 0 ? (
          <label className={`row ${styles['choice']}`}>
            <input type="checkbox" checked={showsAll} onChange={(event) => setShowsAll(event.target.checked)} />
            <span>{exportOptions.doctor.includeAll(omitted, sheetPageCount(fullSheet, notes))}</span>
          </label>
        ) : null}
        <PrintButton waiting={waiting || isLoadingMembers} />
      </div>
      <DoctorSheet sheet={sheet} content={content} source={source} context={context} />
    </>
  )
}
