import { Disclosure } from '../../ui/disclosure'
import { Banner } from '../../ui/banner'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { RecordList } from '../../ui/record-list'
import { saidAbove } from '../../clinical/status/headings'
import { useCircumstance } from '../../components/patient/status-context'
import { UnderHeading } from '../../components/rows/record-status'
import { Mistakes } from '../../components/rows/mistakes'
import { ResourceRow } from '../../components/rows/resource-row'
import { groupsOf, saysNoneAndSome, type Group, type OwnGroup } from '../../clinical/overview/record-groups'
import { CoveredMeasurements } from './facts/goal'
import { typedRows } from './facts/rows'
import { Vaccines } from './facts/vaccines'
import type { PageWords } from '../../i18n'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import type { Place } from '../../i18n/code-tables'

/** Types that hold or do not, so that nothing of them is merely recent. */
const holding: readonly RecordType[] = ['AllergyIntolerance', 'CarePlan', 'CareTeam', 'Coverage', 'Goal']

/** What was once found, ordered or handed over, or belongs to nobody: none of it is current. */
const found: readonly RecordType[] = [
  'DiagnosticOrder',
  'DiagnosticReport',
  'MedicationDispense',
  'Observation',
  'Questionnaire',
]

function titleOf(
  type: RecordType,
  { key, year }: Group,
  { views, typed, headingsAfterDeath }: PageWords,
  hasDied: boolean,
): string {
  if (key === 'year') return year ?? typed.groups.noYear
  if (key === 'main' && hasDied) return holding.includes(type) ? headingsAfterDeath.current : headingsAfterDeath.recent
  // An allergy holds until the record says otherwise, however old it is.
  if (type === 'AllergyIntolerance' && key === 'main') return views.conditions.groups.current
  if (key === 'main' && found.includes(type)) return views.records.newestFirst
  const names: Readonly<Record<Place | OwnGroup, string>> = { ...views.records.groups, ...typed.groups }
  return names[key]
}

/** Records of one type by where their status places them; what is past or void is closed, never left out. Records come newest first. */
export function PlacedRecords({ type, records }: { type: RecordType; records: readonly Resource[] }) {
  const words = usePageWords()
  const reader = useAudience()
  const { views } = words
  const at = useCircumstance()
  const groups = groupsOf(type, records, at)
  return (
    <>
      {type === 'AllergyIntolerance' && saysNoneAndSome(records, at) ? (
        <Banner tone="warn">{words.typed.noneAndSome(reader)}</Banner>
      ) : null}
      {type === 'Goal' ? <CoveredMeasurements goals={records} /> : null}
      {groups.map((group) => {
        const title = views.records.groupCount(titleOf(type, group, words, at.died !== undefined), group.records.length)
        const name = `${group.key} ${group.year ?? ''}`
        const rows = (
          <UnderHeading says={saidAbove(type, group.key)}>
            <Rows type={type} records={group.records} label={title} />
          </UnderHeading>
        )
        if (group.key === 'void') {
          return (
            <Mistakes key={name} summary={title} count={group.records.length}>
              {rows}
            </Mistakes>
          )
        }
        if (group.closed) {
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

function Rows({ type, records, label }: { type: RecordType; records: readonly Resource[]; label: string }) {
  if (type === 'Immunization') return <Vaccines records={records} label={label} />
  const Row = typedRows[type] ?? ResourceRow
  return (
    <RecordList
      label={label}
      items={records.map((record) => (
        <Row key={record.id} resource={record} />
      ))}
    />
  )
}
