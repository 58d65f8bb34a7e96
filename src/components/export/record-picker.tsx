import { useState } from 'react'
import { summarizeRecord } from '../../resources/export/record-summary'
import { useMasking } from '../../data/privacy/masked-records'
import { recordKey } from '../../fhir/source'
import { pluralTypeName } from '../../resources/export/export-context'
import { descriptorOf } from '../../resources/descriptors'
import { splitByKind } from '../../resources/observation-kind'
import type { RecordKind } from '../../resources/observation-category'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { Disclosure } from '../../ui/disclosure'
import { RecordText } from '../../ui/record-text'
import { isNamedByCode } from '../../components/plain-language/record-concept'
import { usePageMessages } from '../../ui/use-page-messages'
import styles from './sheet.module.css'
import type { Resource } from '../../fhir/resource'
import type { FullRecord } from '../../components/loading/full-record-loader'

interface RecordPickerProps {
  readonly record: FullRecord
  /** `Type/id` of the records on the sheet. */
  readonly selected: readonly string[]
  onToggle(key: string): void
}

/** A checkbox for each record, folded by kind; without records that were entered by mistake. */
export function RecordPicker(props: RecordPickerProps) {
  const { appointment, download } = usePageMessages()
  const { source, exportContext, isLoading } = props.record
  const parts = source.parts
    .map((part) => ({
      ...part,
      records: part.records.filter(
        (record) => record.id !== undefined && descriptorOf(part.type).listSection(record) !== 'enteredInError',
      ),
    }))
    .filter(({ records }) => records.length > 0)
  if (parts.length === 0) return isLoading ? null : <p>{appointment.empty}</p>
  return parts
    .flatMap(({ type, records }) => splitByKind(type, records, (record) => record))
    .filter(([, records]) => records.length > 0)
    .map(([kind, records]) => (
      <Disclosure key={kind} summary={download.text.heading(pluralTypeName(exportContext, kind), records.length)}>
        <KindChoices kind={kind} records={records} {...props} />
      </Disclosure>
    ))
}

const MAX_INITIAL_ROWS = 25

function KindChoices({
  kind,
  records,
  record: { exportContext },
  selected,
  onToggle,
}: RecordPickerProps & { kind: RecordKind; records: readonly Resource[] }) {
  const { find } = usePageMessages()
  const namesOf = usePlainNames()
  const mask = useMasking()
  const [isExpanded, setIsExpanded] = useState(false)
  const shown = isExpanded ? records : records.slice(0, MAX_INITIAL_ROWS)
  return (
    <>
      <ul aria-label={pluralTypeName(exportContext, kind)}>
        {shown.map((record) => {
          const key = recordKey(record)
          const { name, date, status } = summarizeRecord(mask(record), exportContext)
          const plain = namesOf(mask(record), name)?.plain?.name
          return (
            <li key={key}>
              <label className={styles['choice']}>
                <input type="checkbox" checked={selected.includes(key)} onChange={() => onToggle(key)} />
                <span>
                  <RecordText text={name} isCoded={isNamedByCode(record)} />{' '}
                  <span className="muted small">
                    {[plain?.toLowerCase() === name.toLowerCase() ? undefined : plain, date, status]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              </label>
            </li>
          )
        })}
      </ul>
      {shown.length < records.length ? (
        <button type="button" onClick={() => setIsExpanded(true)}>
          {find.showAll(records.length)}
        </button>
      ) : null}
    </>
  )
}
