import { Fragment, useMemo } from 'react'
import { groupVaccines } from '../../clinical/immunizations/vaccine-groups'
import { withLinkedMedicines } from '../../clinical/medications/linked-medicines'
import { foldRepeats } from '../../clinical/shared/fold-repeats'
import { statusesImpliedByHeading } from '../../clinical/status/implied-by-heading'
import { LoadNotes } from '../../components/loading/load-notes'
import { SlimRecordGlance } from '../../components/rows/glance-row'
import { useHomeUnitContext } from '../../components/rows/use-home-unit-context'
import { useRowSources } from '../../components/rows/use-row-sources'
import { useRecordsOfTypes } from '../../data/queries/use-records-of-types'
import { isOfType, type Resource } from '../../fhir/resource'
import { listGlance } from '../../glance/fill-glance'
import { earlierDosesWithRow, vaccineDoseGlance, vaccineGlance } from '../../glance/vaccine-glance'
import { useFormat } from '../../language/language-context'
import { Disclosure } from '../../ui/disclosure'
import { isFullyLoaded } from './load-state'
import { PaginatedList } from '../../ui/paginated-list'
import { usePageMessages } from '../../ui/use-page-messages'
import { isOfApi, type RecordType } from '../../contract'
import type { RecordGroup } from '../../clinical/overview/record-groups'
import type { StatusKey } from '../../clinical/status/record-status'
import type { GlanceContext } from '../../glance/glance-context'
import type { RowSources } from '../../glance/record-glance'

/** Types whose lists have glance rows for patients and proxies. */
const glanceTypes: readonly RecordType[] = [
  'AllergyIntolerance',
  'CarePlan',
  'DiagnosticReport',
  'DocumentReference',
  'Encounter',
  'Goal',
  'Immunization',
  'MedicationDispense',
  'Procedure',
]

/** Types whose rows show results: those of a report, and the newest for the target of a goal. */
const typesWithResults: readonly RecordType[] = ['DiagnosticReport', 'Goal']
const resultTypes = ['Observation'] as const
const none: readonly never[] = []

export const hasGlanceRows = (type: RecordType): boolean => glanceTypes.includes(type) || !isOfApi(type)

const noStatuses: readonly StatusKey[] = []

/** Headings whose rows say it too: that something was ruled out or not done is read with its name. */
const repeatedInRows: readonly RecordGroup['key'][] = ['ruledOut', 'notDone', 'notGiven', 'stopped']

interface GlanceRowsProps {
  readonly type: RecordType
  readonly records: readonly Resource[]
  /** Included with the list, such as the Medication of a fill. */
  readonly included: readonly Resource[]
  readonly label: string
  readonly heading: RecordGroup['key']
}

/** Above rows that show results: what of those did not load. Nothing for other types. */
export const MissingResultsNote = ({ type }: { type: RecordType }) =>
  typesWithResults.includes(type) ? <ResultLoadNotes /> : null

const ResultLoadNotes = () => <LoadNotes all={useRecordsOfTypes(resultTypes)} />

/** The rows of a group of records. */
export const GlanceRows = (props: GlanceRowsProps) =>
  typesWithResults.includes(props.type) ? <RowsWithResults {...props} /> : <TypedRows {...props} observations={none} />

/** Rows that wait for the results which they show. The newest measurement of a goal is only known once all results are loaded. */
function RowsWithResults(props: GlanceRowsProps) {
  const [results] = useRecordsOfTypes(resultTypes)
  const isUsable = results !== undefined && (props.type !== 'Goal' || isFullyLoaded(results))
  const matches = (isUsable ? results.loaded.set?.matches : undefined) ?? none
  const observations = useMemo(() => matches.filter((each) => isOfType(each, 'Observation')), [matches])
  if (results?.loaded.state === 'loading') return <p data-loading hidden />
  return <TypedRows {...props} observations={observations} />
}

type TypedRowsProps = GlanceRowsProps & { readonly observations: RowSources['observations'] }

function TypedRows({ type, records: sent, included, label, heading, observations }: TypedRowsProps) {
  const records = withLinkedMedicines(sent, included)
  const context = useHomeUnitContext({
    impliedStatuses: repeatedInRows.includes(heading) ? noStatuses : statusesImpliedByHeading(type, heading),
  })
  return type === 'Immunization' ? (
    <VaccineRows records={records} label={label} context={context} />
  ) : (
    <FoldedRows records={records} label={label} context={context} observations={observations} />
  )
}

type RowsProps = Pick<GlanceRowsProps, 'records' | 'label'> & { readonly context: GlanceContext }

/** A row for each vaccine, and for each earlier dose of which more is to be said. */
function VaccineRows({ records, label, context }: RowsProps) {
  const format = useFormat()
  const { vaccine } = usePageMessages().views.stories
  const doses = records.filter((record) => isOfType(record, 'Immunization'))
  return (
    <PaginatedList
      label={label}
      items={groupVaccines(doses, format).flatMap((group) => [
        <SlimRecordGlance
          key={group.key}
          record={group.doses[0]}
          toGlance={() => vaccineGlance(group, context, vaccine)}
        />,
        ...earlierDosesWithRow(group, context).map((dose, index) => (
          <SlimRecordGlance
            key={dose.id ?? `${group.key} ${String(index)}`}
            record={dose}
            toGlance={(each) => vaccineDoseGlance(each, context)}
          />
        )),
      ])}
    />
  )
}

/** A row for each record; records that state the same are one row, with each of them folded below it. */
function FoldedRows({ records, label, context, observations }: RowsProps & Pick<TypedRowsProps, 'observations'>) {
  const format = useFormat()
  const sources = useRowSources(observations)
  const { conditions } = usePageMessages().views
  const row = (record: Resource, index: number) => (
    <SlimRecordGlance
      key={record.id ?? index}
      record={record}
      isSlim={false}
      toGlance={(each) => listGlance(each, context, sources)}
    />
  )
  return (
    <PaginatedList
      label={label}
      items={foldRepeats(records, format).map(({ first, all }, index) => (
        <Fragment key={first.id ?? index}>
          {row(first, index)}
          {all.length > 1 ? (
            <Disclosure summary={`${conditions.timesRecorded(all.length)}. ${conditions.eachTime(all.length)}`}>
              {all.map(row)}
            </Disclosure>
          ) : null}
        </Fragment>
      ))}
    />
  )
}
