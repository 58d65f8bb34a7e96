import { useHomeUnitContext } from '../../components/rows/use-home-unit-context'
import { useRowSources } from '../../components/rows/use-row-sources'
import { clinicalTestName } from '../../clinical/observations/clinical-test-names'
import { isOfType } from '../../fhir/resource'
import { testKeyOf } from '../../fhir/result'
import { timelineGlance } from '../../glance/timeline-glance'
import { vitalKindOf } from '../../clinical/observations/vital-kinds'
import { descriptorOf } from '../../resources/descriptors'
import { useFormat } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { useNow } from '../../ui/use-now'
import { usePageMessages } from '../../ui/use-page-messages'
import { eventDate } from './event-date'
import type { Glance } from '../../glance/glance'
import type { RecordEvent } from './record-event'

/** The plain name of a vital sign, which does not need the dictionary; for care staff the short clinical name of any test. */
export function useTestName(): (event: RecordEvent) => string | undefined {
  const { views } = usePageMessages()
  const { audience } = useAudience()
  const format = useFormat()
  return ({ type, resource }) => {
    if (audience === 'provider' && isOfType(resource, 'Observation')) {
      const short = clinicalTestName(resource, descriptorOf('Observation').title(resource, format))
      if (short !== undefined) return short
    }
    const kind = type === 'Observation' ? vitalKindOf(testKeyOf(resource) ?? '') : undefined
    return kind && views.vitals.kinds[kind]
  }
}

/** Makes the rows of events; `day` is that of the heading above. */
export function useEventGlance(): (event: RecordEvent, day: string | undefined) => Glance {
  const context = useHomeUnitContext()
  const sources = useRowSources()
  const testName = useTestName()
  const format = useFormat()
  const { typeNames, dateLabel } = usePageMessages()
  const { audience } = useAudience()
  const now = useNow()
  const style = audience === 'provider' ? 'provider' : 'patient'
  return (event, day) => {
    const { type, kind, resource, raw } = event
    const hasDay = raw === day
    const date = hasDay ? eventDate(type, resource, { format, style }, now) : undefined
    const label = date?.label === undefined ? '' : dateLabel(date.label, audience)
    const dateText = [label, date?.text].filter(Boolean).join(' ')
    return timelineGlance(resource, context, sources, {
      kind: typeNames[kind][style].one,
      dateText,
      name: testName(event),
      hasDay,
    })
  }
}
