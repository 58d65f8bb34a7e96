import { keptEhr, type AppConfig } from '../../config/config'
import { isObject } from '../../lib/json'
import { readTab } from '../tab-storage'

/** The origins to which requests for a record of this EHR go, sign-in and keys included. */
const originsOf = (ehr: ReturnType<typeof keptEhr>): readonly string[] =>
  ehr === undefined
    ? []
    : [new URL(ehr.fhirBase).origin, new URL(ehr.gateway ?? ehr.fhirBase).origin, ...(ehr.allowOrigins ?? [])]

/**
 * Lets this page of a site with a directory send requests to its own host and to the EHR of the tab's record alone, for as long as it lives. For a page
 * that `src/bootstrap/csp-narrow.js` left as it was, because nothing in the tab told it of a directory: no sign-in can begin or end in it.
 */
export function narrow(config: AppConfig): void {
  if (document.querySelector('meta[data-narrow]') !== null) return
  const record = readTab('session')
  const ehr =
    isObject(record) && typeof record.ehrId === 'string' ? keptEhr(config, { ehrId: record.ehrId }) : undefined
  const meta = document.createElement('meta')
  meta.setAttribute('http-equiv', 'Content-Security-Policy')
  meta.setAttribute('content', ["connect-src 'self'", ...originsOf(ehr)].join(' '))
  meta.setAttribute('data-narrow', '')
  document.head.append(meta)
}
