import { isListLoading } from '../../../data/completeness/list-gap'
import { plannedVisitParams } from '../../../data/prefetch/first-page'
import { useRecords } from '../../../data/queries/use-records'
import { useSession } from '../../../auth/session/session-provider'
import { GlanceList, RecordGlance } from '../../../components/rows/glance-row'
import { useGlanceContext } from '../../../components/rows/use-glance-context'
import { useStatusContext } from '../../../components/patient/status-context'
import { plannedVisitGlance } from '../../../glance/planned-visit-glance'
import { useMessages } from '../../../language/language-context'
import { Card } from '../../../ui/card'
import { useNow } from '../../../ui/use-now'
import { Placeholder } from '../placeholder'
import { plannedVisits } from './planned-visits'
import { useHomeList, visibleOf } from './use-home-list'
import type { RecordsResult } from '../../../data/record-set'
import type { ResourceOf } from '../../../fhir/resource'

const none: readonly never[] = []

/** The list of visits; until it has come, or if it failed, the search for planned ones alone, which is one of the first requests. */
function usePlannedVisitList(): RecordsResult<ResourceOf<'Encounter'>> {
  const params = plannedVisitParams(useSession())
  const list = useHomeList('Encounter')
  const planned = useRecords('Encounter', params, { enabled: params !== undefined })
  return planned.set && (isListLoading(list) || !list.set) ? planned : list
}

/** The visits to come; nothing without any. */
export function NextVisitCard() {
  const { nextVisit } = useMessages().views.summary
  const status = useStatusContext()
  const now = useNow()
  const context = useGlanceContext({ impliedStatuses: ['planned'] })
  const loaded = usePlannedVisitList()
  if (isListLoading(loaded)) return <Placeholder space={false} />
  const visits = plannedVisits(visibleOf(loaded.set?.matches ?? none), status, now)
  if (visits.length === 0) return null
  return (
    <Card title={nextVisit(visits.length)} icon="visits">
      <GlanceList>
        {visits.map((visit, index) => (
          <RecordGlance
            key={visit.id ?? index}
            record={visit}
            toGlance={(record) => plannedVisitGlance(record, context)}
          />
        ))}
      </GlanceList>
    </Card>
  )
}
