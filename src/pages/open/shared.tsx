import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { loadConfig } from '../../auth/http/load-config'
import { signOut } from '../../auth/session/end-session'
import { restoreSession } from '../../auth/session/restore'
import { withBasePath } from '../../config/base-path'
import { opensLinks } from '../../config/config'
import { loadSharedMessages } from '../../i18n/shared-loader'
import { isNetworkCut } from '../../lib/cut-network'
import { openLinkAgain, takenLink, takeLink } from '../../lib/taken-link'
import { Banner } from '../../ui/banner'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { useLoadedMessages } from '../../ui/use-page-messages'
import { LinkFlow } from './link-flow'
import type { Session } from '../../auth/session/session'
import type { SharedLinks } from '../../config/config'

const SHARED_PATH = '/shared'

/** What this site and this tab say about shared links. */
interface Site {
  readonly settings: SharedLinks | undefined
  readonly session: Session | undefined
}

async function loadSite(): Promise<Site> {
  const [config, session] = await Promise.all([loadConfig(), restoreSession()])
  // The policy of this page allows other hosts, which a record of an EHR must not meet.
  if (session !== undefined) (await import('../../auth/http/csp-narrow')).restrictConnectSrc(config)
  return { settings: opensLinks(config) ? config.shared : undefined, session }
}

/** The link in the address of this page, also one that is opened while the page is. */
function useLinkInAddress(): string | undefined {
  const [link, setLink] = useState(takenLink)
  useEffect(() => {
    const take = () => {
      takeLink()
      setLink(takenLink)
    }
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return link
}

/** Opens SMART Health Links without a session. Their files are fetched encrypted; before they are decrypted, the page loses its network. */
export default function SharedLink() {
  const messages = useLoadedMessages(loadSharedMessages)
  const link = useLinkInAddress()
  const { search } = useLocation()
  // A record of an earlier link may be in this document, which has no network.
  useEffect(() => {
    if (isNetworkCut()) location.reload()
  }, [])
  const site = useQuery({ queryKey: ['shared-links'], queryFn: loadSite, retry: false, staleTime: Infinity, gcTime: 0 })
  if (site.data?.settings && site.data.session === undefined)
    return <LinkFlow key={link} settings={site.data.settings} initialLink={link} isClosed={search === '?closed'} />
  return (
    <div className="stack">
      <PageHeading title={messages.title} />
      {site.error ? (
        <Banner tone="error" alert>
          <p>{messages.noSite}</p>
        </Banner>
      ) : null}
      {site.data ? <Refusal site={site.data} link={link} /> : null}
    </div>
  )
}

/** Why no link is opened here. */
function Refusal({ site: { settings, session }, link }: { site: Site; link: string | undefined }) {
  const messages = useLoadedMessages(loadSharedMessages)
  if (settings === undefined || session === undefined)
    return (
      <>
        <p>{messages.off}</p>
        <p>
          <Link to="/open">{messages.openFile}</Link>
        </p>
      </>
    )
  return (
    <>
      <p>{messages.signedIn(session.ehr.name)}</p>
      <div className="row">
        <button
          type="button"
          className="primary"
          onClick={() => void signOut(session).then(() => openLinkAgain(link ?? '', withBasePath(SHARED_PATH)))}
        >
          {messages.signOut}
        </button>
        {/* A new document, whose policy is that of the record. */}
        <a href={withBasePath('/')}>{messages.back}</a>
      </div>
    </>
  )
}
