import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { onTestFinished } from 'vitest'
import { PUBLIC_CLIENT } from '../../../sandbox/auth/built-in-clients'
import { startSandbox, type FaultOrder, type KitOptions, type Sandbox } from '../../../sandbox/kit'
import { peopleOf } from '../../../sandbox/load/people'
import type { Resource } from '../../../sandbox/types'
import { parseFhirUser } from '../../auth/launch/id-token'
import { fetchLinkedPatients } from '../../auth/launch/person-links'
import { discover } from '../../auth/launch/smart-configuration'
import type { Session, User } from '../../auth/session/session'
import { setCurrentSession } from '../../auth/session/session-store'
import { SmartSession } from '../../auth/session/smart-session'
import { scopesFor } from '../../auth/tokens/scopes'
import type { EhrConfig } from '../../config/config'
import { addContracts } from '../../contract'
import { createQueryClient } from '../../data/queries/query-client'
import { loadMessages, loadProviderMessages } from '../../i18n/messages'
import type { LanguageCode } from '../../i18n/language'
import type { Messages } from '../../i18n/types'
import { AppRoutes } from '../routes'
import { LanguageRoot } from '../shell/language-root'

/** What the tests need of an EHR. */
export type TestEhr = Pick<Sandbox, 'fhirBase' | 'signIn'>

interface Options {
  /** Id of the person who signs in (docs/people.md). */
  readonly person: string
  /** Id of the patient, for people who see several records. */
  readonly patient?: string
  /** Signs in as care staff: with `patient` in an open chart, else without one. */
  readonly provider?: boolean
  readonly language?: LanguageCode
  /** The EHR to sign in at, `testSandbox()` by default. */
  readonly sandbox?: Promise<TestEhr>
  /** Who signed in, instead of the user that the sandbox names. */
  readonly user?: User
  /** Settings of the EHR in config.json. */
  readonly ehr?: Partial<EhrConfig>
}

/** Starts a sandbox EHR with options of its own, which ends with the worker. */
export const startTestSandbox = (options: KitOptions): Promise<Sandbox> =>
  startSandbox({ appOrigins: [location.origin], ...options })

/** Starts a sandbox EHR with these records, which ends with the worker. Patients sign in by their ids. */
export function startSandboxWith(records: readonly object[], switches: KitOptions['switches'] = {}): Promise<Sandbox> {
  const resources = JSON.parse(JSON.stringify(records)) as Resource[]
  return startTestSandbox({ population: { resources, people: peopleOf(resources) }, switches })
}

let sandbox: Promise<Sandbox> | undefined

/** One sandbox EHR for all component tests of a worker, with its control API. It ends with the worker. */
export const testSandbox = (): Promise<Sandbox> => (sandbox ??= startTestSandbox({}))

/** Turns on these faults only, until the end of the test. */
export async function setFaults(...orders: readonly FaultOrder[]): Promise<void> {
  const { faults } = await testSandbox()
  onTestFinished(() => faults.off())
  await faults.off()
  await faults.on(...orders)
}

/** Who signed in, by the claims of an id_token. */
function userIn(idToken: string | undefined, fhirBase: string): User | undefined {
  const [, claims] = idToken?.split('.') ?? []
  if (claims === undefined) return undefined
  const { fhirUser, profile, name } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, string>
  const user = parseFhirUser(fhirUser ?? profile ?? '', [fhirBase])
  return user && { ...user, ...(name === undefined ? {} : { name }) }
}

