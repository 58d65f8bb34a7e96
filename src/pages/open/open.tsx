import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { currentSession, setCurrentSession } from '../../auth/session/session-store'
import { signOut } from '../../auth/session/end-session'
import { withBasePath } from '../../config/base-path'
import { formatDate } from '../../fhir/format-date'
import { preferredNameText } from '../../fhir/human-name'
import { loadOpenFileMessages } from '../../i18n/loader'
import { FileSession, readers, type Reader } from '../../intake/file-session'
import { AskPassphrase } from './ask-passphrase'
import { ChooseFiles } from './choose-files'
import { FileError } from '../../intake/file-error'
import { loadCardIssuers } from '../../intake/load-card-issuers'
import { patientsIn, type OpenedFile } from '../../intake/opened-file'
import { readFiles } from '../../intake/read-files'
import { useFormat, useMessages } from '../../language/language-context'
import { cutNetwork } from '../../lib/cut-network'
import { textOf } from '../../lib/json'
import { formatCount } from '../../lib/locale-format'
import { Banner } from '../../ui/banner'
import { PageHeading } from '../../ui/page-heading'
import { RadioGroup } from '../../ui/radio-group'
import { useLoadedMessages } from '../../ui/use-page-messages'
import type { RecordType } from '../../contract'
import type { OpenFileMessages } from '../../i18n/types'

/** A file that was read, with its types outside the API. */
interface Readable {
  readonly file: OpenedFile
  readonly offered: readonly RecordType[]
}

/** Makes the types outside the API known that a file has (decision 21), and returns them. */
async function addTypesOutsideApi({ records }: OpenedFile): Promise<readonly RecordType[]> {
  const { offeredTypes } = await import('../../contract/offered-types')
  const offered = offeredTypes.filter((type) => records.some(({ resourceType }) => resourceType === type))
  if (offered.length > 0) (await import('../../glance/offered-glance')).addOfferedTypesWithRows()
  return offered
}

type State =
  | { readonly step: 'choose'; readonly problem?: unknown }
  | { readonly step: 'reading'; readonly name: string; readonly entries: number }
  | { readonly step: 'passphrase'; readonly name: string; readonly isRetry: boolean; answer(typed?: string): void }
  | ({ readonly step: 'person' } & Readable)

const typesOfDocuments: readonly string[] = ['DocumentReference', 'Patient']

const problemText = (problem: unknown, { problems }: OpenFileMessages): string =>
  problems[problem instanceof FileError ? problem.kind : 'unknown']

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

  const show = ({ file, offered }: Readable, patientId: string) => {
    // A new document, because this one has no network any more.
    const onEnd = () => location.replace(withBasePath('/open?closed'))
    setCurrentSession(new FileSession(file, patientId, { reader, offered, onEnd }))
    const hasOnlyDocuments =
      file.documentFiles.size > 0 && file.records.every(({ resourceType }) => typesOfDocuments.includes(resourceType))
    void navigate(hasOnlyDocuments ? '/documents' : '/', { replace: true })
  }
  const read = async (files: readonly File[]) => {
    if (files.length === 0 || state.step !== 'choose') return
    setState({ step: 'reading', name: files[0]?.name ?? '', entries: 0 })
    const { signal } = (reading.current = new AbortController())
    try {
      const session = currentSession()
      if (session) await signOut(session)
      const cardIssuers = (await issuers.current) ?? []
      cutNetwork()
      const onProgress = (name: string, entries: number) => setState({ step: 'reading', name, entries })
      const askPassphrase = (name: string, isRetry: boolean) =>
        new Promise<string | undefined>((answer) => setState({ step: 'passphrase', name, isRetry, answer }))
      const file = await readFiles(files, { signal, onProgress, askPassphrase, cardIssuers })
      const offered = await addTypesOutsideApi(file)
      const [first, ...others] = patientsIn(file)
      if (first?.id !== undefined && others.length === 0) show({ file, offered }, first.id)
      else setState({ step: 'person', file, offered })
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
      <ul>
        {messages.kinds.map((kind) => (
          <li key={kind}>{kind}</li>
        ))}
      </ul>
      <p className="muted">{messages.notRead}</p>
    </div>
  )
}

interface ChoosePersonProps {
  readonly file: OpenedFile
  onChoose(patientId: string): void
  onCancel(): void
}

/** Asks whose record to open, where a file has several. */
function ChoosePerson({ file, onChoose, onCancel }: ChoosePersonProps) {
  const messages = useLoadedMessages(loadOpenFileMessages)
  const format = useFormat()
  const [selected, setSelected] = useState<string>()
  const patients = patientsIn(file)
  const options = patients.flatMap(({ id, name, birthDate }) => {
    if (id === undefined) return []
    const date = textOf(birthDate)
    const born = date === undefined ? '' : `, ${messages.bornOn(formatDate(date, { format, style: 'patient' }).text)}`
    return { value: id, label: `${preferredNameText(name) ?? messages.unnamed}${born}` }
  })
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (selected !== undefined) onChoose(selected)
  }
  return (
    <form className="stack" onSubmit={open}>
      <PageHeading title={messages.whoTitle(patients.length)} />
      <RadioGroup legend={messages.whoLegend} name="person" options={options} value={selected} onChange={setSelected} />
      <div className="row">
        <button type="submit" className="primary" aria-disabled={selected === undefined}>
          {messages.open}
        </button>
        <button type="button" onClick={onCancel}>
          {messages.other}
        </button>
      </div>
    </form>
  )
}
