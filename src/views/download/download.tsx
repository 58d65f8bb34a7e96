import { useState } from 'react'
import { isMarkedPrivate } from '../../resources/private'
import { leftOutNotes } from '../../resources/export/notes'
import { withoutPrivate } from '../../resources/export/source'
import { Banner } from '../../ui/banner'
import { Disclosure } from '../../ui/disclosure'
import { DataTable } from '../../ui/data-table'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { usePageWords } from '../../ui/page-words'
import { LoadNotes } from '../../parts/loading/load-notes'
import { WholeRecord } from '../../parts/loading/whole-record'
import { PrintedRecord } from './printed-record'
import { Ways } from './ways'
import styles from './download.module.css'
import type { ExportPart } from '../../resources/export/source'
import type { Whole } from '../../parts/loading/whole-record'

/** Everything of the record to take away: on paper and as files, made in the browser. */
export default function DownloadPage() {
  const { download } = usePageWords()
  const reader = useAudience()
  return (
    <>
      <PageHeading title={download.title(reader)} documentTitle={download.title({ audience: reader.audience === 'provider' ? 'provider' : 'patient' })} intro={download.intro(reader)} />
      <WholeRecord>{(whole) => <Download whole={whole} />}</WholeRecord>
    </>
  )
}

function Download({ whole }: { whole: Whole }) {
  const { download, documents } = usePageWords()
  const [withPrivate, setWithPrivate] = useState(false)
  const [paper, setPaper] = useState(false)
  const marked = whole.source.parts.reduce((sum, { records }) => sum + records.filter(isMarkedPrivate).length, 0)
  const source = withPrivate ? whole.source : withoutPrivate(whole.source)
  return (
    <div className={`stack ${styles['page']}`}>
      <div className="stack">
        <LoadNotes all={whole.all} />
        {whole.waiting ? <Banner tone="warn" title={download.gettingTitle}>{download.getting}</Banner> : null}
        <Banner tone="info">{documents.saveWarning}</Banner>
        <section>
          <Disclosure summary={download.whatTitle(source.parts.reduce((sum, { records }) => sum + records.length, 0))}>
            <What parts={source.parts} />
          </Disclosure>
          <ul className={styles['notes']}>
            {leftOutNotes(source, whole.speech).map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          {marked > 0 ? (
            <label className={`row no-print ${styles['choice']}`}>
              <input type="checkbox" checked={withPrivate} onChange={(event) => setWithPrivate(event.target.checked)} />
              <span>{download.withPrivate(marked)}</span>
            </label>
          ) : null}
        </section>
      </div>
      <Ways source={source} speech={whole.speech} paper={paper} onPaper={setPaper} />
      {paper ? <PrintedRecord source={source} speech={whole.speech} /> : null}
    </div>
  )
}

function What({ parts }: { parts: readonly ExportPart[] }) {
  const { download, typeNames, language } = usePageWords()
  const { audience } = useAudience()
  const number = new Intl.NumberFormat(language.locale)
  return (
    <DataTable
      caption={download.whatCaption}
      rowHeader="kind"
      columns={[{ key: 'kind', label: download.what.kind }, { key: 'count', label: download.what.count }, { key: 'state', label: download.what.state }]}
      rows={parts.map(({ type, records, gap }) => ({
        key: type,
        cells: {
          kind: typeNames[type][audience === 'provider' ? 'provider' : 'patient'].many,
          count: records.length === 0 && gap !== undefined ? '–' : number.format(records.length),
          state: download.states[gap ?? 'complete'],
        },
      }))}
    />
  )
}
