import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { afterEach } from 'vitest'
import { PUBLIC_CLIENT } from '../../../sandbox/auth/built-in-clients'
import { startSandbox, type Sandbox } from '../../../sandbox/kit'
import { signIn } from '../../../sandbox/testing/sign-in'
import { setCurrentSession } from '../../auth/session/session-store'
import { SmartSession } from '../../auth/session/smart-session'
import { scopesFor } from '../../auth/tokens/scopes'
import { createQueryClient } from '../../data/queries/query-client'
import { loadMessages } from '../../i18n/messages'
import type { LanguageCode } from '../../i18n/language'
import { AppRoutes } from '../routes'
import { LanguageRoot } from '../shell/language-root'

// Only ends tests that hang: a busy machine needs many times the usual second.
configure({ asyncUtilTimeout: 60_000 })

interface Options {
  /** Id of the person who signs in (docs/people.md). */
  readonly person: string
  /** Id of the patient, for people who see several records. */
  readonly patient?: string
  readonly language?: LanguageCode
}

let sandbox: Promise<Sandbox> | undefined

/** One sandbox EHR for all component tests of a worker, with its control API. It ends with the worker. */
export const testSandbox = (): Promise<Sandbox> => (sandbox ??= startSandbox({ appOrigins: [location.origin] }))

async function openSession({ person, patient }: Options): Promise<SmartSession> {
  const { fhirBase } = await testSandbox()
  const ehr = {
    id: 'sandbox',
    name: 'Sandbox EHR',
    fhirBase,
    clientId: PUBLIC_CLIENT,
    offline: 'online_access',
  } as const
  const requestedScopes = scopesFor(ehr, 'standalone', [], [])
  const tokens = await signIn(
    { url: new URL(fhirBase).origin, fhirBase },
    { person, ...(patient === undefined ? {} : { patient }), scope: requestedScopes.join(' ') },
  )
  return new SmartSession(ehr, {
    id: crypto.randomUUID(),
    ehrId: ehr.id,
    tokenFamily: crypto.randomUUID(),
    signOutMarker: '',
    tokens: { access: tokens.access_token, refresh: undefined, obtainedAt: Date.now(), expiresAt: undefined },
    endpoints: { token: `${fhirBase}/token`, revocation: undefined, clientId: PUBLIC_CLIENT },
    requestedScopes,
    ...(tokens.scope === undefined ? {} : { scope: tokens.scope }),
    ...(tokens.patient === undefined ? {} : { patientId: tokens.patient }),
    needPatientBanner: true,
  })
}

/**
 * Renders the app at `path` with a signed-in session at a real sandbox EHR, and waits until the page has loaded.
 * For component tests: everything is real except the browser, which is happy-dom (no layout, no styles).
 */
export async function renderRoute(path: string, options: Options) {
  const [session, messages] = await Promise.all([openSession(options), loadMessages(options.language ?? 'en')])
  const client = createQueryClient()
  setCurrentSession(session)
  history.replaceState(null, '', path)
  render(
    <QueryClientProvider client={client}>
      <LanguageRoot initialMessages={messages}>
        <BrowserRouter useTransitions={false}>
          <AppRoutes />
        </BrowserRouter>
      </LanguageRoot>
    </QueryClientProvider>,
  )
  await waitFor(() => {
    screen.getByRole('heading', { level: 1 })
    if (document.querySelector('[aria-busy="true"]')) throw new Error('The page is still loading')
  })
}

afterEach(() => {
  cleanup()
  setCurrentSession(undefined)
})
