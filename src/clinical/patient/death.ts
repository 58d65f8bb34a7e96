import { dateInterval, parsePartialDate } from '../../fhir/partial-date'
import { textOf } from '../../lib/json'
import type { ResourceOf } from '../../fhir/resource'

/** Why a death in the record is doubtful: it is dated before the birth, after today, or before care that the person received. */
export type DeathDoubt = 'beforeBirth' | 'future' | 'beforeCare'

export interface Death {
  /** Undefined unless the Patient says that the person has died and no other date contradicts it; `on` is the date as sent, if any. */
  readonly died: { readonly on: string | undefined } | undefined
  readonly doubt?: DeathDoubt
}

/** Care dated this long after the death contradicts it; results and paperwork may follow within days. */
const CARE_AFTER_DEATH_DAYS = 30
const DAY_MS = 86_400_000

const intervalOf = (raw: string | undefined): ReturnType<typeof dateInterval> | undefined => {
  const date = raw === undefined ? undefined : parsePartialDate(raw)
  return date && dateInterval(date)
}

function doubtOf(
  on: string,
  birthDate: string | undefined,
  today: string,
  lastCare: string | undefined,
): DeathDoubt | undefined {
  const [death, birth, now, care] = [on, birthDate, today, lastCare].map(intervalOf)
  if (!death) return undefined
  if (birth && death.to <= birth.from) return 'beforeBirth'
  if (now && death.from > now.to + DAY_MS) return 'future'
  return care && care.from > death.to + CARE_AFTER_DEATH_DAYS * DAY_MS ? 'beforeCare' : undefined
}

/**
 * Whether the person has died (`Patient.deceased[x]`); without the element the person counts as living. A date of death that other dates contradict
 * changes nothing in the record: it may be wrong. `today` is a local day (`yyyy-mm-dd`), `lastCare` the latest date of care as sent.
 */
export function deathOf(
  patient: ResourceOf<'Patient'> | undefined,
  today: string,
  lastCare: string | undefined,
): Death {
  const on = textOf(patient?.deceasedDateTime)
  if (on === undefined) return { died: patient?.deceasedBoolean === true ? { on } : undefined }
  const doubt = doubtOf(on, textOf(patient?.birthDate), today, lastCare)
  return doubt === undefined ? { died: { on } } : { died: undefined, doubt }
}
