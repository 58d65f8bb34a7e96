import { useMemo, useState } from 'react'
import { useSession } from '../../auth/session/session-provider'
import { DateText } from '../../ui/date-text'
import { usePageWords } from '../../ui/page-words'
import { fileAddress } from '../../components/files/file-address'
import { bytesOfBase64, sizeOfBase64 } from '../../components/files/file-bytes'
import { kindName, type KindName } from '../../components/files/kind-words'
import { OpenFile } from './open-file'
import { useFile } from './use-file'
import styles from './documents.module.css'
import type { FailureKind } from '../../fhir/errors'
import type { FileShown, FileViewerProps } from '../../ui/file-viewer-context'

/** Files inside a record up to this size are drawn at once; larger ones, and those to be fetched, when asked for. */
const AT_ONCE = 256 * 1024

/** One file of a record: what it is and how large before anything is opened, then its content by what the bytes are. */
export default function FileViewer(props: FileViewerProps) {
  const { documents } = usePageWords()
  const { file } = props
  if (props.bare) return <Content {...props} />
  return (
    <div className={styles['file']}>
      <p className={styles['name']}>
        <bdi>{file.title ?? documents.file}</bdi>
        {file.creation ? (
          <span className="muted">
            {' '}
            <DateText raw={file.creation} />
          </span>
        ) : null}
      </p>
      <Content {...props} />
    </div>
  )
}

function Content(props: FileViewerProps) {
  const { documents } = usePageWords()
  const session = useSession()
  const { file } = props
  if (file.data !== undefined) return <InlineFile {...props} data={file.data} />
  if (file.url === undefined) return <p>{documents.noContent}</p>
  const address = fileAddress(file.url, session)
  if (address.at === 'server') return <RemoteFile {...props} url={address.url} />
  if (address.at === 'nowhere') return <p>{documents.nowhere(address.text)}</p>
  return (
    <>
      <p>{documents.elsewhere(address.host)}</p>
      <p>
        <a href={address.href} target="_blank" rel="noopener noreferrer">
          {documents.elsewhereOpen(address.host)}
        </a>
      </p>
    </>
  )
}

/** The words on the button that opens a file: what kind it is and how large. */
function useOpenWords(file: FileShown, size: number | undefined): string {
  const { documents } = usePageWords()
  return documents.open(
    documents.kinds[kindName(file.contentType)],
    size === undefined ? undefined : documents.fileSize(size),
  )
}

function InlineFile({ file, when, data, ...how }: FileViewerProps & { data: string }) {
  const { documents } = usePageWords()
  const size = sizeOfBase64(data)
  const [open, setOpen] = useState(when !== 'asked' && size <= AT_ONCE && kindName(file.contentType) !== 'pdf')
  const bytes = useMemo(() => (open ? bytesOfBase64(data) : undefined), [open, data])
  const words = useOpenWords(file, size)
  if (!open) {
    return (
      <button type="button" onClick={() => setOpen(true)}>
        {words}
      </button>
    )
  }
  return bytes === undefined ? (
    <p>{documents.unreadable}</p>
  ) : (
    <OpenFile {...how} file={file} bytes={bytes} contentType={file.contentType} />
  )
}

/** Labels of what is read in the page itself, line by line. */
const readable: readonly KindName[] = ['text', 'html']

function RemoteFile({ file, when, url, ...how }: FileViewerProps & { url: string }) {
  const { documents } = usePageWords()
  const atOnce = when === 'atOnce' && readable.includes(kindName(file.contentType)) && (file.size ?? 0) <= AT_ONCE
  const { fetching, start, stop } = useFile(url, file.contentType, atOnce)
  const words = useOpenWords(file, file.size)
  const texts: Readonly<Partial<Record<FailureKind, string>>> = {
    notFound: documents.notFound,
    notShared: documents.notShared,
    refused: documents.tooLarge,
    offline: documents.offline,
    signedOut: documents.signedOut,
  }
  return (
    <>
      <p role="status" className={fetching.state === 'getting' ? undefined : 'visually-hidden'}>
        {fetching.state === 'getting' ? documents.getting : ''}
      </p>
      {fetching.state === 'waiting' ? (
        <>
          <button type="button" onClick={start}>
            {words}
          </button>
          {file.size === undefined ? <p className="muted small">{documents.sizeNotGiven}</p> : null}
        </>
      ) : null}
      {fetching.state === 'getting' ? (
        <button type="button" onClick={stop}>
          {documents.cancel}
        </button>
      ) : null}
      {fetching.state === 'failed' ? (
        <>
          <p role="alert">{texts[fetching.kind] ?? documents.failed}</p>
          <button type="button" onClick={start}>
            {documents.again}
          </button>
        </>
      ) : null}
      {fetching.state === 'ready' ? (
        <>
          <OpenFile
            {...how}
            file={file}
            bytes={fetching.file.bytes}
            contentType={file.contentType ?? fetching.file.contentType}
          />
          {how.bare ? null : (
            <button type="button" onClick={stop}>
              {documents.close}
            </button>
          )}
        </>
      ) : null}
      {atOnce && fetching.state === 'getting' ? <p data-coming hidden /> : null}
    </>
  )
}
