import { useState } from 'react'
import type { RecordType } from '../../contract'
import { typesOf } from '../../data/queries/types-of'
import { formatMoment } from '../../fhir/format-date'
import { useSession } from '../../auth/session/session-provider'
import { DataTable } from '../../ui/data-table'
import { Disclosure } from '../../ui/disclosure'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { useIsPrinting } from '../../ui/use-is-printing'
import { usePageMessages } from '../../ui/use-page-messages'
import { StoredApp } from '../../components/offline/stored-app'
import { SignOutButton } from '../../components/session/sign-out-button'
import { AccessSection } from './access-section'
import { formatList } from '../../lib/locale-format'
import type { Session } from '../../auth/session/session'
import type { PageMessages } from '../../i18n/types'

/** What this app stores, what was shared with it, and sign-out. */
export default function Privacy() {
  const messages = usePageMessages()
  const session = useSession()
  const { privacy } = messages
  return (
    <div className="stack">
      <PageHeading title={privacy.title} />
      <AccessSection />
      <section className="stack">
        <h2>{privacy.storageTitle}</h2>
        <p>{privacy.storage}</p>
        <p>{privacy.reads}</p>
        <p>{privacy.none}</p>
        {session.ehr.relayed ? <p>{privacy.relayed}</p> : null}
        <p>{privacy.language}</p>
        <div>
          <SignOutButton />
        </div>
      </section>
      <StoredApp />
      <section className="stack">
        <h2>{privacy.dictionaryTitle}</h2>
        <p>{privacy.dictionary}</p>
      </section>
      <section className="stack">
        <h2>{privacy.sharedTitle}</h2>
        <p>{privacy.sharedIntro}</p>
        <PermittedTypes session={session} messages={messages} />
        <PermissionsByName session={session} messages={messages} />
        <p>
          <Link to="/loaded">{messages.states.ledgerLink}</Link>
        </p>
      </section>
      <section className="stack">
        <h2>{privacy.connectionTitle}</h2>
        <dl>
          {connectionFacts(session, messages).map(([label, text]) => (
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

/** The record types that may be read, by the names used in the app. */
function PermittedTypes({
  session: { grants },
  messages: { privacy, typeNames, language },
}: {
  session: Session
  messages: PageMessages
}) {
  const column = useAudience().audience === 'provider' ? 'provider' : 'patient'
  const types = typesOf({ grants })
  const may = (type: RecordType) => grants.canRead(type) || grants.canRead(type, 'read')
  const listed = (types: readonly RecordType[]) =>
    formatList(
      types.map((type) => typeNames[type][column].many.toLowerCase()),
      language.locale,
    )
  const lines = [
    [privacy.readable, types.filter((type) => may(type) && grants.limits(type).length === 0)],
    [privacy.partlyReadable, types.filter((type) => may(type) && grants.limits(type).length > 0)],
    [privacy.notReadable, types.filter((type) => !may(type))],
  ] as const
  return lines.flatMap(([format, of]) => (of.length > 0 ? [<p key={format('')}>{format(listed(of))}</p>] : []))
}

/** Folded on paper too, unless it is open: it takes a page that few need. */
function PermissionsByName({ session, messages }: { session: Session; messages: PageMessages }) {
  const { privacy } = messages
  const [isOpen, setIsOpen] = useState(false)
  const isPrinting = useIsPrinting()
  return (
    <Disclosure summary={privacy.byName} open={isOpen} onToggle={setIsOpen}>
      {isPrinting && !isOpen ? <p>{privacy.notPrinted}</p> : <Permissions session={session} messages={messages} />}
    </Disclosure>
  )
}

function Permissions({ session, messages }: { session: Session; messages: PageMessages }) {
  const { privacy } = messages
  const { requested, granted } = session.grants
  if (granted.length === 0) return <p>{privacy.grantedUnknown}</p>
  const grantedText = (scope: string) => {
    if (!granted.includes(scope)) return privacy.no
    return requested.includes(scope) ? privacy.yes : privacy.grantedUnrequested
  }
  return (
    <DataTable
      caption={privacy.caption}
      columns={[
        { key: 'scope', label: privacy.permission },
        { key: 'given', label: privacy.granted },
      ]}
      rows={[...new Set([...requested, ...granted])].map((scope) => ({
        key: scope,
        cells: { scope: <code>{scope}</code>, given: grantedText(scope) },
      }))}
      rowHeader="scope"
    />
  )
}

/** Set by the build. */
const version = import.meta.env['VITE_VERSION'] as string | undefined

function connectionFacts(
  { ehr, server, user, expiresAt }: Session,
  { privacy, language: { locale } }: PageMessages,
): readonly (readonly [string, string])[] {
  const until =
    expiresAt === undefined ? undefined : formatMoment(expiresAt, locale, { dateStyle: 'long', timeStyle: 'short' })
  return [
    [privacy.system, ehr.name],
    [privacy.server, server],
    ...(user?.name === undefined ? [] : [[privacy.user, user.name] as const]),
    ...(until === undefined ? [] : [[privacy.until, until] as const]),
    ...(version === undefined ? [] : [[privacy.version, version] as const]),
  ]
}
