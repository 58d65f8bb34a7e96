import { formatDay } from '../../fhir/format-date'
import type { statuses } from '../../i18n/locales/en/statuses'
import type { Audience } from '../../i18n/audience'
import type { Translated } from '../../i18n/translated'
import type { RecordStatus, Statuses } from './record-status'
import type { FormatContext } from '../../i18n/format-context'

interface StatusMessages {
  readonly statuses: Translated<typeof statuses>
  readonly format: FormatContext
}

type StatusLine = readonly [patient: string, provider: string, proxy?: string]

/** A longer status as sent is truncated; the record's own page shows all of it. */
const MAX_VALUE_CHARACTERS = 80

const truncate = (text: string): string =>
  text.length > MAX_VALUE_CHARACTERS ? `${text.slice(0, MAX_VALUE_CHARACTERS).trimEnd()}…` : text

/** The text of a status for one audience. `dayText`: how rows write a date, without the year of today. */
export function formatStatus(
  status: RecordStatus,
  { statuses: loaded, format }: StatusMessages,
  audience: Audience,
  dayText = (raw: string): string =>
    formatDay(raw, { format, style: audience === 'provider' ? 'provider' : 'patient' }),
): string {
  // A record of a type outside the API is only read once its texts are loaded.
  const lines = loaded as Translated<Statuses>
  const valueText = (value: string): string => (status.key === 'otherCode' ? truncate(value) : dayText(value))
  const line: StatusLine = status.value === undefined ? lines[status.key] : lines[status.key](valueText(status.value))
  const [patient, provider, proxy = patient] = line
  if (audience === 'provider') return provider
  return audience === 'proxy' ? proxy : patient
}
