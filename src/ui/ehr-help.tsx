import { createContext, useContext } from 'react'
import { useWords } from './language'

/** Whom people can ask at a health system; `name` is that of the system, `url` an https address. */
export interface Help {
  readonly name: string
  readonly phone?: string
  readonly hours?: string
  readonly url?: string
}

const HelpContext = createContext<Help | undefined>(undefined)

/** Gives the pages of a session the help of its health system. */
export const HelpProvider = HelpContext.Provider

/** The address of a number that is nothing else; with an extension, a second number or words in it a phone would dial another one. */
const dialled = (phone: string): string | undefined =>
  /^\+?[\d\s().-]+$/.test(phone) ? `tel:${phone.replace(/[^+\d]/g, '')}` : undefined

/** Phone, hours and page where the health system itself helps; nothing where the site names none. */
export function EhrHelp({ of }: { of?: Help | undefined }) {
  const { frame } = useWords()
  const around = useContext(HelpContext)
  const help = of ?? around
  if (!help) return null
  const { name, phone, hours, url } = help
  return (
    <p>
      {frame.help(name)} {phone ? <Phone phone={phone} /> : null}
      {phone && hours ? ', ' : ''}
      {hours ? <span dir="auto">{hours}</span> : null}
      {(phone ?? hours) && url ? '. ' : ''}
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {frame.helpPage}
        </a>
      ) : null}
    </p>
  )
}

function Phone({ phone }: { phone: string }) {
  const address = dialled(phone)
  return address === undefined ? <bdi>{phone}</bdi> : <a href={address}>{phone}</a>
}
