import { useAudience, useLocale } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { whenOf } from './when'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

/** The kind of a record, what its date is the date of, and its time; the heading above says the day. */
export function EventWhen({
  event: { type, resource },
}: {
  event: { readonly type: RecordType; readonly resource: Resource }
}) {
  const { typeNames, dateLabel } = usePageWords()
  const { audience } = useAudience()
  const locale = useLocale()
  const when = whenOf(type, resource, { locale, style: audience === 'provider' ? 'provider' : 'patient' }, Date.now())
  const said = [when?.label === undefined ? '' : dateLabel(when.label, audience), when?.text].filter(Boolean)
  return (
    <>
      {typeNames[type][audience === 'provider' ? 'provider' : 'patient'].one}
      {said.length > 0 ? ' · ' : ''}
      <bdi>{said.join(' ')}</bdi>
    </>
  )
}
