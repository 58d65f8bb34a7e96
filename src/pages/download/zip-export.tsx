import { useEffect, useRef, useState } from 'react'
import { makeZip } from './make-zip'
import { plannedFiles } from '../../components/files/planned-files'
import { datedFileName, saveFile } from '../../components/files/save-file'
import { useSession } from '../../auth/session/session-provider'
import { usePageMessages } from '../../ui/use-page-messages'
import { instantOf } from '../../fhir/partial-date'
import type { ExportSource } from '../../resources/export/export-source'
import type { ExportContext } from '../../resources/export/export-context'
import { useFormat } from '../../language/language-context'

type ZipState =
  | { readonly is: 'ready' }
  | { readonly is: 'getting'; readonly done: number }
  | { readonly is: 'failed' }
  | { readonly is: 'saved'; readonly name: string; readonly inside: number; readonly missing: number }

/** Exports the record with the files of its notes and documents as one zip: shows the number and size first, then the progress. */
export function ZipExport({
  source,
  context,
  waiting,
}: {
  source: ExportSource
  context: ExportContext
  waiting: boolean
}) {
  const format = useFormat()
  const { exportOptions, download, documents } = usePageMessages()
  const session = useSession()
  const [state, setState] = useState<ZipState>({ is: 'ready' })
  const controller = useRef<AbortController>(undefined)
  const isUnmounted = useRef(false)
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
      controller.current?.abort()
    }
  }, [])
  const messages = exportOptions.zip
  const plan = plannedFiles(source, format)
  const knownBytes = plan.reduce((sum, { size = 0 }) => sum + size, 0)
  const startExport = async () => {
    const now = new Date()
    controller.current = new AbortController()
    setState({ is: 'getting', done: 0 })
    try {
      const datedSource = { ...source, madeAt: instantOf(now) }
      const zip = await makeZip(plan, datedSource, context, session, controller.current.signal, (done) => {
        if (!isUnmounted.current) setState({ is: 'getting', done })
      })
      if (isUnmounted.current) return
      const name = datedFileName('health-record', 'zip', now)
      saveFile(name, 'application/zip', zip.file)
      setState({ is: 'saved', name, inside: zip.inside, missing: zip.missing })
    } catch {
      if (!isUnmounted.current) setState({ is: 'failed' })
    }
  }
  return (
    <section className="stack">
      <h2>{messages.title}</h2>
      <p>{messages.help(plan.length)}</p>
      {plan.length > 0 ? (
        <p className="muted">
          {messages.size(documents.fileSize(knownBytes), plan.filter(({ size }) => size === undefined).length)}
        </p>
      ) : null}
      <p role="status">
        {state.is === 'getting' ? messages.progress(state.done, plan.length) : null}
        {state.is === 'saved' ? `${download.saved(state.name)}. ${messages.saved(state.inside, state.missing)}` : null}
      </p>
      {state.is === 'failed' ? <p role="alert">{messages.failed}</p> : null}
      <p>
        {state.is === 'getting' ? (
          <button type="button" onClick={() => controller.current?.abort()}>
            {messages.stop}
          </button>
        ) : (
          <button type="button" disabled={waiting} onClick={() => void startExport()}>
            {messages.save}
          </button>
        )}
      </p>
    </section>
  )
}
