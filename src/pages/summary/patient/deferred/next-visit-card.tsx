import { isListLoading } from '../../../../data/completeness/list-gap'
import { GlanceList, RecordGlance } from '../../../../components/rows/glance-row'
import { useGlanceContext } from '../../../../components/rows/use-glance-context'
import { useStatusContext } from '../../../../components/patient/status-context'
import { plannedVisitGlance } from '../../../../glance/planned-visit-glance'
import { Card } from '../../../../ui/card'
import { useNow } from '../../../../ui/use-now'
import { useHomeList, visibleOf } from '../use-home-list'
import { plannedVisits } from './planned-visits'
import { useHomeMessages } from './use-home-messages'

const none: readonly never[] = []

/** The visits to come; nothing without any. */
export default function NextVisitCard() {
  const { nextVisit } = useHomeMessages()
  const status = useStatusContext()
  const now = useNow()
  const loaded = useHomeList('Encounter')
  const context = useGlanceContext({ impliedStatuses: ['planned'] })
  if (isListLoading(loaded)) return <p data-loading hidden />
  const planned = plannedVisits(visibleOf(loaded.set?.matches ?? none), status, now)
  if (planned.length === 0) return null
  return (
    <Card title={nextVisit(planned.length)} icon="visits">
      <GlanceList>
        {planned.map((visit, index) => (
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
