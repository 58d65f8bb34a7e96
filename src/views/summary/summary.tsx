import { useRecords } from '../../data/hooks'
import { describe } from '../../resources/registry'
import { Banner } from '../../ui/banner'
import { Card } from '../../ui/card'
import { useAudience, useWords } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { SectionState } from '../../ui/section-state'
import { newestFirst } from '../newest-first'
import { readObservation } from '../result-reading'
import { ResourceRow } from '../resource-row'
import { ResultParts, ResultValue } from '../result-value'
import { cardsOf } from './cards'
import type { Resource } from '../../fhir/resource'
import type { CardSpec } from './cards'

/** The first few of each kind, each card with its own state and a link to all of them with their number. */
export default function SummaryPage() {
  const { views } = useWords()
  const reader = useAudience()
  return (
    <>
      <PageHeading title={views.summary.title(reader)} intro={views.summary.intro(reader)} />
      {cardsOf(reader.audience).map((card) => (
        <SummaryCard key={card.title} card={card} />
      ))}
    </>
  )
}

function SummaryCard({ card }: { card: CardSpec }) {
  const { views, typeNames } = useWords()
  const reader = useAudience()
  const include = card.type === 'MedicationRequest' ? { include: ['MedicationRequest:medication'] } : {}
  const loaded = useRecords(card.type, undefined, include)
  const names = typeNames[card.type][reader.audience === 'provider' ? 'provider' : 'patient']
  const all = loaded.set?.complete ? views.frame.seeAll(loaded.set.matches.length, names.one.toLowerCase(), names.many.toLowerCase()) : views.frame.seeThe(names.many.toLowerCase())
  const words = views.summary.cards[card.title]
  return (
    <Card title={typeof words === 'string' ? words : words(reader)} href={card.href} hrefText={all}>
      <SectionState loaded={loaded} what={names.many.toLowerCase()} {...(card.type === 'AllergyIntolerance' ? { empty: views.summary.allergiesNone } : {})}>
        {(set) => (
          <>
            <Warnings card={card} records={set.matches} />
            <Rows card={card} records={newestFirst(card.type, set.matches).filter(card.wanted)} included={set.included} />
          </>
        )}
      </SectionState>
    </Card>
  )
}

/** What a card leaves to the full list but must not keep quiet about. */
function Warnings({ card, records }: { card: CardSpec; records: readonly Resource[] }) {
  const { views } = useWords()
  const doNotTake = records.filter((record) => record['doNotPerform'] === true && record['status'] === 'active').length
  const checking = card.type === 'Condition' ? records.filter((record) => describe('Condition').place(record) === 'check').length : 0
  return (
    <>
      {doNotTake > 0 ? <Banner tone="error" title={views.summary.doNotTake(doNotTake)} /> : null}
      {checking > 0 ? <p>{views.summary.checking(checking)}</p> : null}
    </>
  )
}

function Rows({ card, records, included }: { card: CardSpec; records: readonly Resource[]; included: readonly Resource[] }) {
  const { views } = useWords()
  const sorted = card.first ? [...records.filter(card.first), ...records.filter((record) => !card.first?.(record))] : records
  if (sorted.length === 0) return <p>{views.summary.none.other}</p>
  return (
    <>
      {sorted.slice(0, card.show ?? Infinity).map((record, index) => (
        <Row key={record.id ?? index} record={record} included={included} />
      ))}
    </>
  )
}

function Row({ record, included }: { record: Resource; included: readonly Resource[] }) {
  if (record.resourceType === 'Observation') {
    const reading = readObservation(record)
    return (
      <ResourceRow resource={record}>
        <ResultValue reading={reading} />
        <ResultParts reading={reading} />
      </ResourceRow>
    )
  }
  const medicine = included.find((each) => describe('MedicationRequest').title(record) === undefined && JSON.stringify(record['medicationReference'] ?? '').includes(`Medication/${each.id ?? ''}"`))
  return <ResourceRow resource={record} title={medicine ? describe('Medication').title(medicine) : undefined} />
}
