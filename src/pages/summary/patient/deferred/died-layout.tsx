import { Columns } from '../columns'
import { ConditionsCard } from '../conditions-card'
import AboutHome from './about-home'
import { DiedCard, LastDaysCard } from './died-cards'
import PageLinks from './page-links'

/** The home page of the record of a person who has died: no advice, nothing to check and nothing to take. */
export default function DiedLayout() {
  return (
    <>
      <DiedCard />
      <Columns left={<LastDaysCard />} right={<ConditionsCard />} />
      <PageLinks
        keys={['visits', 'notes', 'medicines', 'results', 'vaccines', 'plans', 'team', 'insurance', 'allergies']}
      />
      <AboutHome />
    </>
  )
}
