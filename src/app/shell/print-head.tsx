import { lazy, Suspense, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePatient } from '../../data/queries/use-patient'
import { formatDate } from '../../fhir/format-date'
import { textOf } from '../../lib/json'
import { useSession } from '../../auth/session/session-provider'
import { patient as patientPhrase } from '../../clinical/status/directory'
import { phraseText } from '../../clinical/status/format-status'
import { useStatusContext } from '../../components/patient/status-context'
import { useAudience, useWords } from '../../ui/language'
import { usePersonName } from './person-name'
import styles from './print-head.module.css'

// For care staff alone.
const PrintWarning = lazy(() => import('./print-warning').catch(() => ({ default: () => null })))

const now = (): string => new Date().toISOString().replace(/\.\d+/, '')

/** When the page goes to the printer. */
function usePrintTime(): string {
  const [at, setAt] = useState(now)
  useEffect(() => {
    // The browser takes the page as it is when this returns.
    const renew = () => flushSync(() => setAt(now()))
    addEventListener('beforeprint', renew)
    return () => removeEventListener('beforeprint', renew)
  }, [])
  return at
}

/** Whose record it is, when it was printed and where it comes from: at the head of every printed page, never on the screen. */
export default function PrintHead() {
  const { patientId } = useSession()
  return patientId === undefined ? null : <Head />
}

function Head() {
  const words = useWords()
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
        {at.died && resource ? <span>{phraseText(patientPhrase(resource, at), words, audience)}</span> : null}
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
