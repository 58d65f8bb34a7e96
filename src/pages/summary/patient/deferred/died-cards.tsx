import { recordsUsableFor } from '../../../../clinical/assertion/assertion-of'
import { addDays, toDay } from '../../../../fhir/day'
import { formatDay } from '../../../../fhir/format-date'
import { shownDay } from '../../../../fhir/shown-day'
import { newestFirst } from '../../../../clinical/shared/newest-first'
import { isListLoading } from '../../../../data/completeness/list-gap'
import { usePatient } from '../../../../data/queries/use-patient'
import { GlanceList, RecordGlance } from '../../../../components/rows/glance-row'
import { useGlanceContext } from '../../../../components/rows/use-glance-context'
import { useStatusContext } from '../../../../components/patient/status-context'
import { glanceOf } from '../../../../glance/glance-of'
import { useFormat, useMessages } from '../../../../language/language-context'
import { descriptorOf } from '../../../../resources/descriptors'
import { useAudience } from '../../../../ui/audience'
import { Card } from '../../../../ui/card'
import { Link } from '../../../../ui/link'
import { Placeholder } from '../../placeholder'
import { useHomeList, visibleOf } from '../use-home-list'
import { useHomeMessages } from './use-home-messages'
import type { Resource } from '../../../../fhir/resource'

/** The day of death for the reader; undefined where the record does not give it. */
export function useDayOfDeath(): string | undefined {
  const format = useFormat()
  const on = useStatusContext().died?.on
  return on === undefined ? undefined : formatDay(on, { format, style: 'patient' })
}

/** That the person has died, and what can be done with the record. */
export function DiedCard() {
  const { died } = useHomeMessages()
  const { printLink } = useMessages().views.summary
  const reader = useAudience()
  const format = useFormat()
  const patient = usePatient().resource
  const name = (patient && descriptorOf('Patient').title(patient, format)) ?? reader.firstName
  const day = useDayOfDeath()
  return (
    <Card title={name === undefined ? died.unnamed(day) : died.title(name, day)}>
      <p>{died.text(reader)}</p>
      <p className="row no-print">
        <Link className="button primary" to="/download">
          {died.save(reader)}
        </Link>
        <Link className="button" to="/download/me">
          {printLink}
        </Link>
      </p>
    </Card>
  )
}

const LAST_DAYS = 14
const MAX_ROWS = 5

/** Notes and visits of the last days before the death, or the newest ones where its day is not known. */
export function LastDaysCard() {
  const { died } = useHomeMessages()
  const status = useStatusContext()
  const context = useGlanceContext()
  const [notes, visits] = [useHomeList('DocumentReference'), useHomeList('Encounter')]
  if (isListLoading(notes) || isListLoading(visits)) return <Placeholder />
  const day = toDay(shownDay(status.died?.on ?? ''))
  const earliest = day && addDays(day, -LAST_DAYS)
  const isOfLastDays = (record: Resource): boolean => {
    const shown = shownDay(
      (record.resourceType === 'Encounter' ? descriptorOf('Encounter') : descriptorOf('DocumentReference')).date(record)
        ?.raw ?? '',
    )
    return earliest === undefined || (shown !== undefined && shown >= earliest)
  }
  const rows = [
    ...newestFirst('DocumentReference', recordsUsableFor('newest', visibleOf(notes.set?.matches ?? []), status)),
    ...newestFirst(
      'Encounter',
      recordsUsableFor('newest', recordsUsableFor('count', visibleOf(visits.set?.matches ?? []), status), status),
    ),
  ].filter(isOfLastDays)
  if (rows.length === 0) return null
  return (
    <Card title={died.lastDays} icon="papers">
      <GlanceList>
        {rows.slice(0, MAX_ROWS).map((record, index) => (
          <RecordGlance key={record.id ?? index} record={record} toGlance={(each) => glanceOf(each, context)} />
        ))}
      </GlanceList>
    </Card>
  )
}