async function openSession({ person, patient, provider = false, ...options }: Options): Promise<SmartSession> {
  const { fhirBase, signIn } = await (options.sandbox ?? testSandbox())
  const ehr: EhrConfig = {
    id: 'sandbox',
    name: 'Sandbox EHR',
    fhirBase,
    clientId: PUBLIC_CLIENT,
    offline: 'online_access',
    ...options.ehr,
  }
  const discovery = await discover(ehr)
  const { capabilities, scopes, extraTypes } = discovery
  const requestedScopes = scopesFor(ehr, provider ? 'staff' : 'standalone', capabilities, scopes, extraTypes)
  const tokens = await signIn(person, {
    ...(patient === undefined ? {} : { patient }),
    scope: requestedScopes.join(' '),
  })
  const patientId = provider ? patient : tokens.patient
  const user = options.user ?? userIn(tokens.id_token, fhirBase)
  const session = new SmartSession(ehr, {
    id: crypto.randomUUID(),
    ehrId: ehr.id,
    tokenFamily: crypto.randomUUID(),
    signOutMarker: '',
    tokens: {
      access: tokens.access_token,
      refresh: tokens.refresh_token,
      obtainedAt: Date.now(),
      expiresAt: undefined,
    },
    endpoints: { token: discovery.token, revocation: undefined, clientId: ehr.clientId },
    requestedScopes,
    extraTypes,
    ...(tokens.scope === undefined ? {} : { scope: tokens.scope }),
    ...(patientId === undefined ? {} : { patientId }),
    ...(user === undefined ? {} : { user }),
    needPatientBanner: true,
    canSelectPatient: provider,
  })
  return user?.type === 'Person' && options.user === undefined
    ? session.withUser({ ...user, patientIds: await fetchLinkedPatients(session) })
    : session
}

/** How often in a row the event loop turns without a change of the page before it counts as rendered. */
const UNCHANGED_TURNS = 10

/** Waits until React has rendered what it deferred. */
async function pageSettled(): Promise<void> {
  let hasChanged = false
  const observer = new MutationObserver(() => (hasChanged = true))
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  for (let unchanged = 0; unchanged < UNCHANGED_TURNS; unchanged = hasChanged ? 0 : unchanged + 1) {
    hasChanged = false
    await new Promise((resolve) => setTimeout(resolve))
  }
  observer.disconnect()
}

/** Waits for the heading of a page, and until nothing on it is loading or being rendered. */
export async function pageLoaded(): Promise<void> {
  const isReady = () => {
    // A search by role reads every element of the page, so it comes last.
    if (document.querySelector('h1') === null || document.querySelector('[aria-busy="true"]'))
      throw new Error('The page is still loading')
    screen.getByRole('heading', { level: 1 })
  }
  await waitFor(isReady)
  await pageSettled()
  await waitFor(isReady)
}

/** Opens another page of the app as Back and Forward do, with loaded records in memory, and waits until it has loaded. */
export async function openPage(path: string): Promise<void> {
  history.pushState(null, '', path)
  flushSync(() => dispatchEvent(new PopStateEvent('popstate')))
  await pageLoaded()
}

/** Removes the app that the test has rendered. */
export let unmountApp = (): void => undefined

/**
 * Renders the app at `path` with a signed-in session at a real sandbox EHR, and waits until the page has loaded.
 * For component tests: everything is real except the browser, which is happy-dom (no layout, no styles).
 */
export async function renderRoute(path: string, options: Options) {
  const language = options.language ?? 'en'
  const [session, messages] = await Promise.all([
    openSession(options),
    loadMessages(language),
    // Loaded before, so that no provider's page suspends for them.
    loadProviderMessages(language),
  ])
  await renderApp(path, session, messages)
}

/** Renders the app at `path` without a session, for pages that need none, and waits until the page has loaded. */
export async function renderPublicRoute(path: string, language: LanguageCode = 'en'): Promise<void> {
  await renderApp(path, undefined, await loadMessages(language))
}

async function renderApp(path: string, session: Session | undefined, messages: Messages): Promise<void> {
  const client = createQueryClient()
  // Not `afterEach` at the top level, which only the first test file of a worker would register.
  onTestFinished(() => {
    unmountApp()
    // As after a reload: what a server offers is known for one sign-in only, and the document has its network.
    addContracts({})
    document.head.querySelector('meta[data-no-network]')?.remove()
    setCurrentSession(undefined)
    sessionStorage.clear()
    // eslint-disable-next-line no-restricted-globals -- settings of the previous test
    localStorage.clear()
  })
  setCurrentSession(session)
  history.replaceState(null, '', path)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  unmountApp = () => {
    root.unmount()
    container.remove()
  }
  root.render(
    <QueryClientProvider client={client}>
      <LanguageRoot initialMessages={messages}>
        <BrowserRouter useTransitions={false}>
          <AppRoutes />
        </BrowserRouter>
      </LanguageRoot>
    </QueryClientProvider>,
  )
  await pageLoaded()
}
