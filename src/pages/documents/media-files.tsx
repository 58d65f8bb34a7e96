import { useEffect, useState } from 'react'
import { usePageWords } from '../../ui/page-words'
import { isActivePdf } from './pdf-active'
import { useBlobUrl } from './use-file'
import styles from './documents.module.css'

interface Props {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly name: string
}

function NewTab({ url }: { url: string | undefined }) {
  const { documents } = usePageWords()
  return (
    <p className="no-print">
      <a href={url} target="_blank" rel="noopener noreferrer">
        {documents.newTab}
      </a>
    </p>
  )
}

/** A PDF in the browser's own viewer where the page is wide enough for it. The type is fixed, so that nothing else can run at this address. */
export function PdfFile({ bytes, name }: Props) {
  const { documents } = usePageWords()
  const [active, setActive] = useState<boolean>()
  useEffect(() => {
    let mounted = true
    const settle = (found: boolean) => {
      if (mounted) setActive(found)
    }
    isActivePdf(bytes).then(settle, () => settle(true))
    return () => {
      mounted = false
    }
  }, [bytes])
  if (active === undefined) return null
  return active ? <p>{documents.pdfActive}</p> : <PdfFrame bytes={bytes} name={name} />
}

function PdfFrame({ bytes, name }: Props) {
  const { documents } = usePageWords()
  const url = useBlobUrl(bytes, 'application/pdf')
  return (
    <>
      <NewTab url={url} />
      <p className="muted small">{documents.pdfHelp}</p>
      {navigator.pdfViewerEnabled ? (
        url && <iframe className={styles['pdf']} src={url} title={documents.pageOf(name)} />
      ) : (
        <p>{documents.pdfNoViewer}</p>
      )}
    </>
  )
}

export function ImageFile({ bytes, name, type }: Props & { readonly type: string }) {
  const { documents } = usePageWords()
  const url = useBlobUrl(bytes, type)
  const [failed, setFailed] = useState(false)
  if (failed) return <p>{documents.imageFailed}</p>
  return (
    <>
      <NewTab url={url} />
      {url ? (
        <img className={styles['image']} src={url} alt={documents.imageAlt(name)} onError={() => setFailed(true)} />
      ) : null}
    </>
  )
}
