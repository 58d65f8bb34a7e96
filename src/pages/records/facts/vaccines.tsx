import { Link } from 'react-router'
import { dosesOf } from '../../../resources/doses'
import { describe } from '../../../resources/registry'
import { isCover } from '../../../resources/cover'
import { textOf } from '../../../lib/json'
import { DateText } from '../../../ui/date-text'
import { useAudience } from '../../../ui/language'
import { nameless } from '../../../resources/nameless'
import { usePageWords } from '../../../ui/page-words'
import { RecordList } from '../../../ui/record-list'
import { Values } from '../../../ui/value'
import { showConceptInWords } from '../../../fhir/concept-in-words'
import { idInPath } from '../../../fhir/id'
import { vaccinesOf } from '../../../clinical/immunizations/vaccine-groups'
import { useNamesOf } from '../../../components/plain-language/names-context'
import { PrivateMark } from '../../../components/private-record'
import { RecordPhrase } from '../../../components/rows/record-status'
import { ResourceRow } from '../../../components/rows/resource-row'
import { ShortFacts } from './facts'
import styles from './typed.module.css'
import type { Resource } from '../../../fhir/resource'

/** The name that all doses have; undefined where they differ. */
function productOf(doses: readonly Resource[]): string | undefined {
  const [name, ...others] = new Set(doses.map((dose) => describe('Immunization').title(dose)))
  return others.length > 0 ? undefined : name
}

/** Vaccinations by vaccine, each dose with its date and its place in the series. */
export function Vaccines({ records, label }: { records: readonly Resource[]; label: string }) {
  const words = usePageWords()
  const { typed } = words
  const { audience } = useAudience()
  const named = vaccinesOf(records).map(({ family, name, ...vaccine }) => ({
    ...vaccine,
    name: family ? typed.vaccineFamilies[family] : (name ?? nameless(vaccine.doses[0], words, audience)),
    one: productOf(vaccine.doses),
  }))
  const items = named.map(({ key, name, one, doses }) =>
    isCover(doses[0]) ? (
      <ResourceRow key={key} resource={doses[0]} />
    ) : (
      <div key={key} className={styles['vaccine']} data-row>
        <Name name={name} one={one} doses={doses} />
        <ul className={styles['doses']}>
          {doses.map((dose, index) => (
            <li key={dose.id ?? index}>
              <DoseLine dose={dose} vaccine={name} said={one} />
            </li>
          ))}
        </ul>
      </div>
    ),
  )
  return <RecordList label={label} items={items} />
}

/** What was given: the vaccines of a family under the name of that, others under their plain name; the record's words below, and what it is where all doses are of one product. */
function Name({
  name,
  one,
  doses,
}: {
  name: string
  one: string | undefined
  doses: readonly [Resource, ...Resource[]]
}) {
  const { views } = usePageWords()
  const named = useNamesOf()(doses[0], one)
  const isOwn = one === name
  const title = (isOwn ? named?.name : undefined) ?? name
  return (
    <>
      <h3>
        <bdi>{doses.length > 1 ? views.records.groupCount(title, doses.length) : title}</bdi>
      </h3>
      {one === undefined || isOwn ? null : (
        <p className="muted small">
          <bdi>{one}</bdi>
        </p>
      )}
      {isOwn ? named?.below : named?.what}
    </>
  )
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
      {dateLabel(date.label, audience, date.raw)} <DateText raw={date.raw} />
    </>
  )
}

function DoseLine({ dose, vaccine, said }: { dose: Resource; vaccine: string; said: string | undefined }) {
  const { typed, views } = usePageWords()
  const reader = useAudience()
  const when = useWhen(dose)
  const product = describe('Immunization').title(dose)
  const reason = showConceptInWords(dose['statusReason'])
  return (
    <>
      <Link to={`/record/Immunization/${idInPath(dose.id)}`}>
        <span className="visually-hidden">
          <bdi>{vaccine}</bdi>,{' '}
        </span>
        {when}
      </Link>
      {dosesOf(dose).map(({ number, series, counted }, index) => (
        <bdi key={index}>{(counted ? views.frame.dose : views.frame.doseInWords)(number, series)}</bdi>
      ))}
      {product === undefined || product === vaccine || product === said ? null : (
        <bdi className="muted small">{product}</bdi>
      )}
      <RecordPhrase record={dose} />
      <PrivateMark record={dose} />
      {reason ? <ShortFacts facts={[[typed.reason, <Values values={[reason]} />]]} /> : null}
      {dose['primarySource'] === false ? <span className="muted">{typed.reported(reader)}</span> : null}
    </>
  )
}
