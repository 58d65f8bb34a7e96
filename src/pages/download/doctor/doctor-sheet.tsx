import { gapNotes, omittedNotes, uncheckedDoNotTakeNote } from '../../../resources/export/missing-notes'
import { useAudience } from '../../../ui/audience'
import { groupLines } from './fit-sheet'
import styles from './doctor.module.css'
import { RecordText } from '../../../ui/record-text'
import type { DoctorSheetContent } from '../../../clinical/overview/doctor-sheet-content'
import type { RecordType } from '../../../contract'
import type { ExportSource } from '../../../resources/export/export-source'
import { pluralTypeName, type ExportContext } from '../../../resources/export/export-context'
import type { FittedSheet } from './fit-sheet'
import { factsOfLine, type SheetLine, type SheetPartId } from './sheet-lines'

/** The type of each part, to tell a part without records from one that could not be loaded. */
const PART_TYPES: Readonly<Record<SheetPartId, RecordType>> = {
  allergies: 'AllergyIntolerance',
  notToTake: 'MedicationRequest',
  medicines: 'MedicationRequest',
  problems: 'Condition',
  implants: 'Device',
  results: 'Observation',
  contacts: 'CareTeam',
}
const PART_ORDER: readonly SheetPartId[] = [
  'allergies',
  'notToTake',
  'medicines',
  'problems',
  'implants',
  'results',
  'contacts',
]

interface DoctorSheetProps {
  readonly sheet: FittedSheet
  readonly content: DoctorSheetContent
  readonly source: ExportSource
  readonly context: ExportContext
}

/** The printed sheet. */
export function DoctorSheet({ sheet, content, source, context }: DoctorSheetProps) {
  const { exportOptions, download } = context.messages
  const reader = useAudience()
  const messages = exportOptions.doctor
  const missing = gapNotes(source, context)
  const none: Readonly<Partial<Record<SheetPartId, string>>> = messages.none
  const others: Readonly<Partial<Record<SheetPartId, string>>> = {
    ...(content.allergies.omitted > 0 ? { allergies: messages.others.allergies(content.allergies.omitted) } : {}),
    ...(content.medicines.omitted > 0 ? { medicines: messages.others.medicines(content.medicines.omitted) } : {}),
    ...(content.problems.omitted > 0 ? { problems: messages.others.problems(content.problems.omitted) } : {}),
    ...(content.implants.omitted > 0 ? { implants: messages.others.implants(content.implants.omitted) } : {}),
    ...(content.olderResults > 0 ? { results: messages.others.results(content.olderResults) } : {}),
  }
  const unchecked = uncheckedDoNotTakeNote(source, context)
  // An empty part is hidden when it would say nothing, and contacts when the patient has died.
  const isHidden = (id: SheetPartId): boolean =>
    sheet[id].lines.length === 0 &&
    ((id === 'notToTake' && unchecked === undefined) || (id === 'contacts' && context.hasDied === true))
  const shown = PART_ORDER.filter((id) => !isHidden(id))
  // Of a list that is not whole, nothing is known to be the newest.
  const titleOf = (id: SheetPartId, isWhole: boolean): string =>
    id === 'results' && !isWhole ? pluralTypeName(context, 'Observation') : messages.parts[id](reader)
  return (
    <section className={styles['sheet']}>
      <h2>{messages.paperTitle(reader)}</h2>
      {missing.length > 0 ? (
        <div className={styles['missing']}>
          <strong>{download.text.missing}</strong>
          <ul>
            {missing.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {shown.map((id) => {
        const { lines, omitted } = sheet[id]
        const gaps = source.parts.flatMap(({ type, gap }) =>
          type === PART_TYPES[id] && gap !== undefined ? [gap] : [],
        )
        const omittedPrivate = source.parts.find(({ type }) => type === PART_TYPES[id])?.omittedPrivate ?? 0
        const missingText = gaps.includes('loading') ? messages.partLoading : messages.partFailed
        return (
          <section key={id}>
            <h3>
              <span>{titleOf(id, gaps.length === 0)}</span>
            </h3>
            {id === 'notToTake' && unchecked !== undefined ? (
              <p>
                <strong>{unchecked}</strong>
              </p>
            ) : null}
            {lines.length === 0 && id !== 'notToTake' && (gaps.length > 0 || omittedPrivate === 0) ? (
              <p>{gaps.length > 0 ? missingText : none[id]}</p>
            ) : null}
            {lines.length > 0 && id === 'results' ? <ResultGroups lines={lines} last={messages.otherResults} /> : null}
            {lines.length > 0 && id !== 'results' ? <LineList lines={lines} /> : null}
            {omittedPrivate > 0 && id !== 'notToTake' ? (
              <p>
                <strong>{download.privateOmitted(omittedPrivate)}</strong>
              </p>
            ) : null}
            {omitted > 0 ? (
              <p>
                <strong>{messages.noRoom(omitted)}</strong>
              </p>
            ) : null}
            {others[id] === undefined ? null : <p className={styles['others']}>{others[id]}</p>}
          </section>
        )
      })}
      <p className={styles['others']}>
        {[
          ...(content.answers > 0 ? [messages.answersOmitted(content.answers)] : []),
          ...omittedNotes(source, context),
          messages.about(source.ehrName),
        ].join(' ')}
      </p>
    </section>
  )
}

function ResultGroups({ lines, last }: { lines: readonly SheetLine[]; last: string }) {
  return groupLines(lines, last).map(({ title, lines: linesOfGroup }) => (
    <div key={title} className={styles['group']}>
      <h4>
        <RecordText text={title} />
      </h4>
      <LineList lines={linesOfGroup} />
    </div>
  ))
}

function LineList({ lines }: { lines: readonly SheetLine[] }) {
  return (
    <ul className={styles['lines']}>
      {lines.map((line, index) => (
        <li key={index}>
          <strong>
            <RecordText text={line.name} isCoded={line.isCoded === true} />
          </strong>
          {factsOfLine(line).map((fact, at) => (
            <span key={at}>
              {' · '}
              <RecordText text={fact} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
