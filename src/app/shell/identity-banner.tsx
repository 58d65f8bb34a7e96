import { lazyComponent } from '../../ui/preloadable'
import { useSession } from '../../auth/session/session-provider'
import { isRelationUnknown } from '../../data/privacy/audience'
import { usePatient } from '../../data/queries/use-patient'
import { initialsOf, preferredNameText } from '../../fhir/human-name'
import { encodeIdForPath } from '../../fhir/id'
import { patientStatus } from '../../clinical/status/directory-status'
import { formatStatus } from '../../clinical/status/format-status'
import { useStatusContext } from '../../components/patient/status-context'
import { Icon } from '../../ui/icon'
import { useMessages } from '../../language/language-context'
import { useAudience, useOwner } from '../../ui/audience'
import { usePersonName } from './identity-text'
import { PartBoundary } from './error-boundary'
import cardStyles from '../../ui/card.module.css'
import { Link } from '../../ui/link'
import styles from './identity-banner.module.css'

const ProviderFacts = lazyComponent(() => import('./provider-facts'))

/** Whose record this is, on every page: the name for patients, a banner for proxies, a dense bar for providers. */
export function IdentityBanner() {
  const session = useSession()
  const { appShell } = useMessages()
  const { patientId, canSelectPatient } = session
  const { audience } = useAudience()
  if (!patientId) return canSelectPatient ? <NoPatientBar /> : null
  if (audience === 'provider') return <ProviderBar />
  if (audience !== 'proxy') return <PatientBar linkText={appShell.aboutYou} />
  // No clinic has shared a file.
  const isNeutral = session.kind !== 'ehr' || isRelationUnknown(session)
  return isNeutral ? <PatientBar linkText={appShell.aboutPerson} /> : <ProxyBar />
}

/** Announces whose record was opened to screen readers; silent for patients who read their own. */
export function OpenRecordAnnouncement() {
  const { appShell } = useMessages()
  const { audience } = useAudience()
  const name = preferredNameText(usePatient().resource?.name)
  return (
    <p role="status" className="visually-hidden no-print">
      {audience !== 'patient' && name !== undefined ? appShell.nowShowing(name) : ''}
    </p>
  )
}

function NoPatientBar() {
  const { appShell } = useMessages()
  return (
    <div className={`${styles['bar']} ${styles['provider']}`}>
      <strong>{appShell.noPatient}</strong>
      <Link className={styles['link']} to="/patients">
        {appShell.findPatient}
      </Link>
    </div>
  )
}

/** Says that the patient has died, or that the date of death is doubtful, with a period after a sentence; nothing unless the record has a death. */
function DiedNote({ period = '' }: { period?: string }) {
  const messages = useMessages()
  const { audience } = useAudience()
  const { resource } = usePatient()
  const context = useStatusContext()
  return (context.died ?? context.deathDoubt) && resource ? (
    <span>
      {formatStatus(patientStatus(resource, context), messages, audience)}
      {period}
    </span>
  ) : null
}

/** The name without a word on whose record it is. */
function PatientBar({ linkText }: { linkText: string }) {
  const { patientId } = useSession()
  return (
    <div className={`${styles['bar']} ${styles['self']}`}>
      <Initials />
      <strong>
        <bdi>{usePersonName()}</bdi>
      </strong>
      <DiedNote />
      <Link className={styles['link']} to={`/record/Patient/${encodeIdForPath(patientId)}`}>
        {linkText}
      </Link>
    </div>
  )
}

const tints = ['results', 'medicines', 'health', 'visits'] as const

/** A color for each of the people whose records a proxy sees, the same at every sign-in. */
const tintOf = (patientId: string | undefined): (typeof tints)[number] | undefined =>
  tints[(patientId?.charCodeAt(patientId.length - 1) ?? 0) % tints.length]

/** The initials of the person, beside the full name; an icon of the same size while the name loads or without one. */
function Initials({ tint }: { tint?: (typeof tints)[number] | undefined }) {
  return (
    <span className={`${styles['initials']} ${tint ? cardStyles[tint] : ''}`} aria-hidden="true" translate="no">
      {initialsOf(usePatient().resource?.name) || <Icon name="person" />}
    </span>
  )
}

function ProxyBar() {
  const { appShell } = useMessages()
  const { patientId } = useSession()
  return (
    <div className={`${styles['bar']} ${styles['proxy']}`} data-sticky>
      <span className={styles['person']}>
        <Initials tint={tintOf(patientId)} />
        <span>{appShell.proxyBanner(useOwner())}</span>
      </span>
      <DiedNote period="." />
      <Link className={styles['link']} to="/privacy">
        {appShell.accessReason}
      </Link>
      <Link className={styles['link']} to="/connect" state="person">
        {appShell.changePerson}
      </Link>
    </div>
  )
}

/** The name renders at once; the other facts wait for messages that only providers load. */
function ProviderBar() {
  const { appShell } = useMessages()
  const name = usePersonName()
  const { needPatientBanner, canSelectPatient } = useSession()
  // The EHR's own banner does not show that this app failed to load the patient.
  const failed = usePatient().state === 'failed'
  return (
    // Where the EHR shows its own banner (SMART `need_patient_banner`), this one is for screen readers and print only.
    <div
      className={`${styles['bar']} ${styles['provider']} ${needPatientBanner || canSelectPatient || failed ? '' : 'visually-hidden'}`}
      data-sticky
    >
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <PartBoundary message={appShell.providerFactsFailed}>
        <ProviderFacts />
      </PartBoundary>
      {canSelectPatient ? <FindAnother /> : null}
    </div>
  )
}

function FindAnother() {
  const { appShell } = useMessages()
  return (
    <Link className={styles['link']} to="/patients">
      {appShell.findAnother}
    </Link>
  )
}
