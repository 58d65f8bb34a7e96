import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { Banner } from '../../ui/banner'
import { usePageWords } from '../../ui/page-words'
import { damageOf } from './damage'
import { fileKind } from '../../components/files/file-kind'
import { fileName } from '../../components/files/file-name'
import { ImageFile, PdfFile } from './media-files'
import { sniff } from '../../components/files/sniff'
import { TextFile } from './text-file'
import { textOfBytes } from '../../components/files/file-text'
import { useBlobUrl } from './use-file'
import type { FileShown, FileViewerProps } from '../../ui/file-viewer-context'
import type { Damage } from './damage'
import type { FileKind, Show } from '../../components/files/file-kind'

const HtmlFile = lazy(() => import('./html-file'))
const CcdaFile = lazy(() => import('./ccda-file'))

interface OpenFileProps extends Pick<FileViewerProps, 'file' | 'isSaid' | 'bare'> {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentType: string | undefined
}

/** Drawn in the page itself: the way to save stands after the content. */
const readFirst: readonly Show[] = ['text', 'html', 'ccda', 'image']

/** The content of a file that is here: warnings first, then the content as far as it is safe to draw, then the way to save it. */
export function OpenFile({ file, isSaid, bare = false, bytes, contentType }: OpenFileProps) {
  const { documents } = usePageWords()
  const sniffed = useMemo(() => sniff(bytes), [bytes])
  const kind = fileKind(contentType, sniffed)
  const name = fileName(file.title, documents.file, kind.extension)
  const isCopy = useMemo(
    () => (kind.show === 'text' || kind.show === 'html') && isSaid?.(textOfBytes(bytes, contentType)),
    [kind.show, isSaid, bytes, contentType],
  )
  if (sniffed === 'empty') return <p>{documents.empty}</p>
  return (
    <div className="stack">
      <DamageNote file={file} bytes={bytes} />
      {kind.mismatch ? (
        <Banner tone="warn" title={documents.mismatchTitle}>
          <p>{documents.mismatch(contentType ?? '')}</p>
        </Banner>
      ) : null}
      {readFirst.includes(kind.show) ? null : <SaveLink bytes={bytes} name={name} />}
      {isCopy ? <p>{documents.copy}</p> : <Shown file={file} bytes={bytes} contentType={contentType} kind={kind} />}
      {readFirst.includes(kind.show) && !bare ? <SaveLink bytes={bytes} name={name} /> : null}
    </div>
  )
}

function DamageNote({ file: { size, hash }, bytes }: { file: FileShown; bytes: Uint8Array<ArrayBuffer> }) {
  const { documents } = usePageWords()
  const [damage, setDamage] = useState<readonly Damage[]>([])
  useEffect(() => {
    let mounted = true
    void damageOf(bytes, { ...(size === undefined ? {} : { size }), ...(hash === undefined ? {} : { hash }) }).then(
      (found) => {
        if (mounted) setDamage(found)
      },
    )
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

/** A neutral type, so that no browser opens the file instead of saving it. */
function SaveLink({ bytes, name }: { bytes: Uint8Array<ArrayBuffer>; name: string }) {
  const { documents } = usePageWords()
  const url = useBlobUrl(bytes, 'application/octet-stream')
  return (
    <div className="no-print">
      <a className="button" href={url} download={name}>
        {documents.save(name)}
      </a>
      <p className="muted small">{documents.saveWarning}</p>
    </div>
  )
}

function Shown({ file, bytes, contentType, kind }: OpenFileProps & { readonly kind: FileKind }) {
  const { documents } = usePageWords()
  const name = file.title ?? documents.file
  switch (kind.show) {
    case 'pdf':
      return <PdfFile bytes={bytes} name={name} />
    case 'image':
      return <ImageFile bytes={bytes} type={kind.mime} name={name} />
    case 'html':
      return (
        <Suspense fallback={<p data-coming hidden />}>
          <HtmlFile text={textOfBytes(bytes, contentType)} name={name} language={file.language} />
        </Suspense>
      )
    case 'ccda':
      return (
        <Suspense>
          <CcdaFile
            text={textOfBytes(bytes, contentType)}
            inside={(data, type) => <OpenFile file={file} bytes={data} contentType={type} />}
          />
        </Suspense>
      )
    case 'text':
      return <TextFile text={textOfBytes(bytes, contentType)} language={file.language} />
    case 'save':
      return <p>{documents.saveOnly}</p>
  }
}
