import { useLocation } from 'react-router'
import { useSession } from '../../auth/session/session-provider'
import { Disclosure } from '../../ui/disclosure'
import { afterListsLoaderFor } from '../../i18n/messages'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { useLoadedMessages } from '../../ui/use-page-messages'
import styles from './layout.module.css'

/** Pages outside a record, or with their own print options. */
const pathsWithout = /^\/(?:take-along|patients|search|privacy|download|correct)(?:\/|$)/

/** At the end of each list and record: print this page, or download the record. */
export default function PrintOrDownload() {
  const { printOrDownload } = useLoadedMessages(afterListsLoaderFor(useAudience().audience))
  const { patientId } = useSession()
  const { pathname } = useLocation()
  if (patientId === undefined || pathsWithout.test(pathname)) return null
  return (
    <div className={`no-print ${styles['end']}`}>
      <Disclosure summary={printOrDownload.title}>
        <div className="row">
          <button type="button" onClick={() => window.print()}>
            {printOrDownload.print}
          </button>
          <Link to="/download">{printOrDownload.downloadAll}</Link>
        </div>
      </Disclosure>
    </div>
  )
}
