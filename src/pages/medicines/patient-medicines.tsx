import { Fragment, useMemo } from 'react'
import { groupMedicines, type MedicineGroup } from '../../clinical/medications/medicine-groups'
import { medicineStates } from '../../clinical/medications/medicine-state'
import { medicineKey, medicineName, nameCounts, withMedicineConcept } from '../../clinical/medications/medicine-name'
import { isDoNotTakeStatus } from '../../clinical/status/medication-request-status'
import { statusesImpliedByHeading } from '../../clinical/status/implied-by-heading'
import { statusOf } from '../../clinical/status/status-of'
import { hasAllFills } from '../../data/completeness/has-all-fills'
import { isListLoading } from '../../data/completeness/list-gap'
import { useRecords } from '../../data/queries/use-records'
import { medicineListGlance } from '../../glance/medicine-list-glance'
import { tryGlance } from '../../glance/try-glance'
import { worstFirst, type Glance } from '../../glance/glance'
import { useFormat } from '../../language/language-context'
import { shownYear } from '../../fhir/shown-day'
import { descriptorOf } from '../../resources/descriptors'
import { isMaskedRecord } from '../../resources/masking'
import { EnteredInErrorRecords } from '../../components/rows/entered-in-error'
import { GlanceList, GlanceWords, RecordGlance, SlimRecordGlance } from '../../components/rows/glance-row'
import { RevealAllRecords } from '../../components/rows/private-record'
import { useGlanceContext } from '../../components/rows/use-glance-context'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { useStatusContext } from '../../components/patient/status-context'
import { useAudience } from '../../ui/audience'
import { Card } from '../../ui/card'
import { Disclosure } from '../../ui/disclosure'
import { PaginatedList } from '../../ui/paginated-list'
import { AboutThisPage } from '../../ui/story'
import { useDelay } from '../../ui/use-delay'
import { useNow } from '../../ui/use-now'
import { usePageMessages } from '../../ui/use-page-messages'
import { DayPlanCard } from './day-plan-card'
import { DoNotTakeNotice } from './do-not-take-notice'
import styles from './medicines.module.css'
import type { RecordsResult } from '../../data/record-set'
import type { StatusKey } from '../../clinical/status/record-status'
import type { Resource, ResourceOf } from '../../fhir/resource'

type Request = ResourceOf<'MedicationRequest'>
type Fill = ResourceOf<'MedicationDispense'>

interface PatientMedicinesProps {
  /** Newest first. */
  readonly requests: readonly Request[]
  readonly included: readonly Resource[]
  readonly conditions: readonly ResourceOf<'Condition'>[]
  readonly dispenses: RecordsResult<Fill>
  /** All prescriptions have been loaded. */
  readonly isComplete: boolean
}

/** A prescription with its row; undefined where it cannot be read, which the row then says. */
interface Row {
  readonly request: Request
  readonly glance: Glance | undefined
}

/** How long the list waits for names and fills, which decide where a medicine is in the list and how high its row is, and for the reasons and allergies above it. */
const WAIT_MS = 4000

/** The medicines for patients and proxies: what not to take, what is taken, the day, then everything else. */
export function PatientMedicines(props: PatientMedicinesProps) {
  const { requests, included, dispenses } = props
  const { appShell } = usePageMessages()
  const format = useFormat()
  const namesOf = usePlainNames()
  const isLate = useDelay(WAIT_MS)
  const areNamesLoading = requests.some(
    (request) =>
      namesOf(withMedicineConcept(request, included), medicineName(request, included, format))?.loading === true,
  )
  const lists = [dispenses, useRecords('Condition'), useRecords('AllergyIntolerance')]
  if (!isLate && (areNamesLoading || lists.some(isListLoading)))
    return (
      <p role="status" aria-busy="true">
        {appShell.pageLoading}
      </p>
    )
  return <LoadedMedicines {...props} />
}

function LoadedMedicines({ requests, included, conditions, dispenses, isComplete }: PatientMedicinesProps) {
  const { views, headingsAfterDeath } = usePageMessages()
  const reader = useAudience()
  const status = useStatusContext()
  const hasDied = status.died !== undefined
  const { rowsOf, toGlance } = useMedicineRows({ requests, included, dispenses })
  const groups = useMemo(() => groupMedicines(requests), [requests])
  const forbidden = groups.doNotTake.filter(
    (request) => !isMaskedRecord(request) && isDoNotTakeStatus(statusOf(request, status)),
  )
  const unclear = [...groups.doNotTake.filter((request) => !forbidden.includes(request)), ...groups.unclear]
  const notNow = [...groups.paused, ...groups.suggested]
  const list = (records: readonly Request[], group?: MedicineGroup) => (
    <GlanceRows rows={rowsOf(records, group)} toGlance={toGlance(group)} />
  )
  const current = rowsOf(groups.current, 'current')
  const noneListed = hasDied ? views.medicineList.none : views.summary.noneNow(0)
  return (
    <>
      <DoNotTakeNotice forbidden={forbidden} included={included} conditions={conditions} />
      <RevealAllRecords records={requests} />
      {hasAllFills(dispenses) || isListLoading(dispenses) || hasDied || groups.current.length === 0 ? null : (
        <p className="small">{views.medicineList.fillsMissing}</p>
      )}
      <Card icon="medicines" title={hasDied ? headingsAfterDeath.medicines : views.summary.youTake(reader)}>
        {current.length === 0 && groups.noneKnown.length === 0 ? (
          <p>{!isComplete || requests.some(isMaskedRecord) ? views.summary.noneShownCurrent : noneListed}</p>
        ) : null}
        {list(groups.noneKnown, 'noneKnown')}
        <GlanceRows rows={hasDied ? current : sorted(current)} toGlance={toGlance('current')} />
        <PrivateNote records={groups.current} />
      </Card>
      {unclear.length === 0 ? null : (
        <Card title={views.medicines.groups.unclear}>
          {list(unclear)}
          <PrivateNote records={unclear} />
        </Card>
      )}
      <DayPlanCard requests={requests} included={included} fills={dispenses.set?.matches ?? []} />
      {notNow.length + groups.past.length + groups.inPreparation.length + groups.enteredInError.length === 0 ? null : (
        <Card title={views.medicineList.notNow(reader)}>
          {list(notNow)}
          <PrivateNote records={notNow} />
          <Past rows={rowsOf(groups.past)} current={current} toGlance={toGlance()} />
          {groups.inPreparation.length === 0 ? null : (
            <Disclosure
              summary={views.records.groupCount(views.medicines.groups.inPreparation, groups.inPreparation.length)}
            >
              {list(groups.inPreparation)}
            </Disclosure>
          )}
          {groups.enteredInError.length === 0 ? null : (
            <EnteredInErrorRecords
              summary={views.records.hiddenMistakes(groups.enteredInError.length)}
              count={groups.enteredInError.length}
            >
              {list(groups.enteredInError)}
            </EnteredInErrorRecords>
          )}
        </Card>
      )}
      <AboutThisPage>
        <p>{views.medicineList.about(reader)}</p>
      </AboutThisPage>
    </>
  )
}

