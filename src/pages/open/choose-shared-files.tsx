import { useState, type FormEvent } from 'react'
import { formatDate } from '../../fhir/format-date'
import { shownDay } from '../../fhir/shown-day'
import { loadSharedMessages } from '../../i18n/shared-loader'
import { isOpenable } from '../../intake/health-link/open-files'
import { contentOf, type SharedFile } from '../../intake/health-link/manifest'
import { useFormat } from '../../language/language-context'
import { PageHeading } from '../../ui/page-heading'
import { useLoadedMessages } from '../../ui/use-page-messages'

interface ChooseSharedFilesProps {
  readonly files: readonly SharedFile[]
  onChoose(files: readonly SharedFile[]): void
  onCancel(): void
}

/** The files of a link; those that are no longer valid are not chosen at first, and those that this app does not open are named. */
export function ChooseSharedFiles({ files, onChoose, onCancel }: ChooseSharedFilesProps) {
  const messages = useLoadedMessages(loadSharedMessages)
  const format = useFormat()
  const readable = files.filter(isOpenable)
  const [chosen, setChosen] = useState(() => readable.filter(({ isWithdrawn }) => !isWithdrawn))
  const contents = files.map(({ contentType = '' }) => contentOf(contentType))
  const unknown = files.filter((_, index) => contents[index] === 'unknown')
  const nameOf = ({ contentType = '', lastUpdated, isWithdrawn }: SharedFile): string => {
    const kind = contentOf(contentType) === 'card' ? messages.card : messages.record
    const day = lastUpdated === undefined ? undefined : shownDay(lastUpdated)
    const dated =
      day === undefined ? kind : messages.changedOn(kind, formatDate(day, { format, style: 'patient' }).text)
    return isWithdrawn ? messages.withdrawn(dated) : dated
  }
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (chosen.length > 0) onChoose(readable.filter((file) => chosen.includes(file)))
  }
  return (
    <form className="stack" onSubmit={open}>
      <PageHeading title={messages.listTitle} />
      <fieldset className="stack">
        <legend>{messages.listLegend}</legend>
        {readable.map((file, index) => (
          <label key={index} className="row">
            <input
              type="checkbox"
              checked={chosen.includes(file)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, file] : chosen.filter((each) => each !== file))
              }
            />
            {/* Several may have the same kind and day. */}
            <span>
              {readable.length > 1 ? `${String(index + 1)}. ` : ''}
              {nameOf(file)}
            </span>
          </label>
        ))}
      </fieldset>
      {unknown.length === 0 ? null : (
        <>
          <p>{messages.notOpened}</p>
          <ul>
            {unknown.map(({ contentType }, index) => (
              <li key={index}>
                <bdi>{contentType}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {contents.includes('access') ? <p>{messages.access}</p> : null}
      <div className="row">
        <button type="submit" className="primary" aria-disabled={chosen.length === 0}>
          {messages.open}
        </button>
        <button type="button" onClick={onCancel}>
          {messages.other}
        </button>
      </div>
    </form>
  )
}
