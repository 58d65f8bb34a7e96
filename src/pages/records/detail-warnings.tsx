import { whoseIs } from '../../data/queries/bundle'
import { ownerOf } from '../../data/queries/search'
import { describe } from '../../resources/registry'
import { useSession } from '../../auth/session/session-provider'
import { Banner } from '../../ui/banner'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { isJoined } from '../../clinical/patient/joined'
import { forbids } from '../../clinical/status/medication-request'
import { NewerVersions } from '../../components/files/newer-versions'
import { usePhrase } from '../../components/rows/record-status'
import { warningsOf, type Warning } from '../../clinical/medications/safety-warnings'
import { isOffered } from '../../data/queries/capabilities'
import { Recalls } from './detail-recalls'
import type { Resource } from '../../fhir/resource'
import type { DescribedType } from '../../resources/define'

const tones: Readonly<Record<Warning, 'error' | 'warn'>> = {
  mistake: 'error',
  doNotTake: 'error',
  refuted: 'warn',
  notDone: 'warn',
  datesDisagree: 'warn',
  hiddenParts: 'warn',
  unknownModifier: 'warn',
  recalled: 'error',
}

/** What a reader must know before anything else on the page. */
export function Warnings({ type, resource }: { type: DescribedType; resource: Resource }) {
  const { views } = usePageWords()
  const session = useSession()
  const reader = useAudience()
  const subject = describe(type).subjectOf(resource)
  const phrase = usePhrase(resource)
  // An order that is over, or was only suggested, forbids nothing now.
  const warnings = warningsOf(resource).filter((warning) => warning !== 'doNotTake' || forbids(phrase))
  return (
    <>
      {session.patientId !== undefined && subject !== undefined && subject !== session.patientId ? (
        <Banner tone="error" title={views.detail.otherPatient} />
      ) : null}
      {whoseIs(resource, ownerOf(session)) === 'unclear' ? (
        <Banner tone="warn" title={views.detail.unclearOwner(reader)} />
      ) : null}
      {type === 'Patient' && isJoined(resource) ? <Banner tone="warn" title={views.frame.joined(reader)} /> : null}
      {type === 'DocumentReference' ? <NewerVersions document={resource} /> : null}
      {type === 'MedicationRequest' && isOffered('MedicationDispense', session) ? <Recalls request={resource} /> : null}
      {warnings.map((warning) => (
        <Banner key={warning} tone={tones[warning]} title={views.detail[warning](reader)} />
      ))}
    </>
  )
}
