import { Fragment } from 'react'
import { groupVaccines } from '../../clinical/immunizations/vaccine-groups'
import { foldRepeats } from '../../clinical/shared/fold-repeats'
import { statusesImpliedByHeading } from '../../clinical/status/implied-by-heading'
import { SlimRecordGlance } from '../../components/rows/glance-row'
import { useGlanceContext } from '../../components/rows/use-glance-context'
import { isOfType, type Resource } from '../../fhir/resource'
import { glanceOf } from '../../glance/glance-of'
import { procedureGlance } from '../../glance/procedure-glance'
import { earlierDosesWithRow, vaccineDoseGlance, vaccineGlance } from '../../glance/vaccine-glance'
import { useFormat } from '../../language/language-context'
import { Disclosure } from '../../ui/disclosure'
import { PaginatedList } from '../../ui/paginated-list'
import { usePageMessages } from '../../ui/use-page-messages'
import type { RecordType } from '../../contract'
import type { RecordGroup } from '../../clinical/overview/record-groups'
import type { StatusKey } from '../../clinical/status/record-status'
import type { Glance } from '../../glance/glance'
import type { GlanceContext } from '../../glance/glance-context'

/** Types whose lists have glance rows for patients and proxies. */
const glanceTypes: readonly RecordType[] = ['AllergyIntolerance', 'Immunization', 'Procedure']

export const hasGlanceRows = (type: RecordType): boolean => glanceTypes.includes(type)

const noStatuses: readonly StatusKey[] = []

/** Headings whose rows say it too: that something was ruled out or not done is read with its name. */
const repeatedInRows: readonly RecordGroup['key'][] = ['ruledOut', 'notDone', 'notGiven', 'stopped']

interface GlanceRowsProps {
  readonly type: RecordType
  readonly records: readonly Resource[]
  readonly label: string
  readonly heading: RecordGroup['key']
}

/** The rows of a group of records. */
export function GlanceRows({ type, records, label, heading }: GlanceRowsProps) {
  const context = useGlanceContext({
    impliedStatuses: repeatedInRows.includes(heading) ? noStatuses : statusesImpliedByHeading(type, heading),
  })
  return type === 'Immunization' ? (
    <VaccineRows records={records} label={label} context={context} />
  ) : (
    <FoldedRows records={records} label={label} context={context} />
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

const toGlance = (record: Resource, context: GlanceContext): Glance =>
  isOfType(record, 'Procedure') ? procedureGlance(record, context) : glanceOf(record, context)

/** A row for each record; records that state the same are one row, with each of them folded below it. */
function FoldedRows({ records, label, context }: RowsProps) {
  const format = useFormat()
  const { conditions } = usePageMessages().views
  const row = (record: Resource, index: number) => (
    <SlimRecordGlance
      key={record.id ?? index}
      record={record}
      isSlim={false}
      toGlance={(each) => toGlance(each, context)}
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
