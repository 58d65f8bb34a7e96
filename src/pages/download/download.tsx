import { useMemo, useState, type ComponentType } from 'react'
import { Link, useParams } from 'react-router'
import { isMarkedPrivate } from '../../resources/private'
import { leftOutNotes } from '../../resources/export/notes'
import { withoutPrivate } from '../../resources/export/source'
import { Banner } from '../../ui/banner'
import { PageHeading } from '../../ui/page-heading'
import { usePageWords } from '../../ui/page-words'
import { LoadNotes } from '../../components/loading/load-notes'
import { useHasDied } from '../../components/patient/use-has-died'
import { WholeRecord } from '../../components/loading/whole-record'
import { Doctor, doctorTypes } from './doctor/doctor'
import { ForApp } from './for-app'
import { FourWays } from './export-options'
import { ForMe } from './for-me'
import { VaccineSheet } from './vaccine-sheet'
import { wayIds, wayWords, type WayId } from './export-option-ids'
import styles from './download.module.css'
import type { RecordType } from '../../contract'
import type { ExportSource } from '../../resources/export/source'
import type { Speech } from '../../resources/export/speech'
import type { Whole } from '../../components/loading/whole-record'

interface Way {
  /** What is loaded for it; all kinds where absent. */
  readonly types?: readonly RecordType[]
  readonly Page: ComponentType<{ source: ExportSource; speech: Speech; waiting: boolean }>
}

const ways: Readonly<Record<WayId, Way>> = {
  doctor: { types: doctorTypes, Page: Doctor },
  work: { types: ['Immunization'], Page: VaccineSheet },
  me: { Page: ForMe },
  app: { Page: ForApp },
}

/** The ways to take the record along, or the one that was chosen. */
export default function DownloadPage() {
  const { way = '' } = useParams()
  const { taking } = usePageWords()
  const hasDied = useHasDied()
  const id = wayIds.find((each) => each === way)
  if (id === undefined) return <FourWays />
  const [name, what] = wayWords(id, taking, hasDied)
  const { types, Page } = ways[id]
  return (
    <div key={id}>
      <div className="stack no-print">
        <p>
          <Link to="/download">{taking.back}</Link>
        </p>
        <PageHeading title={name} intro={what} />
      </div>
      <WholeRecord {...(types ? { types } : {})}>{(whole) => <Taken whole={whole} Page={Page} />}</WholeRecord>
    </div>
  )
}

/** What is missing, what is left out and what is marked private are said before anything is made. */
function Taken({ whole, Page }: { whole: Whole; Page: Way['Page'] }) {
  const { download, documents } = usePageWords()
  const [withPrivate, setWithPrivate] = useState(false)
  const marked = useMemo(
    () => whole.source.parts.reduce((sum, { records }) => sum + records.filter(isMarkedPrivate).length, 0),
    [whole.source],
  )
  const source = useMemo(() => (withPrivate ? whole.source : withoutPrivate(whole.source)), [whole.source, withPrivate])
  return (
    <div className="stack">
      <div className="stack no-print">
        <LoadNotes all={whole.all} />
        {whole.waiting ? (
          <Banner tone="warn" title={download.gettingTitle}>
            {download.getting}
          </Banner>
        ) : null}
        <Banner tone="info">{documents.saveWarning}</Banner>
        <ul className={styles['notes']}>
          {leftOutNotes(source, whole.speech).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        {marked > 0 ? (
          <label className={`row ${styles['choice']}`}>
            <input type="checkbox" checked={withPrivate} onChange={(event) => setWithPrivate(event.target.checked)} />
            <span>{download.withPrivate(marked)}</span>
          </label>
        ) : null}
      </div>
      <Page source={source} speech={whole.speech} waiting={whole.waiting} />
    </div>
  )
}
