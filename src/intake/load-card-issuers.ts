import { readCardIssuers, type CardIssuer } from '../config/card-issuers'
import { withBasePath } from '../config/base-path'
import { isNetworkCut } from '../lib/cut-network'
import { parseJson } from '../lib/json'

let latest: Promise<readonly CardIssuer[] | undefined> = Promise.resolve(undefined)

async function fetchIssuers(): Promise<readonly CardIssuer[] | undefined> {
  const response = await fetch(withBasePath('/issuers.json'), {
    cache: 'no-cache',
    credentials: 'same-origin',
    redirect: 'error',
  })
  return response.ok ? readCardIssuers(parseJson(await response.text())).issuers : undefined
}

/**
 * Reads /issuers.json, the operator's list of issuers of health cards. Call it before a file is chosen: afterwards the page has no network, and the list of
 * before counts. Undefined if it could not be loaded: cards open, and say so.
 */
export function loadCardIssuers(): Promise<readonly CardIssuer[] | undefined> {
  if (!isNetworkCut()) latest = fetchIssuers().catch(() => undefined)
  return latest
}
