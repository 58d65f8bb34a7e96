import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { isNetworkCut } from '../../lib/cut-network'
import { lazyComponent } from '../../ui/preloadable'
import { useLocation } from 'react-router'
import { loadConfig } from '../../auth/http/load-config'
import { opensLinks } from '../../config/config'
import { withBasePath } from '../../config/base-path'
import { startStandaloneLaunch } from '../../auth/launch/authorize'
import { useSignInMessages } from '../../ui/use-page-messages'
import { IconTile } from '../../ui/card'
import { Disclosure } from '../../ui/disclosure'
import { Icon } from '../../ui/icon'
import { PageHeading } from '../../ui/page-heading'
import { Link } from '../../ui/link'
import { SignInProblemNote } from './sign-in-problem-note'
import { SampleRecord } from './sample-record'
import { SlowNotice } from './slow-notice'
import styles from './connect.module.css'
import type { AppConfig, EhrConfig } from '../../config/config'
import type { SignInMessages } from '../../i18n/types'

const FindSystem = lazyComponent(() => import('./find-system'))

/** The path inside this app to return to after the sign-in. */
function returnToOf(state: unknown): string | undefined {
  const path = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined
  return typeof path === 'string' && path.startsWith('/') && !path.startsWith('//') ? path : undefined
}

/** What to sign in for, if a link of the record led here; the path is compared with a table and never shown. */
function toOpenText(state: unknown, { toOpen }: SignInMessages): string | undefined {
  // From the banner of a proxy.
  if (state === 'person') return toOpen.person
  const path = returnToOf(state)
  if (path === undefined || path === '/') return undefined
  const place = /^\/(\w+)/.exec(path)?.[1] ?? ''
  return Object.hasOwn(toOpen.pages, place) ? toOpen.pages[place] : toOpen.other
}

/** True where there is nothing to choose. */
const isOnlySystem = ({ ehrs, directory }: AppConfig): boolean => ehrs.length === 1 && !directory

/** The list of health systems, and a description of the app. */
export default function Connect() {
  // Signing in needs a network, which a document that read a file has given up.
  useEffect(() => {
    if (isNetworkCut()) location.reload()
  }, [])
  const connect = useSignInMessages()
  const toOpen = toOpenText(useLocation().state, connect)
  const config = useQuery({ queryKey: ['config'], queryFn: loadConfig, retry: false, staleTime: Infinity })
  const isOnly = config.data !== undefined && isOnlySystem(config.data)
  return (
    <div className={styles['page']}>
      <div className="stack">
        <PageHeading title={connect.title} intro={connect.intro} />
        {toOpen === undefined ? null : (
          <p>
            <strong>{toOpen}</strong>
          </p>
        )}
        <section className="stack">
          <h2 className={isOnly ? 'visually-hidden' : undefined}>{connect.choose}</h2>
          {config.error ? <SignInProblemNote problem={config.error} /> : null}
          {config.data ? <Systems config={config.data} /> : null}
        </section>
      </div>
      <p>
        <Link to="/open">{connect.openFile}</Link>
      </p>
      {opensLinks(config.data) ? (
        <p>
          {/* A new document, because that page has a policy of its own. */}
          <a href={withBasePath('/shared')}>{connect.openLink}</a>
        </p>
      ) : null}
      <SampleRecord />
      <ul className={styles['can']}>
        <li>
          <Icon name="check" />
          {connect.can}
        </li>
        <li>
          <Icon name="hide" />
          {connect.privacy}
        </li>
        <li>
          <Icon name="info" />
          {connect.cannot}
        </li>
      </ul>
    </div>
  )
}

/** The caption of a system: its host, or that it is a sandbox. */
const systemCaption = ({ sandbox, fhirBase }: EhrConfig, sample: string): string =>
  sandbox ? sample : new URL(fhirBase).host

/** A sign-in that failed before the EHR was opened; without an EHR, the directory failed. */
interface Failure {
  readonly problem: unknown
  readonly ehr?: EhrConfig
  readonly mode?: 'staff' | undefined
}

function FailureNote({
  failure: { problem, ehr, mode },
  onRetry,
}: {
  failure: Failure
  onRetry: (ehr: EhrConfig, mode?: 'staff') => Promise<void>
}) {
  const connect = useSignInMessages()
  return (
    <SignInProblemNote problem={problem}>
      {ehr === undefined ? null : (
        <p>
          <button type="button" onClick={() => void onRetry(ehr, mode)}>
            {connect.tryAgainAt(ehr.name)}
          </button>
        </p>
      )}
    </SignInProblemNote>
  )
}

function Systems({ config }: { config: AppConfig }) {
  const { ehrs, directory } = config
  const connect = useSignInMessages()
  const state: unknown = useLocation().state
  const [selected, setSelected] = useState<EhrConfig>()
  const [failure, setFailure] = useState<Failure>()

  const signIn = async (ehr: EhrConfig, mode?: 'staff') => {
    if (selected) return
    setFailure(undefined)
    setSelected(ehr)
    try {
      await startStandaloneLaunch(ehr, returnToOf(state), mode)
    } catch (cause) {
      setFailure({ problem: cause, ehr, mode })
      setSelected(undefined)
    }
  }

  if (ehrs.length === 0 && !directory) return <p>{connect.noSystems}</p>
  return (
    <>
      {failure === undefined ? null : <FailureNote failure={failure} onRetry={signIn} />}
      <ul className={styles['systems']}>
        {ehrs.map((ehr) => (
          <li key={ehr.id}>
            <button
              type="button"
              className={isOnlySystem(config) ? `primary ${styles['system']}` : styles['system']}
              aria-disabled={selected !== undefined}
              onClick={() => void signIn(ehr)}
            >
              <IconTile icon="health" />
              <span>
                {connect.continueTo(ehr.name)}
                <small>{systemCaption(ehr, connect.sample)}</small>
              </span>
              <Icon name="chevron" />
            </button>
          </li>
        ))}
      </ul>
      <p className="muted">{connect.how}</p>
      {directory ? (
        <Suspense fallback={null}>
          <FindSystem
            isAdditional={ehrs.length > 0}
            onChoose={(ehr) => void signIn(ehr)}
            onProblem={(problem) => setFailure({ problem })}
          />
        </Suspense>
      ) : null}
      {ehrs.some((ehr) => ehr.staff) ? (
        <Disclosure summary={connect.staffTitle}>
          <p>{connect.staffIntro}</p>
          <ul className={styles['systems']}>
            {ehrs
              .filter((ehr) => ehr.staff)
              .map((ehr) => (
                <li key={ehr.id}>
                  <button
                    type="button"
                    className={styles['staff']}
                    aria-disabled={selected !== undefined}
                    onClick={() => void signIn(ehr, 'staff')}
                  >
                    {connect.staffTo(ehr.name)}
                  </button>
                </li>
              ))}
          </ul>
        </Disclosure>
      ) : null}
      <p role="status" className="muted">
        {selected ? connect.redirecting(selected.name) : ''}
      </p>
      {selected ? <SlowNotice /> : null}
    </>
  )
}