const noStatuses: readonly StatusKey[] = []

/** Makes the rows of prescriptions under a heading, with what their fills and other orders say. */
function useMedicineRows({ requests, included, dispenses }: Omit<PatientMedicinesProps, 'conditions' | 'isComplete'>) {
  const { views } = usePageMessages()
  const format = useFormat()
  const status = useStatusContext()
  const now = useNow()
  const context = useGlanceContext({ included })
  const stateOf = useMemo(
    () =>
      medicineStates(
        {
          requests,
          fills: dispenses.set?.matches ?? [],
          hasAllFills: hasAllFills(dispenses),
          keyOf: (record) => medicineKey(record, included, format),
        },
        status,
        now,
      ),
    [requests, included, dispenses, status, now, format],
  )
  const counts = useMemo(
    () => nameCounts(groupMedicines(requests).current.map((request) => medicineName(request, included, format))),
    [requests, included, format],
  )
  const toGlance = (group?: MedicineGroup) => (request: Request) => {
    const name = medicineName(request, included, format)?.trim().toLowerCase() ?? ''
    return medicineListGlance(
      withMedicineConcept(request, included),
      {
        ...context,
        impliedStatuses: group === undefined ? noStatuses : statusesImpliedByHeading('MedicationRequest', group),
      },
      { state: stateOf(request), timesListed: group === 'current' ? (counts.get(name) ?? 1) : 1 },
      views.medicineList,
    )
  }
  const rowsOf = (records: readonly Request[], group?: MedicineGroup): readonly Row[] =>
    records.map((request) => ({ request, glance: tryGlance(() => toGlance(group)(request)) }))
  return { rowsOf, toGlance }
}

/** Rows that stop or warn the reader first; one that cannot be read keeps a place at the top. */
function sorted(rows: readonly Row[]): readonly Row[] {
  const order = worstFirst(rows.flatMap(({ glance }) => glance ?? []))
  return rows.toSorted(
    (a, b) => order.findIndex((each) => each === a.glance) - order.findIndex((each) => each === b.glance),
  )
}

interface GlanceRowsProps {
  readonly rows: readonly Row[]
  toGlance(request: Request): Glance
}

const GlanceRows = ({ rows, toGlance }: GlanceRowsProps) =>
  rows.length === 0 ? null : (
    <GlanceList lines>
      {rows.map(({ request, glance }, index) => (
        <RecordGlance key={request.id ?? index} record={request} toGlance={() => glance ?? toGlance(request)} />
      ))}
    </GlanceList>
  )

/** Why rows have no name. */
function PrivateNote({ records }: { records: readonly Request[] }) {
  const { views } = usePageMessages()
  return records.some(isMaskedRecord) ? <p className="small">{views.common.private.text}</p> : null
}

/** More past medicines are only counted. */
const MAX_NAMES = 5

/** The past medicines, folded to their number and names; the year tells one from a current medicine of the same name. */
function Past({ rows, current, toGlance }: GlanceRowsProps & { readonly current: readonly Row[] }) {
  const { views } = usePageMessages()
  if (rows.length === 0) return null
  const title = views.medicineList.past(rows.length)
  const names = rows.flatMap(({ request, glance }) => (glance ? [{ request, name: glance.name }] : []))
  const isCurrent = (text: string) => current.some(({ glance }) => glance?.name.text === text)
  const yearOf = (request: Request) => shownYear(descriptorOf('MedicationRequest').date(request)?.raw ?? '')
  return (
    <details className={styles['fold']}>
      <summary>
        {title}
        {names.length > MAX_NAMES
          ? null
          : names.map(({ request, name }, index) => (
              <Fragment key={request.id ?? index}>
                {index === 0 ? ': ' : ', '}
                <GlanceWords text={name} />
                {isCurrent(name.text) && yearOf(request) !== undefined ? ` (${yearOf(request) ?? ''})` : null}
              </Fragment>
            ))}
      </summary>
      <PaginatedList
        label={title}
        items={rows.map(({ request, glance }, index) => (
          <SlimRecordGlance key={request.id ?? index} record={request} toGlance={() => glance ?? toGlance(request)} />
        ))}
      />
    </details>
  )
}
