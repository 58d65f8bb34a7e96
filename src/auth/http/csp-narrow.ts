import { withBasePath } from '../../config/base-path'
import { opensLinks, resolveEhr, type AppConfig } from '../../config/config'
import { isObject } from '../../lib/json'
import { currentSession } from '../session/session-store'
import { readTabStorage } from '../tab-storage'

/** The origins that requests for a record of this EHR go to, including sign-in and keys. */
const ehrOrigins = (ehr: ReturnType<typeof resolveEhr>): readonly string[] =>
  ehr === undefined
    ? []
    : [new URL(ehr.fhirBase).origin, new URL(ehr.gateway ?? ehr.fhirBase).origin, ...(ehr.allowOrigins ?? [])]

/**
 * On a site with a directory, limits the requests and forms of this page to its own host and the EHR of the tab's session. For pages that
 * `src/bootstrap/csp-narrow.js` did not restrict because tab storage was empty; no sign-in can start or end in them.
 */
export function restrictConnectSrc(config: AppConfig): void {
  if (document.querySelector('meta[data-narrow]') !== null) return
  const record = readTabStorage('session')
  // Without a session, the page of shared links reads from other hosts, and then gives up its network.
  const hasSession = record !== undefined || currentSession() !== undefined
  if (!hasSession && opensLinks(config) && location.pathname === withBasePath('/shared')) return
  const ehr =
    isObject(record) && typeof record.ehrId === 'string' ? resolveEhr(config, { ehrId: record.ehrId }) : undefined
  const meta = document.createElement('meta')
  meta.setAttribute('http-equiv', 'Content-Security-Policy')
  const sources = ["'self'", ...ehrOrigins(ehr)].join(' ')
  meta.setAttribute('content', `connect-src ${sources}; form-action ${sources}`)
  meta.setAttribute('data-narrow', '')
  document.head.append(meta)
}
