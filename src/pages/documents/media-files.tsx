import { useEffect, useState } from 'react'
import { usePageMessages } from '../../ui/use-page-messages'
import { isActivePdf } from './active-pdf'
import { PdfText } from './pdf-text/pdf-text'
import { useBlobUrl } from './use-remote-file'
import styles from './documents.module.css'

interface MediaFileProps {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly name: string
}

function NewTabLink({ url }: { url: string | undefined }) {
  const { documents } = usePageMessages()
  return (
    <p className="no-print">
      <a href={url} target="_blank" rel="noopener noreferrer">
        {documents.newTab}
      </a>
    </p>
  )
}

/** A PDF in the browser's viewer, unless it has active content. The content type is fixed, so that nothing else can run at the blob URL. */
export function PdfFile({ bytes, name, language }: MediaFileProps & { readonly language: string | undefined }) {
  const { documents } = usePageMessages()
  const [active, setActive] = useState<boolean>()
  useEffect(() => {
    let mounted = true
    const settle = (isActive: boolean) => {
      if (mounted) setActive(isActive)
    }
    isActivePdf(bytes).then(settle, () => settle(true))
    return () => {
      mounted = false
    }
  }, [bytes])
  if (active === undefined) return null
  return (
    <>
      {active ? <p>{documents.pdfActive}</p> : <PdfFrame bytes={bytes} name={name} />}
      <TextOfPdf bytes={bytes} language={language} />
    </>
  )
}

/** The text of a PDF on request: what reads it is ten times as large as this page. It runs nothing that is in the file, so an active one has its text too. */
function TextOfPdf({ bytes, language }: { bytes: Uint8Array; language: string | undefined }) {
  const { documents } = usePageMessages()
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen)
    return (
      <p className="no-print">
        <button type="button" onClick={() => setIsOpen(true)}>
          {documents.pdfText.show}
        </button>
      </p>
    )
  return <PdfText bytes={bytes} language={language} onStop={() => setIsOpen(false)} />
}

function PdfFrame({ bytes, name }: MediaFileProps) {
  const { documents } = usePageMessages()
  const url = useBlobUrl(bytes, 'application/pdf')
  return (
    <>
      <NewTabLink url={url} />
      <p className="muted small">{documents.pdfHelp}</p>
      {navigator.pdfViewerEnabled ? (
        url && <iframe className={styles['pdf']} src={url} title={documents.pageOf(name)} />
      ) : (
        <p>{documents.pdfNoViewer}</p>
      )}
    </>
  )
}

export function ImageFile({ bytes, name, type }: MediaFileProps & { readonly type: string }) {
  const { documents } = usePageMessages()
  const url = useBlobUrl(bytes, type)
  const [failed, setFailed] = useState(false)
  if (failed) return <p>{documents.imageFailed}</p>
  return (
    <>
      <NewTabLink url={url} />
      {url ? (
        <img className={styles['image']} src={url} alt={documents.imageAlt(name)} onError={() => setFailed(true)} />
      ) : null}
    </>
  )
}
