import { Link, useLocation } from 'react-router'
import { useSession } from '../../auth/session/session-provider'
import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/page-words'
import styles from './layout.module.css'

/** Pages that are no part of a record, or have ways to print of their own. */
const pathsWithout: readonly string[] = ['/download', '/take-along', '/patients', '/search', '/privacy']

/** At the end of every list and record: this page on paper, or the record as files. */
export default function PrintOrDownload() {
  const { download } = usePageMessages()
  const { patientId } = useSession()
  const { pathname } = useLocation()
  if (patientId === undefined || pathsWithout.includes(pathname) || pathname.startsWith('/download/')) return null
  return (
    <div className={`no-print ${styles['end']}`}>
      <Disclosure summary={download.printOrDownload}>
        <div className="row">
          <button type="button" onClick={() => window.print()}>
            {download.ways.print2}
          </button>
          <Link to="/download">{download.downloadAll}</Link>
        </div>
      </Disclosure>
    </div>
  )
}
