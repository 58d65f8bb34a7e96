import { Link } from 'react-router'
import { recordTypes, type RecordType } from '../../contract'
import { formatMeridiem } from '../../fhir/format-date'
import { useSession } from '../../auth/session/session-provider'
import { DataTable } from '../../ui/data-table'
import { Disclosure } from '../../ui/disclosure'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { usePageMessages } from '../../ui/page-words'
import { SignOutButton } from '../../components/session/sign-out-button'
import type { Session } from '../../auth/session/session'
import type { PageMessages } from '../../i18n'

/** What this app keeps, what was shared with it, and the way out. */
export default function Privacy() {
  const words = usePageMessages()
  const session = useSession()
  const reader = useAudience()
  const { privacy } = words
  return (
    <div className="stack">
      <PageHeading title={privacy.title} />
      <section className="stack">
        <h2>{privacy.whoTitle}</h2>
        <p>{privacy.who(reader)}</p>
      </section>
      <section className="stack">
        <h2>{privacy.keepTitle}</h2>
        <p>{privacy.keep}</p>
        <p>{privacy.reads}</p>
        <p>{privacy.none}</p>
        {session.ehr.relayed ? <p>{privacy.relayed}</p> : null}
        <p>{privacy.language}</p>
        <div>
          <SignOutButton />
        </div>
      </section>
      <section className="stack">
        <h2>{privacy.wordsTitle}</h2>
        <p>{privacy.words}</p>
      </section>
      <section className="stack">
        <h2>{privacy.sharedTitle}</h2>
        <p>{privacy.sharedIntro}</p>
        <PermittedTypes session={session} words={words} />
        <Disclosure summary={privacy.byName}>
          <Permissions session={session} words={words} />
        </Disclosure>
        <p>
          <Link to="/loaded">{words.states.whatWasLoaded}</Link>
        </p>
      </section>
      <section className="stack">
        <h2>{privacy.connectionTitle}</h2>
        <dl>
          {connectionFacts(session, words).map(([label, text]) => (
            <div key={label}>
              <dt className="muted">{label}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

/** What may be read, by the names that the rest of the app uses. */
function PermittedTypes({
  session: { grants },
  words: { privacy, typeNames, language },
}: {
  session: Session
  words: PageMessages
}) {
  const column = useAudience().audience === 'provider' ? 'provider' : 'patient'
  const may = (type: RecordType) => grants.canRead(type) || grants.canRead(type, 'read')
  const listed = (types: readonly RecordType[]) =>
    new Intl.ListFormat(language.locale).format(types.map((type) => typeNames[type][column].many.toLowerCase()))
  const lines = [
    [privacy.may, recordTypes.filter((type) => may(type) && grants.limits(type).length === 0)],
    [privacy.mayInPart, recordTypes.filter((type) => may(type) && grants.limits(type).length > 0)],
    [privacy.mayNot, recordTypes.filter((type) => !may(type))],
  ] as const
  return lines.flatMap(([say, types]) => (types.length > 0 ? [<p key={say('')}>{say(listed(types))}</p>] : []))
}

function Permissions({ session, words }: { session: Session; words: PageMessages }) {
  const { privacy } = words
  const { requested: asked, granted } = session.grants
  if (granted.length === 0) return <p>{privacy.notSaid}</p>
  const givenWord = (scope: string) =>
    granted.includes(scope) ? (asked.includes(scope) ? privacy.yes : privacy.extra) : privacy.no
  return (
    <DataTable
      caption={privacy.caption}
      columns={[
        { key: 'scope', label: privacy.permission },
        { key: 'given', label: privacy.given },
      ]}
      rows={[...new Set([...asked, ...granted])].map((scope) => ({
        key: scope,
        cells: { scope: <code>{scope}</code>, given: givenWord(scope) },
      }))}
      rowHeader="scope"
    />
  )
}

/** Put in by the build. */
const version = import.meta.env['VITE_VERSION'] as string | undefined

function connectionFacts(
  { ehr, server, user, expiresAt }: Session,
  { privacy, language: { locale } }: PageMessages,
): readonly (readonly [string, string])[] {
  const until =
    expiresAt === undefined
      ? undefined
      : formatMeridiem(new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(expiresAt))
  return [
    [privacy.system, ehr.name],
    [privacy.server, server],
    ...(user?.name === undefined ? [] : [[privacy.user, user.name] as const]),
    ...(until === undefined ? [] : [[privacy.until, until] as const]),
    ...(version === undefined ? [] : [[privacy.version, version] as const]),
  ]
}
