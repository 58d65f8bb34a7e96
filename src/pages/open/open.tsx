import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { currentSession } from '../../auth/session/session-store'
import { signOut } from '../../auth/session/end-session'
import { withBasePath } from '../../config/base-path'
import { loadOpenFileMessages } from '../../i18n/loader'
import { readers, type Reader } from '../../intake/file-session'
import { AskPassphrase } from './ask-passphrase'
import { ChooseFiles } from './choose-files'
import { ChoosePerson } from './choose-person'
import { openRecord, withOfferedTypes, type ReadableFile } from './show-record'
import { OfflineApp } from '../../components/offline/offline-app'
import { FileError } from '../../intake/file-error'
import { loadCardIssuers } from '../../intake/load-card-issuers'
import { patientsIn } from '../../intake/opened-file'
import { readFiles } from '../../intake/read-files'
import { useMessages } from '../../language/language-context'
import { cutNetwork } from '../../lib/cut-network'
import { formatCount } from '../../lib/locale-format'
import { Banner } from '../../ui/banner'
import { PageHeading } from '../../ui/page-heading'
import { RadioGroup } from '../../ui/radio-group'
import { useLoadedMessages } from '../../ui/use-page-messages'
import type { OpenFileMessages } from '../../i18n/types'

type State =
  | { readonly step: 'choose'; readonly problem?: unknown }
  | { readonly step: 'reading'; readonly name: string; readonly entries: number }
  | { readonly step: 'passphrase'; readonly name: string; readonly isRetry: boolean; answer(typed?: string): void }
  | ({ readonly step: 'person' } & ReadableFile)

const problemText = (problem: unknown, { problems }: OpenFileMessages): string =>
  problems[problem instanceof FileError ? problem.kind : 'unknown']

const isSharedLink = (problem: unknown): boolean => problem instanceof FileError && problem.kind === 'link'

/** Opens files that were saved before, in memory only. Before the first byte is read, the page loses its network, so that nothing of a file can leave it. */
export default function OpenSavedFile() {
  const messages = useLoadedMessages(loadOpenFileMessages)
  const { locale } = useMessages().language
  const navigate = useNavigate()
  const { search } = useLocation()
  const [state, setState] = useState<State>({ step: 'choose' })
  const [reader, setReader] = useState<Reader>('patient')
  const reading = useRef<AbortController>(null)
  const issuers = useRef<ReturnType<typeof loadCardIssuers>>(null)
  useEffect(() => {
    issuers.current = loadCardIssuers()
  }, [])

  const show = (readable: ReadableFile, patientId: string) =>
    void navigate(openRecord(readable, patientId, { reader, closedPath: '/open?closed' }), { replace: true })
  const read = async (files: readonly File[]) => {
    if (files.length === 0 || state.step !== 'choose') return
    setState({ step: 'reading', name: files[0]?.name ?? '', entries: 0 })
    const { signal } = (reading.current = new AbortController())
    try {
      const session = currentSession()
      if (session) await signOut(session)
      const cardIssuers = (await issuers.current) ?? undefined
      cutNetwork()
      const onProgress = (name: string, entries: number) => setState({ step: 'reading', name, entries })
      const askPassphrase = (name: string, isRetry: boolean) =>
        new Promise<string | undefined>((answer) => setState({ step: 'passphrase', name, isRetry, answer }))
      const file = await readFiles(files, { signal, onProgress, askPassphrase, cardIssuers })
      const readable = await withOfferedTypes(file)
      const [first, ...others] = patientsIn(file)
      if (first?.id !== undefined && others.length === 0) show(readable, first.id)
      else setState({ step: 'person', ...readable })
    } catch (problem) {
      setState({ step: 'choose', problem })
    }
  }

  if (state.step === 'passphrase')
    return (
      <AskPassphrase
        name={state.name}
        isRetry={state.isRetry}
        onAnswer={(typed) => {
          setState({ step: 'reading', name: state.name, entries: 0 })
          state.answer(typed)
        }}
      />
    )
  if (state.step === 'person')
    return (
      <ChoosePerson
        file={state.file}
        onChoose={(id) => show(state, id)}
        onCancel={() => setState({ step: 'choose' })}
      />
    )
  return (
    <div className="stack">
      <PageHeading title={messages.title} intro={messages.intro} />
      {search === '?closed' ? <p role="status">{messages.closed}</p> : null}
      {state.step === 'choose' && state.problem !== undefined ? (
        <Banner tone="warn" title={messages.problemTitle} alert>
          <p>{problemText(state.problem, messages)}</p>
          {isSharedLink(state.problem) ? (
            <p>
              {/* A new document, because this one has no network any more. */}
              <a href={withBasePath('/shared')}>{messages.openLink}</a>
            </p>
          ) : null}
        </Banner>
      ) : null}
      <RadioGroup
        legend={messages.readerLegend}
        name="reader"
        options={readers.map((value) => ({ value, label: messages.readers[value] }))}
        value={reader}
        onChange={setReader}
      />
      <ChooseFiles onFiles={(files) => void read(files)} />
      <p role="status">
        {state.step === 'reading'
          ? messages.reading(state.name, state.entries === 0 ? undefined : formatCount(state.entries, locale))
          : ''}
      </p>
      {state.step === 'reading' ? (
        <div>
          <button type="button" onClick={() => reading.current?.abort()}>
            {messages.stop}
          </button>
        </div>
      ) : null}
      <h2>{messages.works}</h2>
      <ul className="stack">
        {messages.kinds.map((kind) => (
          <li key={kind}>{kind}</li>
        ))}
      </ul>
      <p className="muted">{messages.notRead}</p>
      {state.step === 'choose' ? <OfflineApp /> : null}
    </div>
  )
}
