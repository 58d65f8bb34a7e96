import { useMemo } from 'react'
import { isListLoading, listGap } from '../../../../data/completeness/list-gap'
import { firstOfGroups, lastVisitInPerson, newestDate, newRecords } from '../../../../clinical/overview/new-since'
import { sinceVisit } from '../../../../clinical/overview/record-changes'
import { GlanceList, RecordGlance } from '../../../../components/rows/glance-row'
import { useStatusContext } from '../../../../components/patient/status-context'
import { encodeIdForPath } from '../../../../fhir/id'
import { isWholeList } from '../../../../fhir/whole-list'
import { countGlance } from '../../../../glance/count-glance'
import { rowDate } from '../../../../glance/glance-of'
import { newRecordGlance } from '../../../../glance/new-record-glance'
import { useMessages } from '../../../../language/language-context'
import { descriptorOf } from '../../../../resources/descriptors'
import { Card } from '../../../../ui/card'
import { Link } from '../../../../ui/link'
import { useNow } from '../../../../ui/use-now'
import { GlanceRow } from '../../../../components/rows/glance-row'
import { Placeholder } from '../../placeholder'
import { useKindOf } from '../../use-kind-of'
import { useHomeList, visibleOf } from '../use-home-list'
import { useHomeMessages } from './use-home-messages'
import { useHomeUnitGlance } from './use-home-unit-glance'
import { useThingsToCheck } from './use-things-to-check'
import type { RecordType } from '../../../../contract'
import type { RecordsResult } from '../../../../data/record-set'
import type { Resource, ResourceOf } from '../../../../fhir/resource'

const MAX_ROWS = 6
const none: readonly never[] = []

/** What is new since the last finished visit in person; nothing without such a visit. */
export default function NewSinceCard() {
  const status = useStatusContext()
  const now = useNow()
  const visits = useHomeList('Encounter')
  const matches = visits.set?.matches ?? none
  const visit = useMemo(() => lastVisitInPerson(visibleOf(matches), status, now), [matches, status, now])
  if (isListLoading(visits)) return <Placeholder />
  // An incomplete list does not show which visit is the last.
  return visit === undefined || !isWholeList(visits) ? null : <NewSince visit={visit} visits={visits} />
}

function NewSince({
  visit,
  visits,
}: {
  visit: ResourceOf<'Encounter'>
  visits: RecordsResult<ResourceOf<'Encounter'>>
}) {
  const messages = useHomeMessages()
  const { typeNames } = useMessages()
  const status = useStatusContext()
  const lists: Partial<Readonly<Record<RecordType, RecordsResult>>> = {
    Observation: useHomeList('Observation'),
    MedicationRequest: useHomeList('MedicationRequest'),
    MedicationDispense: useHomeList('MedicationDispense'),
    DocumentReference: useHomeList('DocumentReference'),
    DiagnosticReport: useHomeList('DiagnosticReport'),
    Encounter: visits,
    Immunization: useHomeList('Immunization'),
    Condition: useHomeList('Condition'),
    AllergyIntolerance: useHomeList('AllergyIntolerance'),
    Goal: useHomeList('Goal'),
  }
  const kindOf = useKindOf(lists.Observation?.set?.matches ?? none)
  const included = [
    ...(lists.MedicationRequest?.set?.included ?? none),
    ...(lists.MedicationDispense?.set?.included ?? none),
  ]
  const context = useHomeUnitGlance({ included })
  const toCheck = useThingsToCheck().items.map(({ record }) => record)
  const all = Object.entries(lists) as [RecordType, RecordsResult][]
  if (all.some(([, loaded]) => isListLoading(loaded)) || kindOf === undefined) return <Placeholder />
  const since = sinceVisit(visit)
  if (since === undefined) return null
  const { groups, fills, readings } = newRecords(
    { visit, since, today: status.today, kindOf, recordsOf: (type) => lists[type]?.set?.matches ?? none },
    status,
  )
  const missing = all
    .filter(([, loaded]) => ['failed', 'partial', 'limited'].includes(listGap(loaded) ?? ''))
    .map(([type]) => typeNames[type].patient.many.toLowerCase())
  const day = rowDate(descriptorOf('Encounter').date(visit)?.raw, context)?.text.text ?? ''
  const counts: readonly (readonly [string, string, RecordType, readonly Resource[]])[] = [
    [messages.fills(fills.length), '/records/MedicationDispense', 'MedicationDispense', fills],
    [messages.readings(readings.length), '/vitals', 'Observation', readings],
  ]
  // What is to be checked has its row in the card above.
  const unchecked = groups.map((group) => group.filter((record) => !toCheck.includes(record)))
  const isEmpty = [...groups, fills, readings].every(({ length }) => length === 0)
  return (
    <Card
      title={messages.newSince(day)}
      icon="visits"
      href={`/record/Encounter/${encodeIdForPath(visit.id)}`}
      hrefText={messages.lastVisit}
    >
      {isEmpty ? null : (
        <GlanceList slim>
          {firstOfGroups(unchecked, MAX_ROWS).map((record, index) => (
            <RecordGlance
              key={record.id ?? index}
              record={record}
              toGlance={(each) => newRecordGlance(each, context)}
            />
          ))}
          {counts.map(([name, href, type, counted]) => {
            const newest = rowDate(newestDate(type, counted), context)?.text.text
            return counted.length === 0 ? null : (
              <li key={href}>
                <GlanceRow
                  glance={countGlance(name, href, newest === undefined ? undefined : messages.newest(newest))}
                />
              </li>
            )
          })}
        </GlanceList>
      )}
      {missing.length === 0 ? null : <p>{messages.notChecked(missing.join(', '))}</p>}
      <p className="no-print">
        <Link to="/new">{messages.seeNew}</Link>
      </p>
    </Card>
  )
}
