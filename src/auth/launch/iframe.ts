import type { EhrConfig } from '../../config/config'
import { SignInProblem } from '../sign-in-error'

function storageWorks(): boolean {
  try {
    sessionStorage.setItem('plainchart.probe', '')
    sessionStorage.removeItem('plainchart.probe')
    return true
  } catch {
    return false
  }
}

/** True while the app is shown inside another page. */
export const isFramed = (): boolean => window.top !== window.self

/**
 * Refuses a sign-in inside another page where it cannot work: the browser keeps nothing there for the way back, or the EHR's own page shows itself
 * in no frame. Throws SignInProblem `framed`; nothing has been sent by then, so the same address works in a window of its own.
 */
export function assertOwnWindow(ehr: EhrConfig): void {
  if (isFramed() && (ehr.framed === 'window' || !storageWorks())) throw new SignInProblem('framed', undefined, ehr.id)
}
