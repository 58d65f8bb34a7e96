import { use, useMemo } from 'react'
import {
  selectResults,
  selectVitals,
  observationsOfKind,
  latestResults,
} from '../../../clinical/observations/latest-results'
import { recordsUsableFor } from '../../../clinical/assertion/assertion-of'
import { usePageMessages } from '../../../ui/use-page-messages'
import { useKindOf } from '../use-kind-of'
import { useNow } from '../../../ui/use-now'
import { useRangeSelector, useStatusContext } from '../../../components/patient/status-context'
import { selectCardRecords } from '../select-card-records'
import { MoreRecordsNote, EmptyCardNote, NoResults, WholeListContext } from '../card-notes'
import { StatusOnlyChip } from '../../../components/rows/record-status'
import { RowLine } from '../../../components/rows/row-line'
import { isMaskedRecord } from '../../../resources/masking'
import { descriptorOf } from '../../../resources/descriptors'
import { DayCell, NameCell, ReviewTable } from './review-table'
import { Placeholder } from '../placeholder'
import { LatestResultTable } from './latest-result-table'
import { MedicationTable } from './medication-table'
import { ProblemTable } from './problem-table'
import { isOfType, type Resource, type ResourceOf } from '../../../fhir/resource'
import type { RecordType } from '../../../contract'
import type { CardTitle } from '../cards'
import { useFormat } from '../../../language/language-context'

interface ProviderRowsProps {
  readonly title: CardTitle
  readonly type: RecordType
  readonly records: readonly Resource[]
  readonly included: readonly Resource[]
}

/** The content of a card for providers: tables for what a clinician reviews first. Other cards have rows (`isTable`). */
export default function ProviderRows(props: ProviderRowsProps) {
  const { title, records, included } = props
  const { language } = usePageMessages()
  const now = useNow()
  const statusContext = useStatusContext()
  switch (title) {
    case 'results':
      return <Results key={language.code} records={records} />
    case 'vitals':
      return <Vitals key={language.code} records={records} />
    case 'medicines':
      return <MedicationTable records={records} included={included} />
    case 'conditions':
      return <ProblemTable records={records} />
    case 'visits': {
      const { shown, more } = selectCardRecords(title, 'Encounter', records, statusContext, now)
      if (shown.length === 0) return <EmptyCardNote of={title} others={records.length} />
      return (
        <>
          <EncounterTable encounters={shown.filter((record) => isOfType(record, 'Encounter'))} />
          <MoreRecordsNote count={more} />
        </>
      )
    }
    default:
      return null
  }
}

/** Memoized readings contain translated text: the parent sets the language as the key. */
function Results({ records }: { records: readonly Resource[] }) {
  const format = useFormat()
  const { views, typeNames } = usePageMessages()
  const isWhole = use(WholeListContext)
  const now = useNow()
  const rangeFor = useRangeSelector()
  const kindOf = useKindOf(records)
  const statusContext = useStatusContext()
  const tests = useMemo(() => (kindOf ? observationsOfKind(records, 'test', kindOf) : []), [records, kindOf])
  const { shown, more, hasNoneRecent } = useMemo(
    () =>
      selectResults(latestResults(recordsUsableFor('newest', tests, statusContext), now, format, rangeFor), true, now),
    [tests, statusContext, now, format, rangeFor],
  )
  if (kindOf === undefined) return <Placeholder />
  if (shown.length === 0) return <NoResults of="results" others={tests.length} text={views.providerSummary.noTests} />
  return (
    <>
      {hasNoneRecent && isWhole ? <p className="muted">{views.providerSummary.noneLately}</p> : null}
      <LatestResultTable
        caption={isWhole ? views.summary.cards.results : typeNames.Observation.provider.many}
        latest={shown}
        hasTrend
      />
      <MoreRecordsNote count={more} />
    </>
  )
}

/** As in `Results`, the language is the key. */
function Vitals({ records }: { records: readonly Resource[] }) {
  const format = useFormat()
  const { views } = usePageMessages()
  const now = useNow()
  const rangeFor = useRangeSelector()
  const kindOf = useKindOf(records)
  const statusContext = useStatusContext()
  const vitals = useMemo(() => (kindOf ? observationsOfKind(records, 'vitalSign', kindOf) : []), [records, kindOf])
  const { shown, more } = useMemo(
    () => selectVitals(latestResults(recordsUsableFor('newest', vitals, statusContext), now, format, rangeFor), true),
    [vitals, statusContext, now, format, rangeFor],
  )
  if (kindOf === undefined) return <Placeholder />
  if (shown.length === 0) return <NoResults of="vitals" others={vitals.length} text={views.providerSummary.noVitals} />
  return (
    <>
      <LatestResultTable caption={views.summary.cards.vitals} latest={shown} />
      <MoreRecordsNote count={more} />
    </>
  )
}

/** Planned encounters and the newest past ones. */
function EncounterTable({ encounters }: { encounters: readonly ResourceOf<'Encounter'>[] }) {
  const format = useFormat()
  const { views, typeNames } = usePageMessages()
  const { providerSummary, common } = views
  const { one, many } = typeNames.Encounter.provider
  const rows = encounters.map((record, index) => {
    const { date, title } = descriptorOf('Encounter')
    const raw = date(record)?.raw
    return {
      key: record.id ?? String(index),
      cells: {
        name: <NameCell record={record} />,
        when: raw === undefined ? common.noDate : <DayCell raw={raw} />,
        details: (
          <>
            <StatusOnlyChip record={record} />
            {isMaskedRecord(record) ? null : (
              <RowLine type="Encounter" resource={record} title={title(record, format)} />
            )}
          </>
        ),
      },
    }
  })
  return (
    <ReviewTable
      caption={many}
      columns={{ name: one, when: providerSummary.date, details: providerSummary.details }}
      rows={rows}
    />
  )
}
