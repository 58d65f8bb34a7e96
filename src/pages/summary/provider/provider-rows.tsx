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
import { showConcept } from '../../../fhir/concept'
import { referenceOf } from '../../../fhir/reference'
import { listOf, objectsOf } from '../../../lib/json'
import { isMaskedRecord } from '../../../resources/masking'
import { visitParticipants } from '../../../resources/visit-participants'
import { Values } from '../../../ui/value'
import { descriptorOf } from '../../../resources/descriptors'
import { DayCell, NameCell, ReviewTable } from './review-table'
import { Placeholder } from '../placeholder'
import { LatestResultTable } from './latest-result-table'
import { MedicationTable } from './medication-table'
import { ProblemTable } from './problem-table'
import { isOfType, type Resource, type ResourceOf } from '../../../fhir/resource'
import type { RecordType } from '../../../contract'
import type { DisplayValue } from '../../../fhir/display-value'
import type { FormatContext } from '../../../i18n/format-context'
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

const valuesCell = (values: readonly DisplayValue[]) => (values.length === 0 ? null : <Values values={values} />)

const reasonsOf = (
  { reasonCode, reasonReference }: ResourceOf<'Encounter'>,
  format: FormatContext,
): readonly DisplayValue[] => [
  // Its code is on the page of the encounter.
  ...listOf(reasonCode)
    .flatMap((reason) => showConcept(reason, format) ?? [])
    .map((reason) => (reason.kind === 'concept' ? { ...reason, codings: [] } : reason)),
  ...objectsOf(reasonReference).flatMap((reason) => referenceOf(reason) ?? []),
]

/** Planned encounters and the newest past ones: when, of which kind, with whom and why. */
function EncounterTable({ encounters }: { encounters: readonly ResourceOf<'Encounter'>[] }) {
  const format = useFormat()
  const { views, typeNames } = usePageMessages()
  const { providerSummary, common } = views
  const { one, many } = typeNames.Encounter.provider
  const rows = encounters.map((record, index) => {
    const raw = descriptorOf('Encounter').date(record)?.raw
    return {
      key: record.id ?? String(index),
      cells: {
        name: (
          <>
            <NameCell record={record} /> <StatusOnlyChip record={record} />
          </>
        ),
        when: raw === undefined ? common.noDate : <DayCell raw={raw} />,
        with: valuesCell(isMaskedRecord(record) ? [] : visitParticipants(record, format)),
        reason: valuesCell(isMaskedRecord(record) ? [] : reasonsOf(record, format)),
      },
    }
  })
  return (
    <ReviewTable
      caption={many}
      columns={{
        when: providerSummary.date,
        name: one,
        with: providerSummary.with,
        reason: providerSummary.reason,
      }}
      rows={rows}
    />
  )
}
