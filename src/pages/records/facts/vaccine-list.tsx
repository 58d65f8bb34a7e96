import { RecordBoundary } from '../../../components/rows/record-boundary'
import { dosesOf } from '../../../resources/doses'
import { descriptorOf } from '../../../resources/descriptors'
import { isMaskedRecord } from '../../../resources/masking'
import { textOf } from '../../../lib/json'
import { Disclosure } from '../../../ui/disclosure'
import { DateText } from '../../../ui/date-text'
import { useAudience } from '../../../ui/audience'
import { Link } from '../../../ui/link'
import { placeholderName } from '../../../resources/placeholder-name'
import { usePageMessages } from '../../../ui/use-page-messages'
import { PaginatedList } from '../../../ui/paginated-list'
import { Values } from '../../../ui/value'
import { showTranslatedConcept } from '../../../fhir/translated-concept'
import { encodeIdForPath } from '../../../fhir/id'
import { foldRepeats } from '../../../clinical/shared/fold-repeats'
import { groupVaccines, type VaccineGroup } from '../../../clinical/immunizations/vaccine-groups'
import { usePlainNames } from '../../../components/plain-language/plain-names-context'
import { PrivateRecordMark } from '../../../components/rows/private-record'
import { RecordStatusChip } from '../../../components/rows/record-status'
import { ResourceRow } from '../../../components/rows/resource-row'
import { ShortFacts } from './short-facts'
import styles from './facts.module.css'
import type { ResourceOf } from '../../../fhir/resource'
import type { FormatContext } from '../../../i18n/format-context'
import { useFormat } from '../../../language/language-context'
import { RecordText } from '../../../ui/record-text'

/** The name that all doses share; undefined when they differ. */
function sharedProductName(doses: readonly ResourceOf<'Immunization'>[], format: FormatContext): string | undefined {
  const [name, ...others] = new Set(doses.map((dose) => descriptorOf('Immunization').title(dose, format)))
  return others.length > 0 ? undefined : name
}

/** Immunizations by vaccine, each dose with its date and its number in the series. */
export function VaccineList({ records, label }: { records: readonly ResourceOf<'Immunization'>[]; label: string }) {
  const format = useFormat()
  const messages = usePageMessages()
  const { byType } = messages
  const { audience } = useAudience()
  const named = groupVaccines(records, format).map(({ family, name, ...vaccine }) => ({
    ...vaccine,
    name: family ? byType.vaccineFamilies[family] : (name ?? placeholderName(vaccine.doses[0], messages, audience)),
    sharedName: sharedProductName(vaccine.doses, format),
  }))
  const items = named.map(({ key, name, sharedName, doses }) =>
    isMaskedRecord(doses[0]) ? (
      <ResourceRow key={key} resource={doses[0]} />
    ) : (
      <div key={key} className={styles['vaccine']} data-row>
        <VaccineName name={name} sharedName={sharedName} doses={doses} />
        <ul className={styles['doses']}>
          {foldRepeats(doses, format).map(({ first: dose, all }, index) => (
            <li key={dose.id ?? index}>
              <RecordBoundary record={dose}>
                <DoseLine dose={dose} vaccine={name} sharedName={sharedName} />
              </RecordBoundary>
              {all.length > 1 ? <RepeatedDoses doses={all} vaccine={name} sharedName={sharedName} /> : null}
            </li>
          ))}
        </ul>
      </div>
    ),
  )
  return <PaginatedList label={label} items={items} />
}

/** The heading of a vaccine: the family or the plain name, the recorded name below, and the explanation when all doses are of one product. */
function VaccineName({
  name,
  sharedName,
  doses,
}: {
  name: string
  sharedName: string | undefined
  doses: VaccineGroup['doses']
}) {
  const format = useFormat()
  const { views } = usePageMessages()
  const count = foldRepeats(doses, format).length
  const named = usePlainNames()(doses[0], sharedName)
  const isOneProduct = sharedName === name
  const title = (isOneProduct ? named?.name : undefined) ?? name
  return (
    <>
      <h3>
        <bdi>{count > 1 ? views.records.groupCount(title, count) : title}</bdi>
      </h3>
      {sharedName === undefined || isOneProduct ? null : (
        <p className="muted small">
          <RecordText text={sharedName} isCoded />
        </p>
      )}
      {isOneProduct ? named?.below : named?.explanation}
    </>
  )
}

interface DoseProps {
  readonly vaccine: string
  readonly sharedName: string | undefined
}

/** The records of one dose, each with its link. */
function RepeatedDoses({ doses, ...names }: DoseProps & { doses: readonly ResourceOf<'Immunization'>[] }) {
  const { conditions } = usePageMessages().views
  return (
    <Disclosure summary={`${conditions.timesRecorded(doses.length)}. ${conditions.eachTime(doses.length)}`}>
      <ul className={styles['doses']}>
        {doses.map((dose, index) => (
          <li key={dose.id ?? index}>
            <DoseLine dose={dose} {...names} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function useDoseDate(dose: ResourceOf<'Immunization'>) {
  const { views, dateLabel } = usePageMessages()
  const { audience } = useAudience()
  const occurrenceText = textOf(dose.occurrenceString)
  const date = descriptorOf('Immunization').date(dose)
  const isOccurrence = date?.label === 'Immunization.occurrenceDateTime'
  if (date && isOccurrence) return <DateText raw={date.raw} />
  if (occurrenceText !== undefined) return <RecordText text={occurrenceText} />
  if (!date) return views.common.noDate
  return (
    <>
      {dateLabel(date.label, audience, date.raw)} <DateText raw={date.raw} />
    </>
  )
}

function DoseLine({ dose, vaccine, sharedName }: DoseProps & { dose: ResourceOf<'Immunization'> }) {
  const format = useFormat()
  const { byType, views } = usePageMessages()
  const reader = useAudience()
  const when = useDoseDate(dose)
  const product = descriptorOf('Immunization').title(dose, format)
  const reason = showTranslatedConcept(dose.statusReason, format)
  return (
    <>
      <Link to={`/record/Immunization/${encodeIdForPath(dose.id)}`}>
        <span className="visually-hidden">
          <RecordText text={vaccine} />,{' '}
        </span>
        {when}
      </Link>
      {dosesOf(dose).map(({ number, series, isCounted }, index) => (
        <bdi key={index}>{(isCounted ? views.common.dose : views.common.doseText)(number, series)}</bdi>
      ))}
      {product === undefined || product === vaccine || product === sharedName ? null : (
        <RecordText className="muted small" text={product} isCoded />
      )}
      <RecordStatusChip record={dose} />
      <PrivateRecordMark record={dose} />
      {reason ? <ShortFacts facts={[[byType.reason, <Values values={[reason]} />]]} /> : null}
      {dose.primarySource === false ? <span className="muted">{byType.reported(reader)}</span> : null}
    </>
  )
}
