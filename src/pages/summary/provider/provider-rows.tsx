import { useMemo } from 'react'
import {
  selectResults,
  selectVitals,
  isTestResult,
  isVitalSign,
  latestResults,
} from '../../../clinical/observations/latest-results'
import { usePageMessages } from '../../../ui/use-page-messages'
import { useNow } from '../../../ui/use-now'
import { selectCardRecords } from '../select-card-records'
import { MoreRecordsNote, EmptyCardNote } from '../card-notes'
import { EncounterTable } from './encounter-table'
import { LatestResultTable } from './latest-result-table'
import { MedicationTable } from './medication-table'
import { ProblemTable } from './problem-table'
import type { Resource } from '../../../fhir/resource'
import type { CardRowsProps } from '../card-rows'

/** The content of a card for providers: tables for what a clinician reviews first. Other cards have the rows of all audiences (`hasProviderTable`). */
export default function ProviderRows(props: CardRowsProps & { readonly href: string }) {
  const { title, records, included } = props
  const { language } = usePageMessages()
  const now = useNow()
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
      const { shown, more } = selectCardRecords(title, 'Encounter', records, 'provider', now)
      if (shown.length === 0) return <EmptyCardNote of={title} others={records.length} />
      return (
        <>
          <EncounterTable encounters={shown} />
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
  const { views } = usePageMessages()
  const now = useNow()
  const { shown, more, hasNoneRecent } = useMemo(
    () => selectResults(latestResults(records.filter(isTestResult), now), true, now),
    [records, now],
  )
  if (shown.length === 0) return <p>{views.summary.noTests}</p>
  return (
    <>
      {hasNoneRecent ? <p className="muted">{views.providerSummary.noneLately}</p> : null}
      <LatestResultTable caption={views.summary.cards.results} latest={shown} hasTrend />
      <MoreRecordsNote count={more} />
    </>
  )
}

/** As in `Results`, the language is the key. */
function Vitals({ records }: { records: readonly Resource[] }) {
  const { views } = usePageMessages()
  const now = useNow()
  const { shown, more } = useMemo(
    () => selectVitals(latestResults(records.filter(isVitalSign), now), true),
    [records, now],
  )
  if (shown.length === 0) return <p>{views.summary.noVitals}</p>
  return (
    <>
      <LatestResultTable caption={views.summary.cards.vitals} latest={shown} />
      <MoreRecordsNote count={more} />
    </>
  )
}
