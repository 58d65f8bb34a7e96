import { Suspense, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePatient } from '../../data/queries/use-patient'
import { formatDate } from '../../fhir/format-date'
import { textOf } from '../../lib/json'
import { useSession } from '../../auth/session/session-provider'
import { patientStatus as patientPhrase } from '../../clinical/status/directory'
import { formatStatus } from '../../clinical/status/format-status'
import { useStatusContext } from '../../components/patient/status-context'
import { useAudience, useMessages } from '../../ui/language'
import { usePageMessages } from '../../ui/page-words'
import { identityWarning, usePersonName } from './identity-text'
import styles from './print-head.module.css'

const currentTime = (): string => new Date().toISOString().replace(/\.\d+/, '')

/** When the page goes to the printer. */
function usePrintTime(): string {
  const [at, setAt] = useState(currentTime)
  useEffect(() => {
    // The browser takes the page as it is when this returns.
    const renew = () => flushSync(() => setAt(currentTime()))
    addEventListener('beforeprint', renew)
    return () => removeEventListener('beforeprint', renew)
  }, [])
  return at
}

/** Whose record it is, when it was printed and where it comes from: at the head of every printed page, never on the screen. */
export default function PrintHead() {
  const { patientId } = useSession()
  return patientId === undefined ? null : <PrintHeadLine />
}

function PrintHeadLine() {
  const words = useMessages()
  const { frame, language } = words
  const at = useStatusContext()
  const { audience } = useAudience()
  const { ehr } = useSession()
  const { resource } = usePatient()
  const name = usePersonName()
  const printed = usePrintTime()
  const born = textOf(resource?.['birthDate'])
  const date = (raw: string) =>
    formatDate(raw, { locale: language.locale, style: audience === 'provider' ? 'provider' : 'patient' }).text
  return (
    <div className={`print-head ${styles['head']}`}>
      <div className={styles['line']}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {resource === undefined ? null : <span>{born === undefined ? frame.noBirthDate : frame.born(date(born))}</span>}
        {at.died && resource ? <span>{formatStatus(patientPhrase(resource, at), words, audience)}</span> : null}
        <span>{frame.printed(date(printed))}</span>
        <span>{frame.printedFrom(ehr.name)}</span>
        {ehr.sandbox ? <span>{frame.sandbox}</span> : null}
        {audience === 'provider' ? (
          <Suspense>
            <PrintWarning />
          </Suspense>
        ) : null}
      </div>
    </div>
  )
}

/** The warning of the identity banner, for providers: a printed page without a name can end up in the wrong chart. */
function PrintWarning() {
  const warning = identityWarning(usePatient(), usePageMessages())
  return warning === undefined ? null : <strong>{warning}</strong>
}
