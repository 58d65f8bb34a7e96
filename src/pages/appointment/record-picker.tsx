import { useState } from 'react'
import { summarizeRecord } from '../../resources/export/record-summary'
import { useSeen } from '../../data/privacy/masked-records'
import { referenceKeyOf } from '../../resources/export/export-source'
import { pluralTypeName } from '../../resources/export/export-context'
import { descriptorOf } from '../../resources/descriptors'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/use-page-messages'
import styles from './appointment.module.css'
import type { ExportPart } from '../../resources/export/export-source'
import type { Whole } from '../../components/loading/whole-record'

interface RecordPickerProps {
  readonly whole: Whole
  /** `Type/id` of what is on the sheet. */
  readonly chosen: readonly string[]
  onToggle(key: string): void
}

/** Every kind of record, folded, with a box to tick for each record; mistakes cannot be taken along. */
export function RecordPicker(props: RecordPickerProps) {
  const { takeAlong, download } = usePageMessages()
  const { whole } = props
  const parts = whole.source.parts
    .map((part) => ({
      ...part,
      records: part.records.filter(
        (record) => referenceKeyOf(record) !== undefined && descriptorOf(part.type).listSection(record) !== 'void',
      ),
    }))
    .filter(({ records }) => records.length > 0)
  if (parts.length === 0) return whole.waiting ? null : <p>{takeAlong.empty}</p>
  return parts.map((part) => (
    <Disclosure
      key={part.type}
      summary={download.text.heading(pluralTypeName(whole.speech, part.type), part.records.length)}
    >
      <TypeChoices part={part} {...props} />
    </Disclosure>
  ))
}

const MAX_INITIAL_ROWS = 25

function TypeChoices({
  part: { type, records },
  whole: { speech },
  chosen,
  onToggle,
}: RecordPickerProps & { part: ExportPart }) {
  const { find } = usePageMessages()
  const namesOf = usePlainNames()
  const seen = useSeen()
  const [all, setAll] = useState(false)
  const shown = all ? records : records.slice(0, MAX_INITIAL_ROWS)
  return (
    <>
      <ul aria-label={pluralTypeName(speech, type)}>
        {shown.map((record) => {
          const key = referenceKeyOf(record) ?? ''
          const { name, date, status } = summarizeRecord(seen(record), speech)
          const plain = namesOf(seen(record), name)?.plain?.name
          return (
            <li key={key}>
              <label className={styles['choice']}>
                <input type="checkbox" checked={chosen.includes(key)} onChange={() => onToggle(key)} />
                <span>
                  <bdi>{name}</bdi>{' '}
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
        <button type="button" onClick={() => setAll(true)}>
          {find.showAll(records.length)}
        </button>
      ) : null}
    </>
  )
}
