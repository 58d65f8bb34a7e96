import { formatDay } from '../fhir/format-date'
import { shownDay } from '../fhir/shown-day'
import { showTranslatedConcept } from '../fhir/translated-concept'
import { textOf } from '../lib/json'
import { doseDate } from '../clinical/immunizations/given-vaccines'
import { foldRepeats } from '../clinical/shared/fold-repeats'
import { formatStatus } from '../clinical/status/format-status'
import { isMaskedRecord } from '../resources/masking'
import { dosesOf } from '../resources/doses'
import { glanceOf, rowDate } from './glance-of'
import { byTone, type Glance, type GlanceDate, type GlancePhrase } from './glance'
import { appText, phraseOf, quoted, quotedText } from './text'
import { tryGlance } from './try-glance'
import { valueText } from './value-text'
import type { VaccineGroup } from '../clinical/immunizations/vaccine-groups'
import type { ResourceOf } from '../fhir/resource'
import type { PageMessages } from '../i18n/types'
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

/** That a dose was reported, not given by the clinic whose record this is. */
function reportedPhrases(
  { primarySource, status }: ResourceOf<'Immunization'>,
  { messages, audience }: GlanceContext,
): readonly GlancePhrase[] {
  if (primarySource !== false || textOf(status) !== 'completed') return []
  const text = formatStatus({ key: 'Immunization.reported', tone: 'none' }, messages, audience)
  return [phraseOf(appText(text), 'wait')]
}

/** What is said of a dose besides its day. */
function doseGlance(dose: ResourceOf<'Immunization'>, context: GlanceContext): Glance {
  const glance = glanceOf(dose, { ...context, impliedStatuses: [...context.impliedStatuses, 'Immunization.reported'] })
  return isMaskedRecord(dose)
    ? glance
    : { ...glance, phrases: [...glance.phrases, ...reportedPhrases(dose, context)].toSorted(byTone) }
}

/** The row of one dose, with its day. */
export const vaccineDoseGlance = (dose: ResourceOf<'Immunization'>, context: GlanceContext): Glance =>
  withDate(
    doseGlance(dose, context),
    dateOfDose(dose, context, (raw) => rowDate(raw, context)),
  )

/** The month and year of a day, such as "May 2019". */
function monthOf(raw: string, { messages: { format } }: GlanceContext): GlanceDate | undefined {
  const day = shownDay(raw)
  return day === undefined
    ? undefined
    : { text: appText(formatDay(day.slice(0, 7), { format, style: 'patient' })), raw }
}

/** Why a dose was not given, in the words of the record. */
function notGivenReasons(dose: ResourceOf<'Immunization'>, context: GlanceContext): readonly GlancePhrase[] {
  if (textOf(dose.status) !== 'not-done') return []
  const reason = showTranslatedConcept(dose.statusReason, context.messages.format)
  const words = reason && valueText(reason, context)
  return words === undefined ? [] : [phraseOf(quoted(words))]
}

type VaccineWords = Pick<PageMessages['views']['stories']['vaccine'], 'doseOf' | 'count'>

/**
 * The row of a vaccine: its name, the number of its newest dose where the series has one ("Dose 2 of 2"), else how many doses there are,
 * and the month of the newest. It opens the page of that dose, where the others are. A masked record shows only that it is one.
 */
export function vaccineGlance({ doses }: VaccineGroup, context: GlanceContext, words: VaccineWords): Glance {
  const [newest] = doses
  const glance = doseGlance(newest, context)
  if (isMaskedRecord(newest)) return glance
  const [dose] = dosesOf(newest)
  const count = foldRepeats(doses, context.messages.format).length
  const several = count > 1 ? [words.count(count)] : []
  const isCounted = dose?.isCounted === true && dose.series !== undefined && textOf(newest.status) === 'completed'
  const texts = isCounted ? [words.doseOf(dose.number, dose.series)] : several
  return withDate(
    {
      ...glance,
      phrases: [
        ...glance.phrases,
        ...notGivenReasons(newest, context),
        ...texts.map((text) => phraseOf(appText(text))),
      ],
    },
    dateOfDose(newest, context, (raw) => monthOf(raw, context)),
  )
}

/** The earlier doses of a vaccine that have a row of their own in a list: those of which more is to be said than their day, such as that one may not count. */
export const earlierDosesWithRow = (
  { doses }: VaccineGroup,
  context: GlanceContext,
): readonly ResourceOf<'Immunization'>[] =>
  foldRepeats(doses, context.messages.format)
    .slice(1)
    .map(({ first }) => first)
    .filter((dose) => {
      const glance = tryGlance(() => vaccineDoseGlance(dose, context))
      return glance === undefined || glance.phrases.length > 0
    })
