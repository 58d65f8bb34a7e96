import { useState, type ReactNode } from 'react'
import { bundleText } from '../../resources/export/bundle'
import { csvText } from '../../resources/export/csv'
import { makeIps } from '../../resources/export/ips'
import { recordText } from '../../resources/export/record-text'
import { typeName } from '../../resources/export/speech'
import { usePageWords } from '../../ui/page-words'
import { datedName, saveFile } from '../../parts/files/save-file'
import { Ips } from './ips'
import styles from './download.module.css'
import type { ExportSource } from '../../resources/export/source'
import type { Speech } from '../../resources/export/speech'

interface WaysProps {
  readonly source: ExportSource
  readonly speech: Speech
  /** True while the whole record stands on the page for printing. */
  readonly paper: boolean
  onPaper(shown: boolean): void
}

const FHIR = 'application/fhir+json'

/** The ways to take the record away; each file is put together when it is asked for. */
export function Ways({ source, speech, paper, onPaper }: WaysProps) {
  const { download } = usePageWords()
  const { ways } = download
  const [saved, setSaved] = useState('')
  const present = source.parts.filter(({ records }) => records.length > 0)
  const save = (what: string, extension: string, contentType: string, make: (now: ExportSource) => string | undefined) => {
    const now = new Date()
    const text = make({ ...source, madeAt: now.toISOString().replace(/\.\d+/, '') })
    if (text === undefined) return
    const name = datedName(what, extension, now)
    saveFile(name, contentType, text)
    setSaved(download.saved(name))
  }
  return (
    <div className={`no-print ${styles['ways']}`}>
      <p role="status" className={styles['saved']}>{saved}</p>
      <Way title={ways.print} help={ways.printText}>
        <button type="button" aria-expanded={paper} onClick={() => onPaper(!paper)}>
          {paper ? ways.printHide : ways.printShow}
        </button>
        {paper ? (
          <button type="button" className="primary" onClick={() => window.print()}>
            {ways.print2}
          </button>
        ) : null}
      </Way>
      <Way title={ways.text} help={ways.textHelp}>
        <button type="button" onClick={() => save('health-record', 'txt', 'text/plain;charset=utf-8', (now) => recordText(now, speech))}>
          {ways.textSave}
        </button>
      </Way>
      <Way title={ways.csv} help={ways.csvHelp}>
        {present.length === 0 ? <p>{download.nothing}</p> : null}
        {present.map(({ type }) => (
          <button key={type} type="button" onClick={() => save(typeName(speech, type), 'csv', 'text/csv;charset=utf-8', (now) => csvText(now, type, speech))}>
            {ways.csvSave(typeName(speech, type))}
          </button>
        ))}
      </Way>
      <Way title={ways.ips} help={ways.ipsHelp}>
        <Ips source={source} onSave={() => save('patient-summary', 'json', FHIR, (now) => makeIps(now, speech, () => crypto.randomUUID()))} />
      </Way>
      <Way title={ways.json} help={ways.jsonHelp}>
        <button type="button" onClick={() => save('health-record', 'json', FHIR, (now) => bundleText(now, speech))}>
          {ways.jsonSave}
        </button>
      </Way>
    </div>
  )
}

function Way({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <section className={styles['way']}>
      <h2>{title}</h2>
      <p>{help}</p>
      <div className="row">{children}</div>
    </section>
  )
}
