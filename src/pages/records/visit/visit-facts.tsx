import { rowFacts } from '../../../clinical/shared/row-facts'
import { objectsOf } from '../../../lib/json'
import { periodOf } from '../../../fhir/show-values'
import { usePageMessages } from '../../../ui/use-page-messages'
import { useAudience } from '../../../ui/audience'
import { ReferenceProvider } from '../../../ui/reference-context'
import { Value } from '../../../ui/value'
import { useRecordReferences } from '../detail-references'
import { ShortFacts, useShortFacts } from '../facts/short-facts'
import box from '../../../ui/box.module.css'
import styles from './visit.module.css'
import type { ResourceOf } from '../../../fhir/resource'
import { useFormat } from '../../../language/language-context'

/** Elements that tell visits apart. Kept short, so that on a phone the notes stay near the top. */
const FACT_ELEMENTS: readonly string[] = [
  'Encounter.participant.individual',
  'Encounter.reasonCode',
  'Encounter.reasonReference',
  'Encounter.serviceProvider',
]

/** The period, participants, reason and location of a visit, in a few lines. */
export function VisitFacts({ visit }: { visit: ResourceOf<'Encounter'> }) {
  const references = useRecordReferences(visit)
  return (
    <ReferenceProvider value={references}>
      <div className={`${box['box']} ${styles['facts']}`}>
        <VisitFactLines visit={visit} />
      </div>
    </ReferenceProvider>
  )
}

/** The same without a frame; `elements` besides the period. */
export function VisitFactLines({
  visit,
  elements = FACT_ELEMENTS,
}: {
  visit: ResourceOf<'Encounter'>
  elements?: readonly string[]
}) {
  const format = useFormat()
  const { label } = usePageMessages()
  const { audience } = useAudience()
  const facts = useShortFacts(
    elements.flatMap((element) => rowFacts('Encounter', visit, format).filter(({ label: found }) => found === element)),
  )
  const period = objectsOf(visit.period).flatMap((each) => periodOf(each) ?? [])
  return (
    <ShortFacts
      facts={[
        ...period.map((shown) => [label('Encounter.period', audience), <Value value={shown} />] as const),
        ...facts,
      ]}
    />
  )
}
