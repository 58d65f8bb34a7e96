import { Suspense, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePatient } from '../../data/queries/use-patient'
import { formatDate } from '../../fhir/format-date'
import { instantOf } from '../../fhir/partial-date'
import { textOf } from '../../lib/json'
import { useSession } from '../../auth/session/session-provider'
import { patientStatus } from '../../clinical/status/directory-status'
import { formatStatus } from '../../clinical/status/format-status'
import { useStatusContext } from '../../components/patient/status-context'
import { useFormat, useMessages } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { identityWarning, usePersonName } from './identity-text'
import styles from './print-head.module.css'

const currentTime = (): string => instantOf(new Date())

/** The time of printing, renewed before each print. */
function usePrintTime(): string {
  const [printedAt, setPrintedAt] = useState(currentTime)
  useEffect(() => {
    // Synchronous: the browser prints the DOM as it is when the handler returns.
    const renew = () => flushSync(() => setPrintedAt(currentTime()))
    addEventListener('beforeprint', renew)
    return () => removeEventListener('beforeprint', renew)
  }, [])
  return printedAt
}

/** Patient, print time and source at the top of every printed page; never on screen. */
export default function PrintHead() {
  const { patientId } = useSession()
  return patientId === undefined ? null : <PrintHeadLine />
}

function PrintHeadLine() {
  const format = useFormat()
  const messages = useMessages()
  const { appShell } = messages
  const context = useStatusContext()
  const { audience } = useAudience()
  const { ehr } = useSession()
  const { resource } = usePatient()
  const name = usePersonName()
  const printedAt = usePrintTime()
  const born = textOf(resource?.birthDate)
  const date = (raw: string) =>
    formatDate(raw, { format, style: audience === 'provider' ? 'provider' : 'patient' }).text
  return (
    <div className={`print-head ${styles['head']}`}>
      <div className={styles['line']}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {resource === undefined ? null : (
          <span>{born === undefined ? appShell.noBirthDate : appShell.born(date(born))}</span>
        )}
        {(context.died ?? context.deathDoubt) && resource ? (
          <span>{formatStatus(patientStatus(resource, context), messages, audience)}</span>
        ) : null}
        <span>{appShell.printed(date(printedAt))}</span>
        <span>{appShell.printedFrom(ehr.name)}</span>
        {ehr.sandbox ? <span>{appShell.sandbox}</span> : null}
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
