import { lazy } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../auth/session/session-provider'
import { usePatient } from '../../data/queries/use-patient'
import { preferredNameText } from '../../fhir/human-name'
import { encodeIdForPath } from '../../fhir/id'
import { patientStatus as patientPhrase } from '../../clinical/status/directory'
import { formatStatus } from '../../clinical/status/format-status'
import { useStatusContext } from '../../components/patient/status-context'
import { Icon } from '../../ui/icon'
import { useAudience, useOwner, useMessages } from '../../ui/language'
import { usePersonName } from './identity-text'
import { PartBoundary } from './error-boundary'
import styles from './identity-banner.module.css'

const ProviderFacts = lazy(() => import('./provider-facts'))

/** Whose record this is, on every page: a name for the person, a bar for someone else, one dense line for care staff. */
export function IdentityBanner() {
  const { patientId, canSelectPatient: choosesPatient } = useSession()
  const { audience } = useAudience()
  if (!patientId) return choosesPatient ? <NoPatientBar /> : null
  if (audience === 'provider') return <ProviderBar />
  return audience === 'proxy' ? <ProxyBar /> : <PatientBar />
}

/** Says once whose record has been opened, to whom a banner may go unseen. Silent for people who read their own. */
export function OpenRecordAnnouncement() {
  const { frame } = useMessages()
  const { audience } = useAudience()
  const name = preferredNameText(usePatient().resource?.['name'])
  return (
    <p role="status" className="visually-hidden no-print">
      {audience !== 'patient' && name !== undefined ? frame.nowShowing(name) : ''}
    </p>
  )
}

function NoPatientBar() {
  const { frame } = useMessages()
  return (
    <div className={`${styles['bar']} ${styles['provider']}`}>
      <strong>{frame.noPatient}</strong>
      <Link className={styles['link']} to="/patients">
        {frame.findPatient}
      </Link>
    </div>
  )
}

/** A quiet note that the person has died; nothing while the record does not say so. */
function DiedNote() {
  const words = useMessages()
  const { audience } = useAudience()
  const { resource } = usePatient()
  const at = useStatusContext()
  return at.died && resource ? <span>{formatStatus(patientPhrase(resource, at), words, audience)}</span> : null
}

function PatientBar() {
  const { frame } = useMessages()
  const { patientId } = useSession()
  return (
    <div className={`${styles['bar']} ${styles['self']}`}>
      <strong>
        <bdi>{usePersonName()}</bdi>
      </strong>
      <DiedNote />
      <Link className={styles['link']} to={`/record/Patient/${encodeIdForPath(patientId)}`}>
        {frame.aboutYou}
      </Link>
    </div>
  )
}

function ProxyBar() {
  const { frame } = useMessages()
  return (
    <div className={`${styles['bar']} ${styles['proxy']}`} data-stays>
      <span className={styles['person']}>
        <Icon name="person" />
        <span>{frame.proxyBanner(useOwner())}</span>
      </span>
      <DiedNote />
      <Link className={styles['link']} to="/privacy">
        {frame.whyMayI}
      </Link>
      <Link className={styles['link']} to="/connect">
        {frame.changePerson}
      </Link>
    </div>
  )
}

/** The banner of care staff comes with words of its own, which only they load; the name is there at once. */
function ProviderBar() {
  const { frame } = useMessages()
  const name = usePersonName()
  const { needPatientBanner, canSelectPatient: choosesPatient } = useSession()
  // The EHR shows the patient around the app, and does not know that the app could not learn who it is.
  const failed = usePatient().state === 'failed'
  return (
    // Where the EHR shows its own banner around the app, whose record it is stays there for a screen reader and on paper.
    <div
      className={`${styles['bar']} ${styles['provider']} ${needPatientBanner || choosesPatient || failed ? '' : 'visually-hidden'}`}
      data-stays
    >
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <PartBoundary message={frame.withoutFacts}>
        <ProviderFacts />
      </PartBoundary>
      {choosesPatient ? <FindAnother /> : null}
    </div>
  )
}

function FindAnother() {
  const { frame } = useMessages()
  return (
    <Link className={styles['link']} to="/patients">
      {frame.findAnother}
    </Link>
  )
}
