import { useWords } from './language'
import { DateText } from './date-text'
import styles from './attachment.module.css'
import type { Shown } from '../fhir/shown'

/** Text inside an attachment (base64, UTF-8); undefined when it is not text or cannot be decoded. */
function inlineText(contentType: string | undefined, data: string): string | undefined {
  if (!contentType?.toLowerCase().startsWith('text/plain')) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(data), (char) => char.charCodeAt(0)))
  } catch {
    return undefined
  }
}

/** What is known of a file; plain text inside the record is shown, other files inside it can be saved. Nothing is fetched here. */
export function Attachment({ shown }: { shown: Extract<Shown, { kind: 'attachment' }> }) {
  const { states } = useWords()
  const { title, contentType, data, url, size, creation } = shown
  const text = data === undefined ? undefined : inlineText(contentType, data)
  const facts = [contentType, size === undefined ? undefined : states.fileSize(size)].filter((fact) => fact !== undefined)
  return (
    <div>
      <p>
        <bdi>{title ?? states.file}</bdi>
        {facts.length > 0 ? <span className="muted"> ({facts.join(', ')})</span> : null}
        {creation ? (
          <span className="muted">
            {' '}
            <DateText raw={creation} />
          </span>
        ) : null}
      </p>
      {text === undefined ? null : (
        <div className={styles['text']} dir="auto">
          {text}
        </div>
      )}
      {data !== undefined && text === undefined ? (
        <a className="button" download={title ?? states.file} href={`data:application/octet-stream;base64,${data}`}>
          {states.saveFile}
        </a>
      ) : null}
      {url !== undefined && data === undefined ? <p className="muted small">{states.fileElsewhere(url)}</p> : null}
    </div>
  )
}
