const POLICY = "connect-src 'none'; form-action 'none'"

/** True in a document that has given up its network. */
export const isNetworkCut = (): boolean => document.head.querySelector('meta[data-no-network]') !== null

/**
 * Takes the network from this document until it is reloaded: a policy in a `meta` element can only be narrowed by others, and removing the element changes
 * nothing (Content Security Policy 3, section 3.3). Code of this app can still be imported.
 */
export function cutNetwork(): void {
  if (isNetworkCut()) return
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = POLICY
  meta.dataset['noNetwork'] = ''
  document.head.append(meta)
}
