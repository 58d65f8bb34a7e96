import { useMemo } from 'react'
import {
  selectResults,
  selectVitals,
  isTestResult,
  isVitalSign,
  latestResults,
} from '../../../clinical/observations/latest-results'
import { usePageMessages } from '../../../ui/use-page-messages'
import { selectCardRecords } from '../select-card-records'
import { MoreRecordsNote, EmptyCardNote } from '../card-notes'
import CardRows from '../card-rows'
import { EncounterTable } from './encounter-table'
import { LatestResultTable } from './latest-result-table'
import { MedicationTable } from './medication-table'
import { ProblemTable } from './problem-table'
import type { Resource } from '../../../fhir/resource'
import type { CardRowsProps } from '../card-rows'

/** The part of a review on one screen: tables with a row each, for what a clinician looks at first; the rows of all readers for the rest. Care staff alone load it. */
export default function ProviderRows(props: CardRowsProps & { readonly href: string }) {
  const { title, records, included } = props
  switch (title) {
    case 'results':
      return <Results records={records} />
    case 'vitals':
      return <Vitals records={records} />
    case 'medicines':
      return <MedicationTable records={records} included={included} />
    case 'conditions':
      return <ProblemTable records={records} />
    case 'visits': {
      const { shown, more } = selectCardRecords(title, 'Encounter', records, 'provider', Date.now())
      if (shown.length === 0) return <EmptyCardNote of={title} others={records.length} />
      return (
        <>
          <EncounterTable shown={shown} />
          <MoreRecordsNote count={more} />
        </>
      )
    }
    default:
      return <CardRows {...props} />
  }
}

function Results({ records }: { records: readonly Resource[] }) {
  const { views, language } = usePageMessages()
  const {
    shown,
    more,
    hasNoneRecent: noneLately,
  } = useMemo(() => {
    const now = Date.now()
    return selectResults(latestResults(records.filter(isTestResult), now), true, now)
    // Readings hold words.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [records, language])
  if (shown.length === 0) return <p>{views.summary.noTests}</p>
  return (
    <>
      {noneLately ? <p className="muted">{views.review.noneLately}</p> : null}
      <LatestResultTable caption={views.summary.cards.results} latest={shown} drawn />
      <MoreRecordsNote count={more} />
    </>
  )
}

function Vitals({ records }: { records: readonly Resource[] }) {
  const { views, language } = usePageMessages()
  // eslint-disable-next-line react-hooks/exhaustive-deps -- readings hold words
  const { shown, more } = useMemo(
    () => selectVitals(latestResults(records.filter(isVitalSign), Date.now()), true),
    [records, language],
  )
  if (shown.length === 0) return <p>{views.summary.noVitals}</p>
  return (
    <>
      <LatestResultTable caption={views.summary.cards.vitals} latest={shown} />
      <MoreRecordsNote count={more} />
    </>
  )
}
