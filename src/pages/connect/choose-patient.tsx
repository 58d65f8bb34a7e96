import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatDate } from '../../fhir/format-date'
import { useAgeText } from '../../components/patient/age'
import { pendingPatientSelection } from '../../auth/launch/callback'
import { Banner } from '../../ui/banner'
import { useSignInMessages } from '../../ui/use-page-messages'
import { useLocale } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { RadioGroup } from '../../ui/radio-group'
import styles from './connect.module.css'
import type { FormEvent } from 'react'

/** Asks whose record to open when the sign-in reaches more than one person. */
export default function ChoosePatient() {
  const connect = useSignInMessages()
  const locale = useLocale()
  const ageText = useAgeText()
  const navigate = useNavigate()
  const [pending] = useState(pendingPatientSelection)
  const [chosen, setChosen] = useState<string>()
  const [missed, setMissed] = useState(false)

  if (!pending || pending.choices.length === 0) {
    return (
      <div className="stack">
        <PageHeading title={connect.whoTitle} />
        <p>{pending ? connect.whoNone : connect.problems.expired}</p>
        <Link to="/connect">{connect.startAgain}</Link>
      </div>
    )
  }

  const open = (event: FormEvent) => {
    event.preventDefault()
    if (chosen === undefined) return setMissed(true)
    navigate(pending.select(chosen).returnTo, { replace: true })
  }

  const options = pending.choices.map(({ id, name = connect.unnamed, birthDate, hasDied, isSelf }) => {
    const age = birthDate && !hasDied && ageText(birthDate)
    const born = birthDate
      ? `, ${connect.bornOn(formatDate(birthDate, { locale, style: 'patient' }).text)}${age ? ` (${age})` : ''}`
      : ''
    return { value: id, label: `${isSelf ? connect.you(name) : name}${born}` }
  })

  return (
    <div className="stack">
      <PageHeading title={connect.whoTitle} />
      <form className={styles['people']} onSubmit={open}>
        {missed && chosen === undefined ? (
          <Banner tone="warn" alert>
            <p>{connect.whoChoose}</p>
          </Banner>
        ) : null}
        <RadioGroup legend={connect.whoLegend} name="person" options={options} value={chosen} onChange={setChosen} />
        <button type="submit" className="primary">
          {connect.openRecord}
        </button>
      </form>
    </div>
  )
}
