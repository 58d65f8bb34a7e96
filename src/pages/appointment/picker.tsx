import { useState } from 'react'
import { briefOf } from '../../resources/export/brief'
import { useSeen } from '../../data/privacy/masked-records'
import { keyOf } from '../../resources/export/source'
import { typeName } from '../../resources/export/speech'
import { describe } from '../../resources/registry'
import { useNamesOf } from '../../components/plain-language/names-context'
import { Disclosure } from '../../ui/disclosure'
import { usePageWords } from '../../ui/page-words'
import styles from './appointment.module.css'
import type { ExportPart } from '../../resources/export/source'
import type { Whole } from '../../components/loading/whole-record'

interface Choosing {
  readonly whole: Whole
  /** `Type/id` of what is on the sheet. */
  readonly chosen: readonly string[]
  onToggle(key: string): void
}

/** Every kind of record, folded, with a box to tick for each record; mistakes cannot be taken along. */
export function Picker(props: Choosing) {
  const { takeAlong, download } = usePageWords()
  const { whole } = props
  const parts = whole.source.parts
    .map((part) => ({
      ...part,
      records: part.records.filter(
        (record) => keyOf(record) !== undefined && describe(part.type).place(record) !== 'void',
      ),
    }))
    .filter(({ records }) => records.length > 0)
  if (parts.length === 0) return whole.waiting ? null : <p>{takeAlong.empty}</p>
  return parts.map((part) => (
    <Disclosure key={part.type} summary={download.text.heading(typeName(whole.speech, part.type), part.records.length)}>
      <Choices part={part} {...props} />
    </Disclosure>
  ))
}

const ROWS = 25

function Choices({ part: { type, records }, whole: { speech }, chosen, onToggle }: Choosing & { part: ExportPart }) {
  const { find } = usePageWords()
  const namesOf = useNamesOf()
  const seen = useSeen()
  const [all, setAll] = useState(false)
  const shown = all ? records : records.slice(0, ROWS)
  return (
    <>
      <ul aria-label={typeName(speech, type)}>
        {shown.map((record) => {
          const key = keyOf(record) ?? ''
          const { name, date, status } = briefOf(seen(record), speech)
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
