import { contradictedRequests, groupMedicines } from '../../../clinical/medications/medicine-groups'
import { medicineKey, withMedicineConcept } from '../../../clinical/medications/medicine-name'
import { newestFirst } from '../../../clinical/shared/newest-first'
import { statusesImpliedByHeading } from '../../../clinical/status/implied-by-heading'
import { isDoNotTakeStatus } from '../../../clinical/status/medication-request-status'
import { statusOf } from '../../../clinical/status/status-of'
import { GlanceList, RecordGlance } from '../../../components/rows/glance-row'
import { useGlanceContext } from '../../../components/rows/use-glance-context'
import { useStatusContext } from '../../../components/patient/status-context'
import { glanceOf } from '../../../glance/glance-of'
import { medicineGlance } from '../../../glance/medicine-glance'
import { useFormat, useMessages } from '../../../language/language-context'
import { useAudience } from '../../../ui/audience'
import { Card } from '../../../ui/card'
import { useListLink } from './list-link'
import { HomeListSection } from './list-section'
import { NamesLine } from './names-line'
import { useHomeList } from './use-home-list'
import type { Resource, ResourceOf } from '../../../fhir/resource'

type Request = ResourceOf<'MedicationRequest'>

const MAX_ROWS = 8

/** The medicines that are listed as current, then those with an unclear status, and the names of paused ones. */
export function MedicinesCard() {
  const { typeNames, views } = useMessages()
  const reader = useAudience()
  const loaded = useHomeList('MedicationRequest')
  const what = typeNames.MedicationRequest.patient.many.toLowerCase()
  return (
    <Card title={views.summary.youTake(reader)} icon="medicines" {...useListLink(loaded, '/medicines', what)}>
      <HomeListSection loaded={loaded} what={what} href="/medicines">
        {(requests, { included }, mayHaveOthers) => (
          <Medicines requests={requests} included={included} mayHaveOthers={mayHaveOthers} />
        )}
      </HomeListSection>
    </Card>
  )
}

interface MedicinesProps {
  readonly requests: readonly Request[]
  readonly included: readonly Resource[]
  readonly mayHaveOthers: boolean
}

function Medicines({ requests, included, mayHaveOthers }: MedicinesProps) {
  const { summary } = useMessages().views
  const format = useFormat()
  const status = useStatusContext()
  const current = useGlanceContext({
    included,
    impliedStatuses: statusesImpliedByHeading('MedicationRequest', 'current'),
  })
  const others = useGlanceContext({ included })
  const groups = groupMedicines(newestFirst('MedicationRequest', requests))
  const contradicted = contradictedRequests(requests, (request) => medicineKey(request, included, format))
  const unclear = [
    ...groups.doNotTake.filter((request) => !isDoNotTakeStatus(statusOf(request, status))),
    ...groups.unclear,
  ]
  const rows = (records: readonly Request[], context: typeof current) =>
    records.length === 0 ? null : (
      <GlanceList lines>
        {records.slice(0, MAX_ROWS).map((request, index) => (
          <RecordGlance
            key={request.id ?? index}
            record={withMedicineConcept(request, included)}
            toGlance={(record) => medicineGlance(record, context, contradicted.has(request))}
          />
        ))}
      </GlanceList>
    )
  const more = (count: number) => (count > MAX_ROWS ? <p className="muted">{summary.more(count - MAX_ROWS)}</p> : null)
  return (
    <>
      {groups.current.length === 0 ? (
        <NoneNow denials={groups.noneKnown} past={groups.past.length} mayHaveOthers={mayHaveOthers} />
      ) : null}
      {rows(groups.current, current)}
      {more(groups.current.length)}
      {unclear.length === 0 ? null : <p>{summary.notCurrent}</p>}
      {rows(unclear, others)}
      {more(unclear.length)}
      <NamesLine label={summary.pausedNames} records={groups.paused} included={included} />
    </>
  )
}

/** For a record without current medicines: its statement that there are none, or how many are past. Others may be current: private ones, and those that are missing. */
function NoneNow({
  denials,
  past,
  mayHaveOthers,
}: {
  denials: readonly Request[]
  past: number
  mayHaveOthers: boolean
}) {
  const { summary } = useMessages().views
  const context = useGlanceContext()
  if (denials.length === 0) return <p>{mayHaveOthers ? summary.noneShownCurrent : summary.noneNow(past)}</p>
  return (
    <GlanceList>
      {denials.map((record, index) => (
        <RecordGlance key={record.id ?? index} record={record} toGlance={(each) => glanceOf(each, context)} />
      ))}
    </GlanceList>
  )
}
