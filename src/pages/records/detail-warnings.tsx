import { ownershipOf } from '../../data/queries/bundle'
import { recordOwnerOf } from '../../data/queries/search'
import { descriptorOf } from '../../resources/descriptors'
import { useSession } from '../../auth/session/session-provider'
import { Banner } from '../../ui/banner'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { isReplacedPatient } from '../../clinical/patient/patient-flags'
import { NewerVersions } from '../../components/files/newer-versions'
import { assertionOf } from '../../clinical/assertion/assertion-of'
import { useStatusContext } from '../../components/patient/status-context'
import { isOffered } from '../../data/queries/capabilities'
import { useRecords } from '../../data/queries/use-records'
import { formatDate } from '../../fhir/format-date'
import { fillDate, recalledFills } from '../../clinical/medications/medicine-fills'
import { prescriptionIdsOf } from '../../clinical/status/related-facts'
import type { ReasonKey } from '../../clinical/assertion/assertion'
import type { DescribedType } from '../../resources/define-descriptor'
import { useFormat } from '../../language/language-context'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'

/** Reasons with a banner, in their order; the status chip states the others. */
const bannerTones = {
  mistake: 'error',
  doNotTake: 'error',
  recalled: 'error',
  notDone: 'warn',
  refuted: 'warn',
  unknownModifier: 'warn',
  unitsDisagree: 'warn',
  datesDisagree: 'warn',
  backwardsPeriod: 'warn',
  hiddenParts: 'warn',
} as const satisfies Partial<Record<ReasonKey, 'error' | 'warn'>>

const hasBanner = (reason: ReasonKey): reason is keyof typeof bannerTones => Object.hasOwn(bannerTones, reason)

/** Banners for what the reader must know first: wrong patient, recalls, newer versions, contradictions. */
export function RecordWarnings({ type, resource }: { type: DescribedType; resource: Resource }) {
  const { views } = usePageMessages()
  const session = useSession()
  const reader = useAudience()
  const subject = descriptorOf(type).subjectOf(resource)
  const { reasons } = assertionOf(resource, useStatusContext())
  return (
    <>
      {session.patientId !== undefined && subject !== undefined && subject !== session.patientId ? (
        <Banner tone="error" title={views.detail.otherPatient} />
      ) : null}
      {ownershipOf(resource, recordOwnerOf(session)) === 'unclear' ? (
        <Banner tone="warn" title={views.detail.unclearOwner(reader)} />
      ) : null}
      {isOfType(resource, 'Patient') && isReplacedPatient(resource) ? (
        <Banner tone="warn" title={views.common.mergedRecord(reader)} />
      ) : null}
      {isOfType(resource, 'DocumentReference') ? <NewerVersions document={resource} /> : null}
      {isOfType(resource, 'MedicationRequest') && isOffered('MedicationDispense', session) ? (
        <RecalledFills request={resource} />
      ) : null}
      {reasons.filter(hasBanner).map((reason) => (
        <Banner key={reason} tone={bannerTones[reason]} title={views.detail[reason](reader)} />
      ))}
    </>
  )
}

/** Recalled fills of a prescription: the page of the prescription shows them too. */
function RecalledFills({ request }: { request: ResourceOf<'MedicationRequest'> }) {
  const format = useFormat()
  const { views } = usePageMessages()
  const reader = useAudience()
  const { set } = useRecords('MedicationDispense')
  const ownFills =
    set?.matches.filter((fill) => request.id !== undefined && prescriptionIdsOf(fill).includes(request.id)) ?? []
  return recalledFills(ownFills).map(({ fill, reason }, index) => {
    const date = fillDate(fill)
    const text =
      date && formatDate(date.raw, { format, style: reader.audience === 'provider' ? 'provider' : 'patient' }).text
    return <Banner key={fill.id ?? index} tone="error" title={views.medicines.recalled(reason, text)(reader)} />
  })
}
