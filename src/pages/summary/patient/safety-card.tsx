import { isInListSection } from '../../../resources/list-section'
import { foldRepeats } from '../../../clinical/shared/fold-repeats'
import { newestFirst } from '../../../clinical/shared/newest-first'
import { assertionOf } from '../../../clinical/assertion/assertion-of'
import { statusesImpliedByHeading } from '../../../clinical/status/implied-by-heading'
import { GlanceList, RecordGlance } from '../../../components/rows/glance-row'
import { useGlanceContext } from '../../../components/rows/use-glance-context'
import { useStatusContext } from '../../../components/patient/status-context'
import { glanceOf } from '../../../glance/glance-of'
import { useFormat, useMessages } from '../../../language/language-context'
import { isDenial } from '../../../resources/denial'
import { useAudience } from '../../../ui/audience'
import { Card } from '../../../ui/card'
import { DoNotTake } from '../do-not-take'
import styles from '../summary.module.css'
import { useListLink } from './list-link'
import { HomeListSection } from './list-section'
import { useHomeList } from './use-home-list'
import type { ResourceOf } from '../../../fhir/resource'

type Allergy = ResourceOf<'AllergyIntolerance'>

const isCurrent = (allergy: Allergy): boolean => isInListSection('AllergyIntolerance', allergy, 'main', 'underReview')
const href = '/records/AllergyIntolerance'

/** What must not be taken, then the allergies, those of high risk first. The first card of the page; it says what could not be checked. */
export function SafetyCard() {
  const { typeNames, views } = useMessages()
  const loaded = useHomeList('AllergyIntolerance')
  const names = typeNames.AllergyIntolerance.patient
  const what = names.many.toLowerCase()
  return (
    <Card title={names.many} icon="health" {...useListLink(loaded, href, what)}>
      <div className={styles['safety']}>
        <DoNotTake />
        <HomeListSection loaded={loaded} what={what} href={href} empty={views.summary.allergiesNone}>
          {(allergies, _set, mayHaveOthers) => <Allergies allergies={allergies} mayHaveOthers={mayHaveOthers} />}
        </HomeListSection>
      </div>
    </Card>
  )
}

/** Further past ones are in the full list. */
const MAX_PAST = 3

function Allergies({ allergies, mayHaveOthers }: { allergies: readonly Allergy[]; mayHaveOthers: boolean }) {
  const { summary } = useMessages().views
  const reader = useAudience()
  const format = useFormat()
  const status = useStatusContext()
  const context = useGlanceContext({ impliedStatuses: statusesImpliedByHeading('AllergyIntolerance', 'main') })
  const sorted = newestFirst('AllergyIntolerance', allergies)
  const denials = sorted.filter(isDenial)
  const current = sorted.filter((each) => !isDenial(each) && isCurrent(each))
  const isHighRisk = ({ criticality }: Allergy): boolean => criticality === 'high'
  const ordered = [...current.filter(isHighRisk), ...current.filter((each) => !isHighRisk(each))]
  const past = sorted.filter(
    (each) => !isCurrent(each) && !isDenial(each) && assertionOf(each, status).level !== 'withheld',
  )
  const shown = ordered.length > 0 ? ordered : [...denials, ...past.slice(0, MAX_PAST)]
  return (
    <>
      {ordered.length > 0 || denials.length > 0 ? null : (
        <p>{mayHaveOthers ? summary.noneShownCurrent : summary.noAllergyNow(reader)}</p>
      )}
      {shown.length === 0 ? null : (
        <GlanceList>
          {foldRepeats(shown, format).map(({ first }, index) => (
            <RecordGlance key={first.id ?? index} record={first} toGlance={(record) => glanceOf(record, context)} />
          ))}
        </GlanceList>
      )}
    </>
  )
}
