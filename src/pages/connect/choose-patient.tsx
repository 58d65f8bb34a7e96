import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatDate } from '../../fhir/format-date'
import { useAgeText } from '../../components/patient/age'
import { pendingPatientSelection } from '../../auth/launch/callback'
import { watchUse } from '../../auth/session/watch-use'
import { Banner } from '../../ui/banner'
import { Link } from '../../ui/link'
import { useSignInMessages } from '../../ui/use-page-messages'
import { useFormat } from '../../language/language-context'
import { PageHeading } from '../../ui/page-heading'
import { RadioGroup } from '../../ui/radio-group'
import styles from './connect.module.css'
import type { FormEvent } from 'react'

/** Asks which patient's record to open when the user can see several. */
export default function ChoosePatient() {
  const format = useFormat()
  const connect = useSignInMessages()
  const ageText = useAgeText()
  const navigate = useNavigate()
  const [pending, setPending] = useState(pendingPatientSelection)
  const [selected, setSelected] = useState<string>()
  const [isSelectionMissing, setIsSelectionMissing] = useState(false)
  useEffect(() => pending && watchUse(() => (pending.isOver() ? setPending(undefined) : undefined)), [pending])

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
    if (selected === undefined) return setIsSelectionMissing(true)
    try {
      void navigate(pending.select(selected).returnTo, { replace: true })
    } catch {
      setPending(undefined)
    }
  }

  const options = pending.choices.map(({ id, name = connect.unnamed, birthDate, hasDied, isSelf }) => {
    const age = birthDate && !hasDied && ageText(birthDate)
    const born = birthDate
      ? `, ${connect.bornOn(formatDate(birthDate, { format, style: 'patient' }).text)}${age ? ` (${age})` : ''}`
      : ''
    return { value: id, label: `${isSelf ? connect.you(name) : name}${born}` }
  })

  return (
    <div className="stack">
      <PageHeading title={connect.whoTitle} />
      <form className={styles['people']} onSubmit={open}>
        {isSelectionMissing && selected === undefined ? (
          <Banner tone="warn" alert>
            <p>{connect.whoChoose}</p>
          </Banner>
        ) : null}
        <RadioGroup
          legend={connect.whoLegend}
          name="person"
          options={options}
          value={selected}
          onChange={setSelected}
        />
        <button type="submit" className="primary">
          {connect.openRecord}
        </button>
      </form>
    </div>
  )
}
