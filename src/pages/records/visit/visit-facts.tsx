import { rowFacts } from '../../../clinical/shared/row-facts'
import { objectsOf } from '../../../lib/json'
import { periodOf } from '../../../fhir/show-values'
import { usePageWords } from '../../../ui/page-words'
import { useAudience } from '../../../ui/language'
import { ReferenceProvider } from '../../../ui/reference-context'
import { Value } from '../../../ui/value'
import { useRecordReferences } from '../detail-references'
import { ShortFacts, useShortFacts } from '../facts/facts'
import styles from './visit.module.css'
import type { Resource } from '../../../fhir/resource'

/** What tells one visit from another; all else stands below. On a phone each line more puts what was said further down. */
const told: readonly string[] = [
  'Encounter.participant.individual',
  'Encounter.reasonCode',
  'Encounter.reasonReference',
  'Encounter.serviceProvider',
]

/** When a visit was, with whom, why and where, in a few lines. */
export function VisitFacts({ visit }: { visit: Resource }) {
  const references = useRecordReferences(visit)
  return (
    <ReferenceProvider value={references}>
      <Facts visit={visit} />
    </ReferenceProvider>
  )
}

function Facts({ visit }: { visit: Resource }) {
  const { label } = usePageWords()
  const { audience } = useAudience()
  const facts = useShortFacts(
    told.flatMap((wanted) => rowFacts('Encounter', visit).filter(({ label: found }) => found === wanted)),
  )
  const period = objectsOf(visit['period']).flatMap((each) => periodOf(each) ?? [])
  return (
    <div className={styles['facts']}>
      <ShortFacts
        facts={[
          ...period.map((shown) => [label('Encounter.period', audience), <Value shown={shown} />] as const),
          ...facts,
        ]}
      />
    </div>
  )
}
