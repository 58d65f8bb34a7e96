import { readCardIssuers, type CardIssuer } from '../config/card-issuers'
import { withBasePath } from '../config/base-path'
import { isNetworkCut } from '../lib/cut-network'
import { parseJson } from '../lib/json'

let latest: Promise<readonly CardIssuer[]> = Promise.resolve([])

async function fetchIssuers(): Promise<readonly CardIssuer[]> {
  const response = await fetch(withBasePath('/issuers.json'), {
    cache: 'no-cache',
    credentials: 'same-origin',
    redirect: 'error',
  })
  return response.ok ? readCardIssuers(parseJson(await response.text())).issuers : []
}

/**
 * Reads /issuers.json, the operator's list of issuers of health cards. Call it before a file is chosen: afterwards the page has no network, and the list of
 * before counts. Without a list, cards open, and their signatures could not be checked.
 */
export function loadCardIssuers(): Promise<readonly CardIssuer[]> {
  if (!isNetworkCut()) latest = fetchIssuers().catch(() => [])
  return latest
}
