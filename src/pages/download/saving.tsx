import { useState, type ReactNode } from 'react'
import { datedName, saveFile } from '../../components/files/save-file'
import { usePageWords } from '../../ui/page-words'
import styles from './download.module.css'

type Save = (
  what: string,
  extension: string,
  contentType: string,
  make: (madeAt: string) => string | Blob | Promise<Blob> | undefined,
) => void

/** Puts a file together when it is asked for, and says when it has been saved. */
export function Saving({ children }: { children: (save: Save) => ReactNode }) {
  const { download } = usePageWords()
  const [saved, setSaved] = useState('')
  const save: Save = (what, extension, contentType, make) => {
    const now = new Date()
    const name = datedName(what, extension, now)
    const done = (content: string | Blob) => {
      saveFile(name, contentType, content)
      setSaved(download.saved(name))
    }
    const content = make(now.toISOString().replace(/\.\d+/, ''))
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
