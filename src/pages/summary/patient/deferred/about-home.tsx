import { useHasDied } from '../../../../components/patient/status-context'
import { AboutThisPage } from '../../../../ui/story'
import { useDayOfDeath } from './died-cards'
import { useHomeMessages } from './use-home-messages'

/** Where the page comes from and what may be missing, once. */
export default function AboutHome() {
  const { about, died } = useHomeMessages()
  const day = useDayOfDeath()
  return (
    <AboutThisPage>
      <p>{useHasDied() ? died.about(day) : `${about.medicines} ${about.results} ${about.elsewhere}`}</p>
    </AboutThisPage>
  )
}
