import { grantsOf } from '../src/auth/tokens/scopes'
import type { Session } from '../src/auth/session/session'

const nothing = (): void => undefined

/** Nobody: rows ask only what kind of reader there is. */
export const session: Session = {
  id: 'components',
  ehr: { id: 'none', name: 'None', fhirBase: 'http://localhost/none', clientId: 'none' },
  server: 'http://localhost/none',
  patientId: 'somebody',
  user: undefined,
  encounterId: undefined,
  grants: grantsOf([], undefined),
  noLonger: [],
  expiresAt: undefined,
  needPatientBanner: true,
  choosesPatient: false,
  endSessionUrl: undefined,
  renewable: false,
  needsSignIn: false,
  over: undefined,
  get: () => Promise.reject(new Error('Nothing is asked for here')),
  askAhead: () => Promise.resolve(),
  subscribe: () => nothing,
  lapse: nothing,
  withChosenPatient: () => ({ ...session, keep: nothing }),
  end: () => Promise.resolve(),
}
