import { createContext, useContext } from 'react'
import { useMessages } from '../language/language-context'

/** A health system by its name, with its help desk where the site configures one; `url` is an https URL. */
export interface EhrContact {
  readonly name: string
  readonly phone?: string
  readonly hours?: string
  readonly url?: string
  /** The portal of the health system, for what this app does not do; an https URL. */
  readonly portal?: string
}

const EhrContactContext = createContext<EhrContact | undefined>(undefined)

/** Provides the name and the help desk of the current session's health system. */
export const EhrContactProvider = EhrContactContext.Provider

/** The name of the current session's health system; undefined outside of a session. */
export const useEhrName = (): string | undefined => useContext(EhrContactContext)?.name

/** `tel:` URI of a plain number. With an extension, a second number or text in it, a phone would dial a wrong number. */
const telUri = (phone: string): string | undefined =>
  /^\+?[\d\s().-]+$/.test(phone) ? `tel:${phone.replace(/[^+\d]/g, '')}` : undefined

/** Phone, hours and page of the help desk; nothing if the site configures none. */
export function EhrHelp({ contact: ownContact }: { contact?: EhrContact | undefined }) {
  const { appShell } = useMessages()
  const provided = useContext(EhrContactContext)
  const contact = ownContact ?? provided
  if (!(contact?.phone ?? contact?.hours ?? contact?.url)) return null
  const { name, phone, hours, url } = contact
  const beforeUrl = hours ?? phone
  return (
    <p>
      {appShell.help(name)} {phone ? <Phone phone={phone} /> : null}
      {phone && hours ? ', ' : ''}
      {hours ? <span dir="auto">{hours}</span> : null}
      {/* Hours may end in an abbreviation with its own period. */}
      {beforeUrl && url ? `${beforeUrl.endsWith('.') ? '' : '.'} ` : ''}
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {appShell.helpPage}
        </a>
      ) : null}
    </p>
  )
}

/** A link to the portal for messages, refills and appointments, which this app does not have; nothing if the site configures none. */
export function PortalLink() {
  const { appShell } = useMessages()
  const { name, portal } = useContext(EhrContactContext) ?? {}
  return portal === undefined ? null : (
    <p className="no-print">
      {appShell.portalFor}{' '}
      <a href={portal} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
    </p>
  )
}

function Phone({ phone }: { phone: string }) {
  const uri = telUri(phone)
  return uri === undefined ? <bdi>{phone}</bdi> : <a href={uri}>{phone}</a>
}
