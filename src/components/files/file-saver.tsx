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

/** Gives its children a function that creates and saves a file, and announces the result. */
export function FileSaver({ children }: { children: (save: Save) => ReactNode }) {
  const { download } = usePageMessages()
  const [saved, setSaved] = useState('')
  const save: Save = (what, extension, contentType, make) => {
    const now = new Date()
    const name = datedFileName(what, extension, now)
    const done = (content: string | Blob) => {
      saveFile(name, contentType, content)
      setSaved(download.saved(name))
    }
    const content = make(instantOf(now))
    if (content === undefined) return
    if (content instanceof Promise) content.then(done, () => setSaved(download.notSaved))
    else done(content)
  }
  return (
    <>
      {children(save)}
      <p role="status" className={styles['saved']}>
        {saved}
      </p>
    </>
  )
}
