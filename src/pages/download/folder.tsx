import { useEffect, useRef, useState } from 'react'
import { makeFolder } from './make-folder'
import { plannedFiles } from '../../components/files/planned-files'
import { datedName, saveFile } from '../../components/files/save-file'
import { useSession } from '../../auth/session/session-provider'
import { usePageWords } from '../../ui/page-words'
import type { ExportSource } from '../../resources/export/source'
import type { Speech } from '../../resources/export/speech'

type State =
  | { readonly is: 'ready' }
  | { readonly is: 'getting'; readonly done: number }
  | { readonly is: 'failed' }
  | { readonly is: 'saved'; readonly name: string; readonly inside: number; readonly missing: number }

/** The record with the files of its notes and documents in one zip: how many and how large before it begins, then how far it is. */
export function Folder({ source, speech, waiting }: { source: ExportSource; speech: Speech; waiting: boolean }) {
  const { taking, download, documents } = usePageWords()
  const session = useSession()
  const [state, setState] = useState<State>({ is: 'ready' })
  const stop = useRef<AbortController>(undefined)
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      stop.current?.abort()
    }
  }, [])
  const words = taking.zip
  const plan = plannedFiles(source)
  const known = plan.reduce((sum, { size = 0 }) => sum + size, 0)
  const make = async () => {
    const now = new Date()
    stop.current = new AbortController()
    setState({ is: 'getting', done: 0 })
    try {
      const asOfNow = { ...source, madeAt: now.toISOString().replace(/\.\d+/, '') }
      const folder = await makeFolder(plan, asOfNow, speech, session, stop.current.signal, (done) => {
        if (!gone.current) setState({ is: 'getting', done })
      })
      if (gone.current) return
      const name = datedName('health-record', 'zip', now)
      saveFile(name, 'application/zip', folder.file)
      setState({ is: 'saved', name, inside: folder.inside, missing: folder.missing })
    } catch {
      if (!gone.current) setState({ is: 'failed' })
    }
  }
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      <p>{words.help(plan.length)}</p>
      {plan.length > 0 ? (
        <p className="muted">
          {words.size(documents.fileSize(known), plan.filter(({ size }) => size === undefined).length)}
        </p>
      ) : null}
      <p role="status">
        {state.is === 'getting'
          ? words.getting(state.done, plan.length)
          : state.is === 'saved'
            ? `${download.saved(state.name)}. ${words.saved(state.inside, state.missing)}`
            : ''}
      </p>
      {state.is === 'failed' ? <p role="alert">{words.failed}</p> : null}
      <p>
        {state.is === 'getting' ? (
          <button type="button" onClick={() => stop.current?.abort()}>
            {words.stop}
          </button>
        ) : (
          <button type="button" disabled={waiting} onClick={() => void make()}>
            {words.save}
          </button>
        )}
      </p>
    </section>
  )
}
