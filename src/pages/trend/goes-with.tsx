import { useMemo } from 'react'
import { conditionsNaming, goalsNaming } from '../../clinical/observations/names-test'
import { recordsUsableFor } from '../../clinical/assertion/assertion-of'
import { memoizeByObject } from '../../lib/memoize'
import { useRecords } from '../../data/queries/use-records'
import { useReferencedRecords } from '../../data/references/use-referenced-records'
import { isWholeList } from '../../fhir/whole-list'
import { visitIdOf } from '../../resources/visit-id'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { useStatusContext } from '../../components/patient/status-context'
import { GlanceList, RecordGlance } from '../../components/rows/glance-row'
import { useHomeUnitContext } from '../../components/rows/use-home-unit-context'
import { Card } from '../../ui/card'
import { usePageMessages } from '../../ui/use-page-messages'
import { glanceOf } from '../../glance/glance-of'
import { recordKey } from '../../fhir/source'
import type { Resource } from '../../fhir/resource'
import type { RecordsResult } from '../../data/record-set'
import type { ObservationReading } from '../../clinical/observations/result-reading'

const noRecords: readonly never[] = []
/** Failed, not shared, or only a part of it. */
const isMissing = (loaded: RecordsResult): boolean =>
  loaded.state !== 'loading' && !loaded.fetching && !isWholeList(loaded)

/** The keys of the results of a test, and the code keys of the test and its parts. */
const namesOfTest = memoizeByObject((readings: readonly ObservationReading[]) => ({
  results: new Set(readings.map(({ observation }) => recordKey(observation))),
  keys: new Set(readings.flatMap(({ codeKey, components }) => [codeKey, ...components.map((part) => part.codeKey)])),
}))

/** The conditions and goals that name the test, and the visit of its newest result. */
export function GoesWith({
  readings,
  newest,
}: {
  readings: readonly ObservationReading[]
  newest: ObservationReading | undefined
}) {
  const { views } = usePageMessages()
  const status = useStatusContext()
  const conditions = useRecords('Condition')
  const goals = useRecords('Goal')
  const visitId = newest && visitIdOf(newest.observation)
  const links = useMemo(() => (visitId === undefined ? [] : [{ type: 'Encounter' as const, id: visitId }]), [visitId])
  const [visit] = useReferencedRecords(links)
  const named = useMemo(() => {
    const { results, keys } = namesOfTest(readings)
    return [
      ...recordsUsableFor('count', conditionsNaming(conditions.set?.matches ?? noRecords, results), status),
      ...recordsUsableFor('count', goalsNaming(goals.set?.matches ?? noRecords, keys), status),
    ]
  }, [readings, conditions.set, goals.set, status])
  const records: readonly Resource[] = [...named, ...(visit?.state === 'loaded' ? [visit.resource] : [])]
  const isPartial = isMissing(conditions) || isMissing(goals) || visit?.state === 'failed'
  const isLoading = conditions.state === 'loading' || goals.state === 'loading'
  if (isLoading) return <p data-loading hidden />
  if (records.length === 0 && !isPartial) return null
  return (
    <Card title={views.trend.goesWith}>
      {isPartial ? <p className="small">{views.trend.goesWithMissing}</p> : null}
      {records.length === 0 ? null : (
        <PlainNamesProvider kinds={['conditions', 'visits']}>
          <Rows records={records} />
        </PlainNamesProvider>
      )}
    </Card>
  )
}

function Rows({ records }: { records: readonly Resource[] }) {
  const context = useHomeUnitContext()
  return (
    <GlanceList>
      {records.map((record) => (
        <RecordGlance key={recordKey(record)} record={record} toGlance={(each) => glanceOf(each, context)} />
      ))}
    </GlanceList>
  )
}
