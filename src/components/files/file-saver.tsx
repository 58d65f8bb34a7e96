import { useState, type ReactNode } from 'react'
import { datedFileName, saveFile } from './save-file'
import { usePageMessages } from '../../ui/use-page-messages'
import { instantOf } from '../../fhir/partial-date'
import styles from './file-saver.module.css'

type Save = (
  what: string,
  extension: string,
  contentType: string,
  make: (madeAt: string) => string | Blob | Promise<Blob> | undefined,
) => void

interface Outcome {
  readonly text: string
  /** The saved file, if the device can share it. */
  readonly shareable?: File
}

/** The file, if the device can hand it to another app; which types it takes, the browser decides. */
function shareableFile(name: string, contentType: string, content: string | Blob): { readonly shareable?: File } {
  const file = new File([content], name, { type: contentType })
  return 'canShare' in navigator && navigator.canShare({ files: [file] }) ? { shareable: file } : {}
}

/** Gives its children a function that creates and saves a file, announces the result, and offers the device's own way to share the file. */
export function FileSaver({ children }: { children: (save: Save) => ReactNode }) {
  const { download } = usePageMessages()
  const [{ text, shareable }, setOutcome] = useState<Outcome>({ text: '' })
  const save: Save = (what, extension, contentType, make) => {
    const now = new Date()
    const name = datedFileName(what, extension, now)
    const done = (content: string | Blob) => {
      saveFile(name, contentType, content)
      setOutcome({ text: download.saved(name), ...shareableFile(name, contentType, content) })
    }
    const content = make(instantOf(now))
    if (content === undefined) return
    if (content instanceof Promise) {
      setOutcome({ text: download.making })
      content.then(done, () => setOutcome({ text: download.notSaved }))
    } else done(content)
  }
  return (
    <>
      {children(save)}
      <div className={text === '' ? 'no-print' : `row no-print ${styles['saved']}`}>
        <p role="status">{text}</p>
        {shareable === undefined ? null : (
          // The device asks where to; people who close its dialog reject the promise.
          <button type="button" onClick={() => void navigator.share({ files: [shareable] }).catch(() => undefined)}>
            {download.share}
          </button>
        )}
      </div>
    </>
  )
}
