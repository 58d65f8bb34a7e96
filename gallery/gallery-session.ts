import { grantsOf } from '../src/auth/tokens/scopes'
import type { Session } from '../src/auth/session/session'

const noop = (): void => undefined

/** A session without a server, for components that need a session context. */
export const gallerySession: Session = {
  kind: 'ehr',
  id: 'components',
  ehr: { id: 'none', name: 'None', fhirBase: 'http://localhost/none', clientId: 'none' },
  server: 'http://localhost/none',
  patientId: 'patient-1',
  user: undefined,
  encounterId: undefined,
  grants: grantsOf([], undefined),
  lostTypes: [],
  expiresAt: undefined,
  needPatientBanner: true,
  canSelectPatient: false,
  ehrSignOut: undefined,
  canRefresh: false,
  needsSignIn: false,
  refreshFailure: undefined,
  get: () => Promise.reject(new Error('The gallery sends no requests')),
  prefetch: () => Promise.resolve(),
  subscribe: () => noop,
  expire: noop,
  withSelectedPatient: () => ({ ...gallerySession, persist: noop }),
  end: () => Promise.resolve(),
}
