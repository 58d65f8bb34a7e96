import { endSession } from '../../auth/session/end-session'
import { useSession } from '../../auth/session/session-provider'
import { loadOpenFileMessages } from '../../i18n/loader'
import { useLoadedMessages } from '../../ui/use-page-messages'

/** Closes the opened file and forgets its records. */
export default function CloseFileButton() {
  const { close } = useLoadedMessages(loadOpenFileMessages)
  const session = useSession()
  return (
    <button type="button" onClick={() => void endSession(session, 'signOut')}>
      {close}
    </button>
  )
}
