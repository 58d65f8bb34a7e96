import { withBasePath } from '../../config/base-path'
import { isObject, textOf } from '../../lib/json'
import type { EhrSignOut } from './session'
import { clearTabStorage, readTabStorage, writeTabStorage } from '../tab-storage'

/** The fields that lead back to this app; none where the tab cannot remember that it left. */
function returnFields(name: string): Readonly<Record<string, string>> {
  const state = crypto.randomUUID()
  try {
    writeTabStorage('pendingSignOut', { state, name })
  } catch {
    return {}
  }
  return { post_logout_redirect_uri: location.origin + withBasePath('/signed-out'), state }
}

/**
 * Leaves for the EHR's sign-out page with the id_token, in a form: as a link it would be in the browser's history and the EHR's log. The form is in the page
 * only while it is sent. Where the policy of this site blocks it, the page opens without the id_token and asks for confirmation.
 */
export function signOutAtEhr({ name, url, idToken, returns }: EhrSignOut): void {
  const form = document.createElement('form')
  ;[form.method, form.action, form.hidden] = ['post', url, true]
  const fields = { id_token_hint: idToken ?? '', ...(returns ? returnFields(name) : {}) }
  for (const [field, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: field, value }))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective === 'form-action') location.assign(url)
  })
  document.body.append(form)
  form.submit()
  form.remove()
}

/** The name of the EHR that has led back here after the sign-out of this tab; undefined otherwise. `search`: the query of the page. */
export function ehrReturnedFrom(search: string): string | undefined {
  const pending = readTabStorage('pendingSignOut')
  const state = new URLSearchParams(search).get('state')
  return isObject(pending) && state !== null && pending.state === state ? textOf(pending.name) : undefined
}

/** Forgets that this tab left for the EHR to sign out. */
export const forgetEhrSignOut = (): void => clearTabStorage('pendingSignOut')
