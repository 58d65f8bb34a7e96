import { loadOpenFileMessages } from '../../i18n/loader'
import { useLoadedMessages } from '../../ui/use-page-messages'
import { isLeftOut, type UnreadFile } from '../../intake/file-error'

/** A zip may hold thousands of files of other kinds. */
const MAX_NAMES = 50

/** The files that were not read, each with its reason; those that the app does not read by its choice last. */
export function UnreadFiles({ files }: { files: readonly UnreadFile[] }) {
  const messages = useLoadedMessages(loadOpenFileMessages)
  if (files.length === 0) return null
  const sorted = files.toSorted((a, b) => Number(isLeftOut(a)) - Number(isLeftOut(b)))
  return (
    <section className="stack">
      <h2>{messages.unreadFiles}</h2>
      <ul className="stack">
        {sorted.slice(0, MAX_NAMES).map(({ name, reason }, index) => (
          <li key={index}>
            <bdi>{name}</bdi>: {messages.reasons[reason]}
          </li>
        ))}
      </ul>
      {files.length > MAX_NAMES ? <p>{messages.moreFiles(files.length - MAX_NAMES)}</p> : null}
    </section>
  )
}
