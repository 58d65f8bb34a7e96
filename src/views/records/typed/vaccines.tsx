import { Link } from 'wouter'
import { describe } from '../../../resources/registry'
import { textOf } from '../../../fhir/guards'
import { DateText } from '../../../ui/date-text'
import { useAudience } from '../../../ui/language'
import { usePageWords } from '../../../ui/page-words'
import { RecordList } from '../../../ui/record-list'
import { StatusChip } from '../../../ui/status-chip'
import { Values } from '../../../ui/value'
import { showConcept } from '../../../fhir/concept'
import { dosesOf, vaccinesOf } from './doses'
import { ShortFacts } from './facts'
import styles from './typed.module.css'
import type { Resource } from '../../../fhir/resource'

/** Vaccinations by vaccine, each dose with its date and its place in the series. */
export function Vaccines({ records, label }: { records: readonly Resource[]; label: string }) {
  const { views } = usePageWords()
  const items = vaccinesOf(records).map(({ key, name = views.frame.noName, doses }) => (
    <div key={key} className={styles['vaccine']}>
      <h3>
        <bdi>{doses.length > 1 ? views.frame.groupCount(name, doses.length) : name}</bdi>
      </h3>
      <ul className={styles['doses']}>
        {doses.map((dose, index) => (
          <li key={dose.id ?? index}>
            <DoseLine dose={dose} vaccine={name} />
          </li>
        ))}
      </ul>
    </div>
  ))
  return <RecordList label={label} items={items} />
}

function useWhen(dose: Resource) {
  const { views, dateLabel } = usePageWords()
  const { audience } = useAudience()
  const said = textOf(dose['occurrenceString'])
  const date = describe('Immunization').date(dose)
  const given = date?.label === 'Immunization.occurrenceDateTime'
  if (date && given) return <DateText raw={date.raw} />
  if (said !== undefined) return <bdi>{said}</bdi>
  if (!date) return views.frame.noDate
  return (
    <>
      {dateLabel(date.label, audience)} <DateText raw={date.raw} />
    </>
  )
}

function DoseLine({ dose, vaccine }: { dose: Resource; vaccine: string }) {
  const { typed } = usePageWords()
  const when = useWhen(dose)
  const reason = showConcept(dose['statusReason'])
  return (
    <>
      <Link to={`/record/Immunization/${dose.id ?? ''}`}>
        <span className="visually-hidden">
          <bdi>{vaccine}</bdi>,{' '}
        </span>
        {when}
      </Link>
      {dosesOf(dose).map(({ number, series, counted }, index) => (
        <bdi key={index}>{(counted ? typed.dose : typed.doseInWords)(number, series)}</bdi>
      ))}
      {describe('Immunization')
        .statuses(dose)
        .map(({ group, code }) => (
          <StatusChip key={code} group={group} code={code} />
        ))}
      {reason ? <ShortFacts facts={[[typed.reason, <Values values={[reason]} />]]} /> : null}
      {dose['primarySource'] === false ? <span className="muted">{typed.reported}</span> : null}
      {dose['isSubpotent'] === true ? <strong>{typed.subpotent}</strong> : null}
    </>
  )
}
