import { formatDay } from '../../../fhir/format-date'
import { useFormat } from '../../../language/language-context'

/** The day of a date, without its time, which is in the details of the record. */
export function StoryDay({ raw }: { raw: string }) {
  const format = useFormat()
  return <time dateTime={raw}>{formatDay(raw, { format, style: 'patient' })}</time>
}
