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
import { includesFor } from '../../data/prefetch/first-page'
import { useSupplyNotes } from '../../components/rows/supply-notes'
import { medicineKey, type MedicineRecord } from '../../clinical/medications/medicine-name'
import { useRecords } from '../../data/queries/use-records'
import { formatDate } from '../../fhir/format-date'
import { fillDate, recalledFills } from '../../clinical/medications/medicine-fills'
import { prescriptionKeysOf } from '../../clinical/status/related-facts'
import { recordKey } from '../../fhir/source'
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
  removed: 'warn',
  deathDateDisagrees: 'warn',
  unknownModifier: 'warn',
  unitsDisagree: 'warn',
  namesDisagree: 'warn',
  categoryDisagrees: 'warn',
  datesDisagree: 'warn',
  backwardsPeriod: 'warn',
  hiddenParts: 'warn',
} as const satisfies Partial<Record<ReasonKey, 'error' | 'warn'>>

const hasBanner = (reason: ReasonKey): reason is keyof typeof bannerTones => Object.hasOwn(bannerTones, reason)

const noReasons: readonly ReasonKey[] = []

/** Banners for what the reader must know first: wrong patient, recalls, newer versions, contradictions. */
export function RecordWarnings({
  type,
  resource,
  stated = noReasons,
}: {
  type: DescribedType
  resource: Resource
  /** Reasons that the page states in other words. */
  stated?: readonly ReasonKey[]
}) {
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
      {isOfType(resource, 'MedicationRequest') &&
      isOffered('MedicationDispense', session) &&
      !stated.includes('recalled') ? (
        <FillWarnings request={resource} />
      ) : null}
      {reasons
        .filter((reason) => !stated.includes(reason))
        .filter(hasBanner)
        .map((reason) => (
          <Banner key={reason} tone={bannerTones[reason]} title={views.detail[reason](reader)} />
        ))}
    </>
  )
}

/** What the fills of a prescription say against it: recalls, a supply that is used up, or none of an old order. */
function FillWarnings({ request }: { request: ResourceOf<'MedicationRequest'> }) {
  const format = useFormat()
  const { views } = usePageMessages()
  const reader = useAudience()
  const { set, state } = useRecords('MedicationDispense', undefined, includesFor('MedicationDispense'))
  const fills = set?.matches ?? []
  const own = fills.filter((fill) => prescriptionKeysOf(fill).includes(recordKey(request)))
  const keyOf = (record: MedicineRecord) => medicineKey(record, set?.included ?? [], format)
  // Whether they belong to this prescription is unknown, so they only count as a sign that the medicine is still taken.
  const same = fills.filter((fill) => prescriptionKeysOf(fill).length === 0 && keyOf(fill) === keyOf(request))
  const { supplyEnded } = useSupplyNotes({ request, own, same: [] })
  const { oldEntry } = useSupplyNotes({ request, own, same })
  if (state === 'loading') return <p data-loading hidden />
  return (
    <>
      {recalledFills(own).map(({ fill, reason }, index) => {
        const date = fillDate(fill)
        const text =
          date && formatDate(date.raw, { format, style: reader.audience === 'provider' ? 'provider' : 'patient' }).text
        return <Banner key={fill.id ?? index} tone="error" title={views.medicines.recalled(reason, text)(reader)} />
      })}
      {[supplyEnded, oldEntry].map((note) =>
        note === undefined ? null : <Banner key={note} tone="warn" title={note} />,
      )}
    </>
  )
}
