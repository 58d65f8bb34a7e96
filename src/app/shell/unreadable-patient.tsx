import { useSession } from '../../auth/session/session-provider'
import { usePatient } from '../../data/queries/use-patient'
import { Banner } from '../../ui/banner'
import { FirstLines } from '../../ui/first-lines'
import { Disclosure } from '../../ui/disclosure'
import { EhrHelp } from '../../ui/ehr-help'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { usePageMessages } from '../../ui/use-page-messages'
import { SignInAgain } from './sign-in-again'
import type { FhirError, FhirErrorKind } from '../../fhir/errors'
import type { PageMessages } from '../../i18n/types'

type Reason = keyof PageMessages['patients']['unreadable']['reasons']

const REASONS: Readonly<Partial<Record<FhirErrorKind, Reason>>> = {
  notShared: 'closed',
  notOffered: 'closed',
  otherPerson: 'other',
}

/** In place of every page of a record whose patient the server does not know or does not show: nothing can be said about a person. */
export default function UnreadablePatient({ failure }: { failure: FhirError }) {
  const { patients, appShell, states } = usePageMessages()
  const { patientId, canSelectPatient } = useSession()
  const { retry } = usePatient()
  const { unreadable } = patients
  const { request, kind, status, issues } = failure
  return (
    <div className="stack">
      <PageHeading title={unreadable.title} />
      <Banner tone="error" alert>
        <p>{unreadable.reasons[REASONS[kind] ?? 'unknown']}</p>
        <p>{unreadable.nothing}</p>
        <div className="row">
          <SignInAgain />
          <button type="button" onClick={retry}>
            {states.tryAgain}
          </button>
          {canSelectPatient ? <Link to="/patients">{appShell.findAnother}</Link> : null}
        </div>
        <EhrHelp />
        <Disclosure summary={states.technical}>
          <p className="small">
            {request}, {kind}
            {status === undefined ? '' : `, HTTP ${status}`}
          </p>
          <p className="small" dir="ltr">
            Patient/{patientId}
          </p>
          <FirstLines items={issues} textOf={String} />
        </Disclosure>
      </Banner>
    </div>
  )
}
