import { useAudience, useLocale } from '../../ui/language'
import { usePageMessages } from '../../ui/use-page-messages'
import { eventDate } from './event-date'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

/** The kind of a record, what its date is the date of, and its time; the heading above says the day. */
export function EventMeta({
  event: { type, resource },
}: {
  event: { readonly type: RecordType; readonly resource: Resource }
}) {
  const { typeNames, dateLabel } = usePageMessages()
  const { audience } = useAudience()
  const locale = useLocale()
  const when = eventDate(
    type,
    resource,
    { locale, style: audience === 'provider' ? 'provider' : 'patient' },
    Date.now(),
  )
  const said = [when?.label === undefined ? '' : dateLabel(when.label, audience), when?.text].filter(Boolean)
  return (
    <>
      {typeNames[type][audience === 'provider' ? 'provider' : 'patient'].one}
      {said.length > 0 ? ' · ' : ''}
      <bdi>{said.join(' ')}</bdi>
    </>
  )
}
