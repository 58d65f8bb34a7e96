import { Suspense, useEffect, useMemo, useState } from 'react'
import { lazyComponent } from '../../ui/preloadable'
import { Banner } from '../../ui/banner'
import { usePageMessages } from '../../ui/use-page-messages'
import { checkIntegrity } from './file-integrity'
import { fileKind, isMarkupSavedAsText } from '../../components/files/file-kind'
import { fileName } from '../../components/files/file-name'
import { ImageFile, PdfFile } from './media-files'
import { sniff } from '../../lib/sniff'
import { TextFile } from './text-file'
import { decodeText } from '../../lib/file-text'
import { unpackBase64 } from '../../components/files/unpack-base64'
import { useBlobUrl } from './use-remote-file'
import type { ViewedFile, FileViewerProps } from '../../ui/file-viewer-context'
import type { IntegrityProblem } from './file-integrity'
import type { FileKind, FileView } from '../../components/files/file-kind'

const RtfFile = lazyComponent(() => import('./rtf-file'))
const HtmlFile = lazyComponent(() => import('./html-file'))
const CcdaFile = lazyComponent(() => import('./ccda-file'))

interface OpenFileProps extends Pick<FileViewerProps, 'file' | 'isAlreadyShown' | 'bare' | 'isOnly'> {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentType: string | undefined
}

/** Kinds rendered in the page: their link to save comes after the content. */
const INLINE_KINDS: readonly FileView[] = ['text', 'html', 'rtf', 'ccda', 'image']

/** A loaded file: warnings first, then the content as far as it is safe to render, then the link to save it. */
export function OpenFile({
  file,
  isAlreadyShown,
  bare = false,
  isOnly = false,
  bytes: sent,
  contentType,
}: OpenFileProps) {
  const { documents } = usePageMessages()
  const unpacked = useMemo(() => unpackBase64(sent), [sent])
  const bytes = unpacked ?? sent
  const sniffed = useMemo(() => sniff(bytes), [bytes])
  const kind = fileKind(contentType, sniffed)
  const name = fileName(file.title, documents.file, kind.extension)
  const isMarkup = isMarkupSavedAsText(kind, sniffed)
  const isCopy = useMemo(
    () => (kind.show === 'text' || kind.show === 'html') && isAlreadyShown?.(decodeText(bytes, contentType)),
    [kind.show, isAlreadyShown, bytes, contentType],
  )
  if (sniffed === 'empty') return <p>{documents.empty}</p>
  return (
    <div className="stack">
      {unpacked ? <p className="muted small">{documents.encodedTwice}</p> : null}
      {/* The size and hash of a file that was encoded twice are those of either. */}
      <IntegrityWarning file={file} bytes={file.size === bytes.length ? bytes : sent} />
      {kind.mismatch ? (
        <Banner tone="warn" title={documents.mismatchTitle}>
          <p>{documents.mismatch(contentType ?? '')}</p>
        </Banner>
      ) : null}
      {INLINE_KINDS.includes(kind.show) ? null : <SaveLink bytes={bytes} name={name} isMarkup={isMarkup} />}
      {isCopy ? (
        <p>{documents.duplicatesText}</p>
      ) : (
        <FileContent file={file} bytes={bytes} contentType={contentType} kind={kind} isOnly={isOnly} />
      )}
      {INLINE_KINDS.includes(kind.show) && !bare ? <SaveLink bytes={bytes} name={name} isMarkup={isMarkup} /> : null}
    </div>
  )
}

function IntegrityWarning({ file: { size, hash }, bytes }: { file: ViewedFile; bytes: Uint8Array<ArrayBuffer> }) {
  const { documents } = usePageMessages()
  const [damage, setDamage] = useState<readonly IntegrityProblem[]>([])
  useEffect(() => {
    let mounted = true
    void checkIntegrity(bytes, {
      ...(size === undefined ? {} : { size }),
      ...(hash === undefined ? {} : { hash }),
    }).then((found) => {
      if (mounted) setDamage(found)
    })
    return () => {
      mounted = false
    }
  }, [bytes, size, hash])
  if (damage.length === 0) return null
  return (
    <Banner tone="warn" title={documents.damage.title}>
      {damage.map((each) => (
        <p key={each}>{documents.damage[each]}</p>
      ))}
    </Banner>
  )
}

/** A neutral content type, so that no browser opens the file instead of saving it. */
function SaveLink({ bytes, name, isMarkup }: { bytes: Uint8Array<ArrayBuffer>; name: string; isMarkup: boolean }) {
  const { documents } = usePageMessages()
  const url = useBlobUrl(bytes, 'application/octet-stream')
  return (
    <div className="no-print">
      <a className="button" href={url} download={name}>
        {documents.save(name)}
      </a>
      {isMarkup ? <p className="muted small">{documents.markupAsText}</p> : null}
      <p className="muted small">{documents.saveWarning}</p>
    </div>
  )
}

function FileContent({ file, bytes, contentType, kind, isOnly = false }: OpenFileProps & { readonly kind: FileKind }) {
  const { documents } = usePageMessages()
  const name = file.title ?? documents.file
  switch (kind.show) {
    case 'pdf':
      return <PdfFile bytes={bytes} name={name} language={file.language} />
    case 'image':
      return <ImageFile bytes={bytes} type={kind.mime} name={name} />
    case 'html':
      return (
        <Suspense fallback={<p data-loading hidden />}>
          <HtmlFile text={decodeText(bytes, contentType)} name={name} language={file.language} />
        </Suspense>
      )
    case 'rtf':
      return (
        <Suspense fallback={<p data-loading hidden />}>
          <RtfFile bytes={bytes} language={file.language} isFramed={!isOnly} />
        </Suspense>
      )
    case 'ccda':
      return (
        <Suspense>
          <CcdaFile
            text={decodeText(bytes, contentType)}
            renderEmbedded={(data, type) => <OpenFile file={file} bytes={data} contentType={type} />}
          />
        </Suspense>
      )
    case 'text':
      return <TextFile text={decodeText(bytes, contentType)} language={file.language} isFramed={!isOnly} />
    case 'save':
      return <p>{documents.saveOnly}</p>
  }
}
