import { useMemo, useState, type ComponentType } from 'react'
import { useParams } from 'react-router'
import { isMarkedPrivate } from '../../resources/privacy-labels'
import { omittedNotes } from '../../resources/export/missing-notes'
import { withoutPrivate } from '../../resources/export/export-source'
import { Banner } from '../../ui/banner'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { usePageMessages } from '../../ui/use-page-messages'
import { LoadNotes } from '../../components/loading/load-notes'
import { useHasDied } from '../../components/patient/status-context'
import { NameCheck } from '../../components/plain-language/name-check'
import { useCheckedNames } from '../../components/plain-language/use-checked-names'
import { FullRecordLoader } from '../../components/loading/full-record-loader'
import { DoctorExport, doctorSheetTypes } from './doctor/doctor-export'
import { AppExport } from './app-export'
import { ExportOptions } from './export-options'
import { PersonalExport } from './personal-export'
import { ProtectedCopy } from './protected-copy'
import { VaccineSheet } from './vaccine-sheet'
import { exportOptionIds, exportOptionText, type ExportOptionId } from './export-option-ids'
import styles from './download.module.css'
import type { RecordType } from '../../contract'
import type { ExportSource } from '../../resources/export/export-source'
import type { ExportContext } from '../../resources/export/export-context'
import type { FullRecord } from '../../components/loading/full-record-loader'

interface ExportOption {
  /** The types to load; all when absent. */
  readonly types?: readonly RecordType[]
  readonly Page: ComponentType<{ source: ExportSource; context: ExportContext; waiting: boolean }>
}

const EXPORT_PAGES: Readonly<Record<ExportOptionId, ExportOption>> = {
  doctor: { types: doctorSheetTypes, Page: DoctorExport },
  work: { types: ['Immunization'], Page: VaccineSheet },
  me: { Page: PersonalExport },
  copy: { Page: ProtectedCopy },
  app: { Page: AppExport },
}

/** The list of export options, or the page of the chosen one. */
export default function DownloadPage() {
  const { option = '' } = useParams()
  const { exportOptions } = usePageMessages()
  const hasDied = useHasDied()
  const id = exportOptionIds.find((each) => each === option)
  if (id === undefined) return <ExportOptions />
  const [name, description] = exportOptionText(id, exportOptions, hasDied)
  const { types, Page } = EXPORT_PAGES[id]
  return (
    <div key={id}>
      <div className="stack no-print">
        <p>
          <Link to="/download">{exportOptions.back}</Link>
        </p>
        <PageHeading title={name} intro={description} />
      </div>
      <FullRecordLoader {...(types ? { types } : {})}>
        {(fullRecord) => <ExportView fullRecord={fullRecord} Page={Page} />}
      </FullRecordLoader>
    </div>
  )
}

/** Notes on what is missing, left out or marked private, before any export. */
function ExportView({ fullRecord, Page }: { fullRecord: FullRecord; Page: ExportOption['Page'] }) {
  const { download, documents } = usePageMessages()
  const [withPrivate, setWithPrivate] = useState(false)
  const check = useCheckedNames(fullRecord.exportContext)
  const { context } = check
  const privateCount = useMemo(
    () => fullRecord.source.parts.reduce((sum, { records }) => sum + records.filter(isMarkedPrivate).length, 0),
    [fullRecord.source],
  )
  const source = useMemo(
    () => (withPrivate ? fullRecord.source : withoutPrivate(fullRecord.source)),
    [fullRecord.source, withPrivate],
  )
  return (
    <div className="stack">
      <div className="stack no-print">
        <LoadNotes all={fullRecord.lists} />
        {fullRecord.isLoading ? (
          <Banner tone="warn" title={download.loadingTitle}>
            {download.loadingText}
          </Banner>
        ) : null}
        <Banner tone="info">{documents.saveWarning}</Banner>
        <ul className={styles['notes']}>
          {omittedNotes(source, context).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        {privateCount > 0 ? (
          <label className={`row ${styles['choice']}`}>
            <input type="checkbox" checked={withPrivate} onChange={(event) => setWithPrivate(event.target.checked)} />
            <span>{download.includePrivate(privateCount)}</span>
          </label>
        ) : null}
      </div>
      <NameCheck check={check}>
        <Page source={source} context={context} waiting={fullRecord.isLoading} />
      </NameCheck>
    </div>
  )
}
