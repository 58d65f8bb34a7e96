import { useLocation } from 'react-router'
import { useSession } from '../../auth/session/session-provider'
import { formatDate } from '../../fhir/format-date'
import { shownDay } from '../../fhir/shown-day'
import { loadOpenFileMessages } from '../../i18n/loader'
import { loadSharedMessages } from '../../i18n/shared-loader'
import { isLeftOut } from '../../intake/file-error'
import { FileSession } from '../../intake/file-session'
import { UNNAMED_PATIENT } from '../../intake/opened-file'
import { useFormat } from '../../language/language-context'
import { Banner } from '../../ui/banner'
import { CardSummaries, hasInvalidCard } from '../../pages/open/health-cards'
import { Link } from '../../ui/link'
import { useLoadedMessages } from '../../ui/use-page-messages'
import type { OpenFileMessages } from '../../i18n/types'

type SavedOn = FileSession['file']['savedOn']

function savedText(savedOn: SavedOn, messages: OpenFileMessages, dateText: (date: string) => string): string {
  if (savedOn === undefined) return messages.noDate
  const texts = {
    file: messages.savedOn,
    card: messages.issuedOn,
    newestRecord: messages.newestRecord,
    device: messages.onDevice,
  }
  return texts[savedOn.from](dateText(savedOn.date))
}

/** Where all notes on a file stand; elsewhere only how old it is, and that documents are not in the lists. */
const pagesWithAllNotes: readonly string[] = ['/', '/loaded']

/** Says on every page, also on paper, that the record is a copy from a file, and how old it is. */
export default function CopyBanner() {
  const session = useSession()
  const messages = useLoadedMessages(loadOpenFileMessages)
  const shared = useLoadedMessages(loadSharedMessages)
  const format = useFormat()
  const { pathname } = useLocation()
  if (!(session instanceof FileSession)) return null
  const hasAllNotes = pagesWithAllNotes.includes(pathname)
  const dateText = (date: string) => formatDate(shownDay(date) ?? date, { format, style: 'patient' }).text
  return (
    <Banner
      tone={hasInvalidCard(session) ? 'warn' : 'info'}
      title={session.link ? shared.bannerTitle : messages.bannerTitle}
    >
      {session.link ? <p>{shared.from(session.link.host)}</p> : null}
      <p>{savedText(session.file.savedOn, messages, dateText)}</p>
      {pathname === '/loaded' ? null : <CardSummaries session={session} isFull={pathname === '/'} />}
      {session.file.documentFiles.size > 0 && !pathname.startsWith('/documents/') ? (
        <p>
          {messages.documents(session.file.documentFiles.size)} <Link to="/documents">{messages.openDocuments}</Link>
        </p>
      ) : null}
      {hasAllNotes && session.file.hasOtherVersion ? <p>{messages.otherVersion}</p> : null}
      {hasAllNotes && session.file.unread.some((file) => !isLeftOut(file)) ? <p>{messages.someUnread}</p> : null}
      {session.patientId === UNNAMED_PATIENT.id ? <p>{messages.unnamedPatient}</p> : null}
      {pathname === '/loaded' ? null : (
        <p className="no-print">
          <Link to="/loaded">{session.link ? shared.about : messages.about}</Link>
        </p>
      )}
    </Banner>
  )
}
