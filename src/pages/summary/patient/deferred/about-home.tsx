import { useContext } from 'react'
import { useHasDied } from '../../../../components/patient/status-context'
import { AboutThisPage } from '../../../../ui/story'
import { LatestResultsContext } from '../latest-results-context'
import { useDayOfDeath } from './died-cards'
import { useHomeMessages } from './use-home-messages'

/** Where the page comes from and what may be missing, once. */
export default function AboutHome() {
  const { about, died } = useHomeMessages()
  const day = useDayOfDeath()
  const { tests, isLoading = false } = useContext(LatestResultsContext)
  const ranges = isLoading || tests.length > 0 ? ` ${about.results}` : ''
  return (
    <AboutThisPage>
      <p>{useHasDied() ? died.about(day) : `${about.medicines}${ranges} ${about.elsewhere}`}</p>
    </AboutThisPage>
  )
}
