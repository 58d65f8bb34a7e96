import { loadOpenFileMessages } from '../../i18n/loader'
import { loadSharedMessages } from '../../i18n/shared-loader'
import { FileError } from '../../intake/file-error'
import { LinkError } from '../../intake/health-link/link-error'
import { isNetworkCut } from '../../lib/cut-network'
import { Banner } from '../../ui/banner'
import { PageHeading } from '../../ui/page-heading'
import { useLoadedMessages } from '../../ui/use-page-messages'
import { ChoosePerson } from './choose-person'
import { ChooseSharedFiles } from './choose-shared-files'
import { LinkCard, type LinkCardProps } from './link-card'
import { PasteLink } from './paste-link'
import { useOpenLink, type GivenLink } from './use-open-link'
import type { SharedLinks } from '../../config/config'
import type { Reader } from '../../intake/file-session'
import type { OpenFileMessages, SharedMessages } from '../../i18n/types'

/** The sentences about a problem. */
function problemTexts(problem: unknown, shared: SharedMessages, openFile: OpenFileMessages): readonly string[] {
  if (!(problem instanceof LinkError))
    return [openFile.problems[problem instanceof FileError ? problem.kind : 'unknown']]
  const { kind, count } = problem
  if (count === undefined) return [shared.problems[kind]]
  return [shared.problems[kind], kind === 'busy' ? shared.waitSeconds(count) : shared.triesLeft(count)]
}

interface LinkFlowProps {
  readonly settings: SharedLinks
  /** From the address of the page. */
  readonly initialLink: string | undefined
  /** A copy was just closed. */
  readonly isClosed: boolean
}

/** Asks for a link, shows what it says, fetches its files, and opens their record. */
export function LinkFlow({ settings, initialLink, isClosed }: LinkFlowProps) {
  const { given, state, host, ...flow } = useOpenLink(settings, initialLink)
  const messages = useLoadedMessages(loadSharedMessages)
  const openFile = useLoadedMessages(loadOpenFileMessages)
  if (given !== undefined && state.step === 'person')
    return <ChoosePerson file={state.file} onChoose={(id) => flow.show(state, id, given)} onCancel={flow.startAgain} />
  if (given !== undefined && state.step === 'files')
    return (
      <ChooseSharedFiles
        files={state.files}
        onChoose={(chosen) => flow.choose(state, chosen, given)}
        onCancel={flow.back}
      />
    )
  const problem = state.step === 'ask' ? state.problem : undefined
  return (
    <div className="stack">
      <PageHeading title={messages.title} intro={messages.intro} />
      {isClosed && problem === undefined && given === undefined ? <p role="status">{messages.closed}</p> : null}
      {problem === undefined ? null : (
        <Banner tone="warn" title={messages.problemTitle} alert>
          {problemTexts(problem, messages, openFile).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Banner>
      )}
      {isNetworkCut() && state.step === 'ask' ? (
        <div>
          <button type="button" onClick={flow.startAgain}>
            {messages.startAgain}
          </button>
        </div>
      ) : (
        <LinkOrCard
          given={given}
          answers={flow.answers}
          asksPasscode={problem instanceof LinkError && problem.kind === 'passcodeNeeded'}
          isReading={state.step === 'reading'}
          onGiven={flow.give}
          onPicture={flow.givePicture}
          onAnswers={flow.setAnswers}
          onOpen={flow.start}
        />
      )}
      <p role="status">{state.step === 'reading' ? messages.reading(host) : ''}</p>
      {state.step === 'reading' ? (
        <div>
          <button type="button" onClick={flow.stop}>
            {messages.stop}
          </button>
        </div>
      ) : null}
    </div>
  )
}

interface LinkOrCardProps extends Omit<LinkCardProps, 'link' | 'onOpen' | 'onCancel'> {
  readonly given: GivenLink | undefined
  onGiven(text: string): void
  onPicture(picture: File): void
  onOpen(given: GivenLink, reader: Reader): void
}

function LinkOrCard({ given, onGiven, onPicture, onOpen, ...card }: LinkOrCardProps) {
  return given === undefined ? (
    <PasteLink onLink={onGiven} onPicture={onPicture} />
  ) : (
    <LinkCard {...card} link={given.link} onOpen={(reader) => onOpen(given, reader)} onCancel={() => onGiven('')} />
  )
}
