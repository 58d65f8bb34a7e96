import { formatDay } from '../fhir/format-date'
import { shownDay } from '../fhir/shown-day'
import { textOf } from '../lib/json'
import { doseDate } from '../clinical/immunizations/given-vaccines'
import { foldRepeats } from '../clinical/shared/fold-repeats'
import { isMaskedRecord } from '../resources/masking'
import { dosesOf } from '../resources/doses'
import { glanceOf, rowDate } from './glance-of'
import { appText, phraseOf, quotedText } from './text'
import type { VaccineGroup } from '../clinical/immunizations/vaccine-groups'
import type { ResourceOf } from '../fhir/resource'
import type { PageMessages } from '../i18n/types'
import type { Glance, GlanceDate } from './glance'
import type { GlanceContext } from './glance-context'

/** The date of a dose, or its words in quotation marks; a date of another kind, such as that of the record, is none. */
function dateOfDose(
  dose: ResourceOf<'Immunization'>,
  context: GlanceContext,
  show: (raw: string) => GlanceDate | undefined,
): GlanceDate | undefined {
  const date = doseDate(dose)
  if (date === undefined) return undefined
  return 'raw' in date ? (show(date.raw) ?? rowDate(date.raw, context)) : { text: quotedText(date.text) }
}

const withDate = ({ date: _date, ...glance }: Glance, date: GlanceDate | undefined): Glance =>
  date === undefined ? glance : { ...glance, date }

/** The row of one dose, with its day. */
export const vaccineDoseGlance = (dose: ResourceOf<'Immunization'>, context: GlanceContext): Glance =>
  withDate(
    glanceOf(dose, context),
    dateOfDose(dose, context, (raw) => rowDate(raw, context)),
  )

/** The month and year of a day, such as "May 2019". */
function monthOf(raw: string, { messages: { format } }: GlanceContext): GlanceDate | undefined {
  const day = shownDay(raw)
  return day === undefined
    ? undefined
    : { text: appText(formatDay(day.slice(0, 7), { format, style: 'patient' })), raw }
}

type VaccineWords = Pick<PageMessages['views']['stories']['vaccine'], 'doseOf' | 'count'>

/**
 * The row of a vaccine: its name, the number of its newest dose where the series has one ("Dose 2 of 2"), else how many doses there are,
 * and the month of the newest. It opens the page of that dose, where the others are. A masked record shows only that it is one.
 */
export function vaccineGlance({ doses }: VaccineGroup, context: GlanceContext, words: VaccineWords): Glance {
  const [newest] = doses
  const glance = glanceOf(newest, context)
  if (isMaskedRecord(newest)) return glance
  const [dose] = dosesOf(newest)
  const count = foldRepeats(doses, context.messages.format).length
  const several = count > 1 ? [words.count(count)] : []
  const isCounted = dose?.isCounted === true && dose.series !== undefined && textOf(newest.status) === 'completed'
  const texts = isCounted ? [words.doseOf(dose.number, dose.series)] : several
  return withDate(
    {
      ...glance,
      phrases: [...glance.phrases, ...texts.map((text) => phraseOf(appText(text)))],
    },
    dateOfDose(newest, context, (raw) => monthOf(raw, context)),
  )
}
