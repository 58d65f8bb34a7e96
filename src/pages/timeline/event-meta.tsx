import { useAudience, useLocale } from '../../ui/language'
import { useNow } from '../../ui/use-now'
import { usePageMessages } from '../../ui/use-page-messages'
import { eventDate } from './event-date'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

/** The type of a record, the label of its date and its time; the heading above has the day. */
export function EventMeta({
  event: { type, resource },
}: {
  event: { readonly type: RecordType; readonly resource: Resource }
}) {
  const { typeNames, dateLabel } = usePageMessages()
  const { audience } = useAudience()
  const locale = useLocale()
  const now = useNow()
  const style = audience === 'provider' ? 'provider' : 'patient'
  const date = eventDate(type, resource, { locale, style }, now)
  const texts = [date?.label === undefined ? '' : dateLabel(date.label, audience), date?.text].filter(Boolean)
  return (
    <>
      {typeNames[type][style].one}
      {texts.length > 0 ? ' · ' : ''}
      <bdi>{texts.join(' ')}</bdi>
    </>
  )
}
