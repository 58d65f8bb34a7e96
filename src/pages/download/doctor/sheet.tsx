import { gapNotes, leftOutNotes } from '../../../resources/export/notes'
import { useAudience } from '../../../ui/language'
import { grouped } from './fit-sheet'
import styles from './doctor.module.css'
import type { ForADoctor } from '../../../clinical/overview/for-a-doctor'
import type { RecordType } from '../../../contract'
import type { ExportSource } from '../../../resources/export/source'
import type { Speech } from '../../../resources/export/speech'
import type { FittedSheet } from './fit-sheet'
import type { PartId, SheetLine } from './sheet-lines'

/** The kind that each part is made of, to tell a part without records from one that could not be loaded. */
const typeOf: Readonly<Record<PartId, RecordType>> = {
  allergies: 'AllergyIntolerance',
  notToTake: 'MedicationRequest',
  medicines: 'MedicationRequest',
  problems: 'Condition',
  implants: 'Device',
  results: 'Observation',
  contacts: 'CareTeam',
}
const order: readonly PartId[] = ['allergies', 'notToTake', 'medicines', 'problems', 'implants', 'results', 'contacts']

interface Props {
  readonly sheet: FittedSheet
  readonly chosen: ForADoctor
  readonly source: ExportSource
  readonly speech: Speech
}

/** The sheet as it is printed. */
export function Sheet({ sheet, chosen, source, speech }: Props) {
  const { taking, download } = speech.words
  const reader = useAudience()
  const words = taking.doctor
  const missing = gapNotes(source, speech)
  const none: Readonly<Partial<Record<PartId, string>>> = words.none
  const others: Readonly<Partial<Record<PartId, string>>> = {
    ...(chosen.allergies.others > 0 ? { allergies: words.others.allergies(chosen.allergies.others) } : {}),
    ...(chosen.medicines.others > 0 ? { medicines: words.others.medicines(chosen.medicines.others) } : {}),
    ...(chosen.problems.others > 0 ? { problems: words.others.problems(chosen.problems.others) } : {}),
    ...(chosen.implants.others > 0 ? { implants: words.others.implants(chosen.implants.others) } : {}),
    ...(chosen.olderResults > 0 ? { results: words.others.results(chosen.olderResults) } : {}),
  }
  // Without lines these say nothing, or what nobody needs of a person who has died.
  const shown = order.filter(
    (id) => sheet[id].lines.length > 0 || (id !== 'notToTake' && (id !== 'contacts' || speech.hasDied !== true)),
  )
  return (
    <section className={styles['sheet']}>
      <h2>{words.paperTitle(reader)}</h2>
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
        const { lines, left } = sheet[id]
        const gaps = source.parts.flatMap(({ type, gap }) => (type === typeOf[id] && gap !== undefined ? [gap] : []))
        const lacking = gaps.includes('loading') ? words.notYet : words.notKnown
        return (
          <section key={id}>
            <h3>
              <span>{words.parts[id](reader)}</span>
            </h3>
            {lines.length === 0 ? (
              <p>{gaps.length > 0 ? lacking : none[id]}</p>
            ) : id === 'results' ? (
              <Results lines={lines} last={words.otherResults} />
            ) : (
              <Lines lines={lines} />
            )}
            {left > 0 ? (
              <p>
                <strong>{words.noRoom(left)}</strong>
              </p>
            ) : null}
            {others[id] === undefined ? null : <p className={styles['others']}>{others[id]}</p>}
          </section>
        )
      })}
      <p className={styles['others']}>{[...leftOutNotes(source, speech), words.about(source.ehrName)].join(' ')}</p>
    </section>
  )
}

function Results({ lines, last }: { lines: readonly SheetLine[]; last: string }) {
  return grouped(lines, last).map(({ title, lines: own }) => (
    <div key={title} className={styles['group']}>
      <h4>
        <bdi>{title}</bdi>
      </h4>
      <Lines lines={own} />
    </div>
  ))
}

function Lines({ lines }: { lines: readonly SheetLine[] }) {
  return (
    <ul className={styles['lines']}>
      {lines.map(({ name, facts }, index) => (
        <li key={index}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {facts
            .filter((fact) => fact !== '')
            .map((fact, at) => (
              <span key={at}>
                {' · '}
                <bdi>{fact}</bdi>
              </span>
            ))}
        </li>
      ))}
    </ul>
  )
}
