import { useMemo } from 'react'
import { chooseResults, chooseVitals, isTest, isVital, latestOf } from '../../../clinical/observations/latest-results'
import { usePageWords } from '../../../ui/page-words'
import { choose } from '../choose'
import { More, Nothing } from '../notes'
import CardRows from '../rows'
import { Encounters } from './encounters'
import { LatestTable } from './latest-table'
import { Medications } from './medications'
import { Problems } from './problems'
import type { Resource } from '../../../fhir/resource'
import type { RowsProps } from '../rows'

/** The part of a review on one screen: tables with a row each, for what a clinician looks at first; the rows of all readers for the rest. Care staff alone load it. */
export default function StaffRows(props: RowsProps & { readonly href: string }) {
  const { title, records, included } = props
  switch (title) {
    case 'results':
      return <Results records={records} />
    case 'vitals':
      return <Vitals records={records} />
    case 'medicines':
      return <Medications records={records} included={included} />
    case 'conditions':
      return <Problems records={records} />
    case 'visits': {
      const { shown, more } = choose(title, 'Encounter', records, 'provider', Date.now())
      if (shown.length === 0) return <Nothing of={title} others={records.length} />
      return (
        <>
          <Encounters shown={shown} />
          <More count={more} />
        </>
      )
    }
    default:
      return <CardRows {...props} />
  }
}

function Results({ records }: { records: readonly Resource[] }) {
  const { views, language } = usePageWords()
  const { shown, more, noneLately } = useMemo(() => {
    const now = Date.now()
    return chooseResults(latestOf(records.filter(isTest), now), true, now)
    // Readings hold words.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [records, language])
  if (shown.length === 0) return <p>{views.summary.noTests}</p>
  return (
    <>
      {noneLately ? <p className="muted">{views.review.noneLately}</p> : null}
      <LatestTable caption={views.summary.cards.results} latest={shown} drawn />
      <More count={more} />
    </>
  )
}

function Vitals({ records }: { records: readonly Resource[] }) {
  const { views, language } = usePageWords()
  // eslint-disable-next-line react-hooks/exhaustive-deps -- readings hold words
  const { shown, more } = useMemo(
    () => chooseVitals(latestOf(records.filter(isVital), Date.now()), true),
    [records, language],
  )
  if (shown.length === 0) return <p>{views.summary.noVitals}</p>
  return (
    <>
      <LatestTable caption={views.summary.cards.vitals} latest={shown} />
      <More count={more} />
    </>
  )
}
