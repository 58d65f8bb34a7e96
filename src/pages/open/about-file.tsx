import { isRecordType } from '../../contract'
import { useSession } from '../../auth/session/session-provider'
import { StoredApp } from '../../components/offline/stored-app'
import { SignOutButton } from '../../components/session/sign-out-button'
import { loadOpenFileMessages } from '../../i18n/loader'
import { loadSharedMessages } from '../../i18n/shared-loader'
import { FileSession } from '../../intake/file-session'
import { formatCount } from '../../lib/locale-format'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { PageMessagesProvider, useLoadedMessages, usePageMessages } from '../../ui/use-page-messages'
import { HealthCards } from './health-cards'
import { OtherEntries } from './other-entries'
import { UnreadFiles } from './unread-files'
import type { OpenFileMessages } from '../../i18n/types'

/** What of a file is not shown, with its number; with what is shown, every part of the file is counted once. */
function linesNotShown({ file, content }: FileSession, messages: OpenFileMessages): readonly string[] {
  const { counts } = file
  const lines: readonly (readonly [number, (count: number) => string])[] = [
    [content.ofOthers, messages.ofOthers],
    [content.ofNobody, messages.ofNobody],
    [file.repeatedPatients, messages.repeatedPatients],
    [counts.older, messages.older],
    [counts.deleted, messages.deleted],
    [counts.outcomes, messages.outcomes],
    [counts.unreadable, messages.unreadable],
  ]
  return lines.filter(([count]) => count > 0).map(([count, text]) => text(count))
}

function countByType({ content }: FileSession): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const { resourceType } of content.shown) counts.set(resourceType, (counts.get(resourceType) ?? 0) + 1)
  return [...counts]
}

/** In place of the pages about the connection to a health system: what the opened file holds, what is not shown, and what this app keeps of it. */
export default function AboutFile() {
  return (
    <PageMessagesProvider>
      <Contents />
    </PageMessagesProvider>
  )
}

/** `isAll`: no file was left unread either. */
function NotShown({ lines, isAll }: { lines: readonly string[]; isAll: boolean }) {
  const messages = useLoadedMessages(loadOpenFileMessages)
  if (lines.length === 0 && !isAll) return null
  return (
    <section className="stack">
      <h2>{messages.notShown}</h2>
      {lines.length === 0 ? <p>{messages.allShown}</p> : null}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

function Contents() {
  const session = useSession()
  const messages = useLoadedMessages(loadOpenFileMessages)
  const shared = useLoadedMessages(loadSharedMessages)
  const { typeNames, privacy, language } = usePageMessages()
  const column = useAudience().audience === 'provider' ? 'provider' : 'patient'
  if (!(session instanceof FileSession)) return null
  const nameOf = (type: string) => (isRecordType(type) ? typeNames[type][column].many : type)
  const { file, content, link } = session
  const rows = countByType(session)
    .map(([type, count]) => ({ type, text: messages.count(nameOf(type), formatCount(count, language.locale)) }))
    .toSorted((a, b) => a.text.localeCompare(b.text, language.locale))
  const notShown = linesNotShown(session, messages)
  return (
    <div className="stack">
      <PageHeading title={link ? shared.about : messages.about} />
      <p>
        <bdi>{session.ehr.name}</bdi>
      </p>
      {link?.label === undefined ? null : <p>{shared.named(link.label)}</p>}
      <section className="stack">
        <h2>{messages.contents}</h2>
        <ul>
          {rows.map(({ type, text }) => (
            <li key={type}>
              {isRecordType(type) ? (
                <Link to={type === 'Patient' ? '/profile' : `/records/${type}`}>{text}</Link>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </section>
      <HealthCards session={session} />
      <NotShown lines={notShown} isAll={file.unread.length === 0} />
      <UnreadFiles files={file.unread} />
      <OtherEntries entries={content.otherTypes} />
      <section className="stack">
        <h2>{messages.keepsTitle}</h2>
        <p>{link ? shared.keeps(link.host) : messages.keeps}</p>
        <p>{link ? shared.ends : messages.ends}</p>
        {link?.lookAgain ? <p>{shared.lookAgainText}</p> : null}
        <div className="row">
          <SignOutButton />
          {link?.lookAgain ? (
            <button type="button" onClick={link.lookAgain}>
              {shared.lookAgain}
            </button>
          ) : null}
        </div>
      </section>
      <StoredApp />
      <section className="stack">
        <h2>{privacy.dictionaryTitle}</h2>
        <p>{privacy.dictionary}</p>
      </section>
    </div>
  )
}
