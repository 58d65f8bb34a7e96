import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { withBasePath } from '../../config/base-path'
import { loadSharedMessages } from '../../i18n/shared-loader'
import { checkAddress } from '../../intake/health-link/check-address'
import { createLinkFetcher, type LinkFetcher } from '../../intake/health-link/fetch-files'
import { LinkError } from '../../intake/health-link/link-error'
import { contentOf, type SharedFile } from '../../intake/health-link/manifest'
import { isOpenable, openFetchedFiles } from '../../intake/health-link/open-files'
import { parseHealthLink, type HealthLink } from '../../intake/health-link/parse-link'
import { loadCardIssuers } from '../../intake/load-card-issuers'
import { patientsIn } from '../../intake/opened-file'
import { cutNetwork } from '../../lib/cut-network'
import { openLinkAgain } from '../../lib/taken-link'
import { useLoadedMessages } from '../../ui/use-page-messages'
import { openRecord, withOfferedTypes, type ReadableFile } from './show-record'
import type { SharedLinks } from '../../config/config'
import type { Reader } from '../../intake/file-session'
import type { LinkAnswers } from './link-card'

type State =
  | { readonly step: 'ask'; readonly problem?: unknown }
  | { readonly step: 'reading' }
  | ({ readonly step: 'files' } & OfferedFiles)
  | ({ readonly step: 'person' } & ReaderFile)

/** A file that was read, and whose record the reader says it is. */
interface ReaderFile extends ReadableFile {
  readonly reader: Reader
}

/** The files that a link has, and how to fetch them. */
interface OfferedFiles {
  readonly reader: Reader
  readonly files: readonly SharedFile[]
  readonly fetcher: LinkFetcher
}

/** A link as it was given, and what it says. */
export interface GivenLink {
  readonly text: string
  readonly link: HealthLink
}

function readGiven(
  text: string | undefined,
  settings: SharedLinks,
): { readonly given?: GivenLink; readonly problem?: unknown } {
  if (text === undefined || text === '') return {}
  try {
    const link = parseHealthLink(text)
    checkAddress(link.url, settings)
    return { given: { text, link } }
  } catch (problem) {
    return { problem }
  }
}

/** The text of the QR code in a picture. */
async function textInPicture(picture: File): Promise<string> {
  const { readQrPicture } = await import('../../intake/health-card/qr-picture')
  const text = await readQrPicture(picture)
  if (text === undefined) throw new LinkError('noCode')
  return text
}

const askNoPassphrase = () => Promise.resolve(undefined)

/** The steps from a link to its record. `initialLink` is from the address of the page. */
export function useOpenLink(settings: SharedLinks, initialLink: string | undefined) {
  const messages = useLoadedMessages(loadSharedMessages)
  const navigate = useNavigate()
  const [initial] = useState(() => readGiven(initialLink, settings))
  const [given, setGiven] = useState(initial.given)
  const [state, setState] = useState<State>({ step: 'ask', problem: initial.problem })
  const [answers, setAnswers] = useState<LinkAnswers>({
    recipient: messages.defaultRecipient,
    passcode: '',
    reader: undefined,
  })
  const reading = useRef<AbortController>(null)
  const host = given === undefined ? '' : new URL(given.link.url).host

  const startAgain = () => openLinkAgain(given?.text ?? '', withBasePath('/shared'))
  const attempt = async (work: () => Promise<void>) => {
    setState({ step: 'reading' })
    try {
      await work()
    } catch (problem) {
      setState({ step: 'ask', problem })
    }
  }
  const show = ({ reader, ...readable }: ReaderFile, patientId: string, { text, link }: GivenLink) => {
    const lookAgain = link.isLongTerm ? () => openLinkAgain(text, withBasePath('/shared')) : undefined
    const options = {
      reader,
      link: { host, label: link.label, lookAgain },
      closedPath: '/shared?closed',
    }
    void navigate(openRecord(readable, patientId, options), { replace: true })
  }
  const open = async ({ fetcher, files, reader }: OfferedFiles, chosen: readonly SharedFile[], from: GivenLink) => {
    const { signal } = reading.current ?? new AbortController()
    const jwes = await fetcher.fetchAll(chosen)
    const fetched = chosen.map((file, index) => ({ file, jwe: jwes[index] ?? '' }))
    const others = files.filter((file) => !chosen.includes(file))
    const cardIssuers = await loadCardIssuers()
    // From here on there is content in this document.
    cutNetwork()
    const onProgress = () => undefined
    const file = await openFetchedFiles(
      from.link,
      { fetched, others },
      { signal, onProgress, askPassphrase: askNoPassphrase, cardIssuers },
    )
    const readable = { ...(await withOfferedTypes(file)), reader }
    const [first, ...otherPeople] = patientsIn(file)
    if (first?.id !== undefined && otherPeople.length === 0) show(readable, first.id, from)
    else setState({ step: 'person', ...readable })
  }
  const start = (from: GivenLink, reader: Reader) =>
    attempt(async () => {
      const { recipient, passcode } = answers
      const { signal } = (reading.current = new AbortController())
      const fetcher = createLinkFetcher(from.link, {
        recipient: recipient.trim() === '' ? messages.defaultRecipient : recipient.trim(),
        ...(passcode.trim() === '' ? {} : { passcode: passcode.trim() }),
        settings,
        signal,
      })
      const files = await fetcher.list()
      const usable = files.filter(isOpenable)
      if (usable.length === 0)
        throw new LinkError(
          files.some(({ contentType = '' }) => contentOf(contentType) === 'access') ? 'onlyAccess' : 'nothingToOpen',
        )
      const [only] = files
      if (files.length === 1 && only?.isWithdrawn === false) await open({ fetcher, files, reader }, files, from)
      else setState({ step: 'files', files, fetcher, reader })
    })

  const give = (text: string) => {
    const read = readGiven(text, settings)
    setGiven(read.given)
    setState({ step: 'ask', problem: read.problem })
  }
  const givePicture = async (picture: File) => {
    try {
      give(await textInPicture(picture))
    } catch (problem) {
      setState({ step: 'ask', problem })
    }
  }

  return {
    given,
    state,
    answers,
    setAnswers,
    host,
    give,
    givePicture: (picture: File) => void givePicture(picture),
    start: (from: GivenLink, reader: Reader) => void start(from, reader),
    choose: (list: OfferedFiles, chosen: readonly SharedFile[], from: GivenLink) =>
      void attempt(() => open(list, chosen, from)),
    show,
    back: () => setState({ step: 'ask' }),
    stop: () => reading.current?.abort(),
    startAgain,
  }
}
