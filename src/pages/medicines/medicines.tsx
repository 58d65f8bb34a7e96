import { useRecords } from '../../data/queries/use-records'
import { isWholeList } from '../../fhir/whole-list'
import { useAudience } from '../../ui/audience'
import { PageHeading } from '../../ui/page-heading'
import { SectionLinks } from '../../components/navigation/section-links'
import { usePageMessages } from '../../ui/use-page-messages'
import { SectionState } from '../../ui/section-state'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { newestFirst } from '../../clinical/shared/newest-first'
import { PatientMedicines } from './patient-medicines'
import { ProviderMedicines, UnmatchedFills } from './provider-medicines'
import { ReportedUse } from './reported-use'

/** The prescriptions of the record: at a glance for patients and proxies, as a table for providers. */
export default function MedicinesPage() {
  const { views, typeNames } = usePageMessages()
  const reader = useAudience()
  const requests = useRecords('MedicationRequest', undefined, {
    include: ['MedicationRequest:medication'],
  })
  const dispenses = useRecords('MedicationDispense', undefined, {
    include: ['MedicationDispense:medication'],
  })
  // Loaded so that a reason given as a reference has a name.
  const conditions = useRecords('Condition').set?.matches ?? []
  const isProvider = reader.audience === 'provider'
  const { many } = typeNames.MedicationRequest[isProvider ? 'provider' : 'patient']
  const included = [...(requests.set?.included ?? []), ...(dispenses.set?.included ?? [])]
  return (
    <>
      <PageHeading title={views.medicines.title} />
      <SectionLinks />
      <div className="stack">
        {/* Around the state of the list, so that names load together with the medicines. */}
        <PlainNamesProvider kinds={['medicines', 'conditions', 'allergens']} brief={isProvider}>
          <SectionState loaded={requests} what={many.toLowerCase()}>
            {(set) => {
              const shared = {
                requests: newestFirst('MedicationRequest', set.matches),
                included,
                conditions,
                dispenses,
                isComplete: isWholeList(requests),
              }
              return isProvider ? <ProviderMedicines {...shared} /> : <PatientMedicines {...shared} />
            }}
          </SectionState>
          <ReportedUse />
        </PlainNamesProvider>
        {requests.state === 'loading' || !isProvider ? null : (
          <UnmatchedFills requests={requests.set?.matches ?? []} included={included} dispenses={dispenses} />
        )}
      </div>
    </>
  )
}
