import { useMemo, useState } from 'react'
import { useSession } from '../../auth/session/session-provider'
import { DateText } from '../../ui/date-text'
import { usePageMessages } from '../../ui/use-page-messages'
import { fileAddress } from '../../components/files/file-address'
import { decodeBase64, base64ByteLength } from '../../components/files/base64'
import { fileKindName, type FileKindName } from '../../components/files/file-kind-name'
import { OpenFile } from './open-file'
import { useRemoteFile } from './use-remote-file'
import styles from './documents.module.css'
import { RecordText } from '../../ui/record-text'
import type { FhirErrorKind } from '../../fhir/errors'
import type { ViewedFile, FileViewerProps } from '../../ui/file-viewer-context'

/** Inline files up to this size open at once; larger and remote ones on request. */
const AUTO_OPEN_MAX_BYTES = 256 * 1024

/** One file of a record: its name, then its format and size until it is opened, then its content by the type of its bytes. */
export default function FileViewer(props: FileViewerProps) {
  const { documents } = usePageMessages()
  const { file } = props
  if (props.bare) return <FileBody {...props} />
  return (
    <div className={styles['file']}>
      {props.isOnly ? null : (
        <p className={styles['name']}>
          <RecordText text={file.title ?? documents.file} />
          {file.creation ? (
            <span className="muted">
              {' '}
              <DateText raw={file.creation} />
            </span>
          ) : null}
        </p>
      )}
      <FileBody {...props} />
    </div>
  )
}

function FileBody(props: FileViewerProps) {
  const { documents } = usePageMessages()
  const session = useSession()
  const { file } = props
  if (file.data !== undefined) return <InlineFile {...props} data={file.data} />
  if (file.url === undefined) return <p>{documents.noContent}</p>
  const address = fileAddress(file.url, session)
  if (address.at === 'server') return <RemoteFile {...props} url={address.url} />
  if (address.at === 'nowhere') return <p>{documents.badAddress(address.text)}</p>
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

/** The label of the button that opens a file: its format and size. */
function useOpenLabel(file: ViewedFile, size: number | undefined): string {
  const { documents } = usePageMessages()
  return documents.open(
    documents.kinds[fileKindName(file.contentType)],
    size === undefined ? undefined : documents.fileSize(size),
  )
}

function InlineFile({ file, data, ...props }: FileViewerProps & { data: string }) {
  const { documents } = usePageMessages()
  const size = base64ByteLength(data)
  const [open, setOpen] = useState(size <= AUTO_OPEN_MAX_BYTES && fileKindName(file.contentType) !== 'pdf')
  const bytes = useMemo(() => (open ? decodeBase64(data) : undefined), [open, data])
  const label = useOpenLabel(file, size)
  if (!open) {
    return (
      <button type="button" onClick={() => setOpen(true)}>
        {label}
      </button>
    )
  }
  return bytes === undefined ? (
    <p>{documents.unreadable}</p>
  ) : (
    <OpenFile {...props} file={file} bytes={bytes} contentType={file.contentType} />
  )
}

/** Kinds that are fetched at once when the caller allows it. */
const AUTO_OPEN_KINDS: readonly FileKindName[] = ['text', 'html', 'rtf']

function RemoteFile({ file, loadsEagerly = false, url, ...props }: FileViewerProps & { url: string }) {
  const { documents } = usePageMessages()
  const isLoadedAtOnce =
    loadsEagerly && AUTO_OPEN_KINDS.includes(fileKindName(file.contentType)) && (file.size ?? 0) <= AUTO_OPEN_MAX_BYTES
  const { download, start, stop } = useRemoteFile(url, file.contentType, isLoadedAtOnce)
  const label = useOpenLabel(file, file.size)
  const texts: Readonly<Partial<Record<FhirErrorKind, string>>> = {
    notFound: documents.notFound,
    notShared: documents.notShared,
    refused: documents.tooLarge,
    offline: documents.offline,
    signedOut: documents.signedOut,
  }
  const isLoading = download.state === 'loading'
  return (
    <>
      <p role="status" className={isLoading ? undefined : 'visually-hidden'}>
        {isLoading ? documents.loadingFile : ''}
      </p>
      {download.state === 'idle' ? (
        <>
          <button type="button" onClick={start}>
            {label}
          </button>
          {file.size === undefined ? <p className="muted small">{documents.sizeNotGiven}</p> : null}
        </>
      ) : null}
      {isLoading ? (
        <button type="button" onClick={stop}>
          {documents.cancel}
        </button>
      ) : null}
      {download.state === 'failed' ? (
        <>
          <p role="alert">{texts[download.kind] ?? documents.failed}</p>
          <button type="button" onClick={start}>
            {documents.tryAgain}
          </button>
        </>
      ) : null}
      {download.state === 'ready' ? (
        <>
          <OpenFile
            {...props}
            file={file}
            bytes={download.file.bytes}
            contentType={file.contentType ?? download.file.contentType}
          />
          {props.bare || isLoadedAtOnce ? null : (
            <button type="button" onClick={stop}>
              {documents.close}
            </button>
          )}
        </>
      ) : null}
      {isLoadedAtOnce && isLoading ? <p data-loading hidden /> : null}
    </>
  )
}
