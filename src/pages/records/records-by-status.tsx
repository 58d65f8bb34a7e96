import { RecordBoundary } from '../../components/rows/record-boundary'
import { Fragment, type ComponentType } from 'react'
import { countAsserted } from '../../clinical/assertion/assertion-of'
import { foldRepeats } from '../../clinical/shared/fold-repeats'
import { Disclosure } from '../../ui/disclosure'
import { Banner } from '../../ui/banner'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { PaginatedList } from '../../ui/paginated-list'
import { statusesImpliedByHeading } from '../../clinical/status/implied-by-heading'
import { useStatusContext } from '../../components/patient/status-context'
import { UnderHeading, WithoutHeading } from '../../components/rows/record-status'
import { RevealAllRecords } from '../../components/rows/private-record'
import { EnteredInErrorRecords } from '../../components/rows/entered-in-error'
import { ResourceRow } from '../../components/rows/resource-row'
import {
  recordGroups,
  hasContradictoryAllergies,
  type RecordGroup,
  type TypeSpecificGroup,
} from '../../clinical/overview/record-groups'
import { MaskedMeasurementsNote } from './facts/goal-targets'
import { rowsByType } from './facts/rows-by-type'
import { VaccineList } from './facts/vaccine-list'
import { GlanceRows, hasGlanceRows, MissingResultsNote } from './glance-rows'
import type { PageMessages } from '../../i18n/types'
import { isOfApi, type RecordType } from '../../contract'
import { isOfType, type Resource } from '../../fhir/resource'
import type { ListSection } from '../../i18n/code-tables'
import { useFormat } from '../../language/language-context'

/** Types that are current or not, but never just "recent". */
const ONGOING_TYPES: readonly RecordType[] = ['AllergyIntolerance', 'CarePlan', 'CareTeam', 'Coverage', 'Goal']

/** Types of which no record is "current": events, and questionnaires, which belong to no patient. */
const EVENT_TYPES: readonly RecordType[] = [
  'DiagnosticOrder',
  'DiagnosticReport',
  'MedicationDispense',
  'Observation',
  'Questionnaire',
]

/** Types outside the API have all in one list, whatever their status: nothing in it is stated to be so now. */
const isEventType = (type: RecordType): boolean => EVENT_TYPES.includes(type) || !isOfApi(type)

/** True for a group of what is so now or was given; the heading of another group says what its records are. */
const isOfFacts = (type: RecordType, { key }: RecordGroup): boolean =>
  key === 'given' || (key === 'main' && !isEventType(type))

function groupTitle(
  type: RecordType,
  { key, year }: RecordGroup,
  { views, byType, headingsAfterDeath }: PageMessages,
  hasDied: boolean,
): string {
  if (key === 'year') return year ?? byType.groups.noYear
  if (key === 'main' && hasDied)
    return ONGOING_TYPES.includes(type) ? headingsAfterDeath.current : headingsAfterDeath.recent
  // An allergy is current until the record says otherwise, however old it is.
  if (type === 'AllergyIntolerance' && key === 'main') return views.conditions.groups.current
  if (key === 'main' && isEventType(type)) return views.records.newestFirst
  const names: Readonly<Record<ListSection | TypeSpecificGroup, string>> = { ...views.records.groups, ...byType.groups }
  return names[key]
}

interface RecordsByStatusProps {
  readonly type: RecordType
  readonly records: readonly Resource[]
  /** Included with the list. */
  readonly included: readonly Resource[]
}

/** Records of one type grouped by status; past and void groups are collapsed, never left out. Expects records newest first. */
export function RecordsByStatus({ type, records, included }: RecordsByStatusProps) {
  const format = useFormat()
  const messages = usePageMessages()
  const reader = useAudience()
  const { views } = messages
  const statusContext = useStatusContext()
  const groups = recordGroups(type, records, statusContext, format)
  return (
    <>
      <RevealAllRecords records={records} />
      {hasContradictoryAllergies(
        records.filter((record) => isOfType(record, 'AllergyIntolerance')),
        statusContext,
      ) ? (
        <Banner tone="warn">{messages.byType.noneKnownConflict(reader)}</Banner>
      ) : null}
      {type === 'Goal' ? <MaskedMeasurementsNote goals={records.filter((record) => isOfType(record, 'Goal'))} /> : null}
      {reader.audience === 'provider' ? null : <MissingResultsNote type={type} />}
      {groups.map((group) => {
        const heading = groupTitle(type, group, messages, statusContext.died !== undefined)
        const folded = foldRepeats(group.records, format).map(({ first }) => first)
        const counted = isOfFacts(type, group)
          ? views.records.factCount(heading, countAsserted(folded, statusContext))
          : views.records.groupCount(heading, folded.length)
        const title = group.key === 'noneKnown' ? heading : counted
        const name = `${group.key} ${group.year ?? ''}`
        const rows = (
          <UnderHeading statuses={statusesImpliedByHeading(type, group.key)}>
            {hasGlanceRows(type) && reader.audience !== 'provider' ? (
              <GlanceRows type={type} records={group.records} included={included} label={title} heading={group.key} />
            ) : (
              <TypeRows type={type} records={group.records} label={title} />
            )}
          </UnderHeading>
        )
        if (group.key === 'enteredInError') {
          return (
            <EnteredInErrorRecords key={name} summary={title} count={group.records.length}>
              {rows}
            </EnteredInErrorRecords>
          )
        }
        if (group.isCollapsed) {
          return (
            <Disclosure key={name} summary={title} open={groups.length === 1 && group.key === 'past'}>
              {rows}
            </Disclosure>
          )
        }
        return (
          <section key={name}>
            <h2>{title}</h2>
            {rows}
          </section>
        )
      })}
    </>
  )
}

function TypeRows({ type, records, label }: { type: RecordType; records: readonly Resource[]; label: string }) {
  const format = useFormat()
  if (type === 'Immunization')
    return <VaccineList records={records.filter((record) => isOfType(record, 'Immunization'))} label={label} />
  const Row = rowsByType[type] ?? ResourceRow
  return (
    <PaginatedList
      label={label}
      items={foldRepeats(records, format).map(({ first, all }) => (
        <Fragment key={first.id}>
          <RecordBoundary record={first}>
            <Row resource={first} />
          </RecordBoundary>
          {all.length > 1 ? <Repeats records={all} Row={Row} /> : null}
        </Fragment>
      ))}
    />
  )
}

/** The records that state the same, each with its link, folded below the first. */
function Repeats({
  records,
  Row,
}: {
  records: readonly Resource[]
  Row: ComponentType<{ readonly resource: Resource }>
}) {
  const { conditions } = usePageMessages().views
  const label = conditions.eachTime(records.length)
  return (
    <Disclosure summary={`${conditions.timesRecorded(records.length)}. ${label}`}>
      <WithoutHeading>
        <PaginatedList
          label={label}
          items={records.map((record, index) => (
            <RecordBoundary key={record.id ?? index} record={record}>
              <Row resource={record} />
            </RecordBoundary>
          ))}
        />
      </WithoutHeading>
    </Disclosure>
  )
}
