import { isMaskedRecord } from '../resources/masking'
import { descriptorOf } from '../resources/descriptors'
import { glanceOf, rowDate } from './glance-of'
import { appText } from './text'
import type { ObservationReading } from '../clinical/observations/result-reading'
import type { Glance, GlanceDate } from './glance'
import type { GlanceContext } from './glance-context'

/** The day of a result: of the test, else of its issue, which the date names; of an early result it says that it is one. */
export function dayOfResult(
  { observation, status }: ObservationReading,
  context: GlanceContext,
): GlanceDate | undefined {
  const sent = descriptorOf('Observation').date(observation)
  const date = rowDate(sent?.raw, context)
  if (sent === undefined || date === undefined) return undefined
  const { messages, audience } = context
  const label = sent.label === 'Observation.issued' ? messages.dateLabel(sent.label, audience, sent.raw) : ''
  const day = [label, date.text.text].filter(Boolean).join(' ')
  return { ...date, text: appText(status === 'preliminary' ? messages.views.glance.early(day) : day) }
}

/** A line of two points says nothing that the value does not. */
const MIN_SPARKLINE_POINTS = 3

/** The course of a test, from at least three numbers. */
export function sparklineOf(numbers: readonly number[], { measure }: ObservationReading): Pick<Glance, 'sparkline'> {
  if (numbers.length < MIN_SPARKLINE_POINTS) return {}
  const { low, high } = measure ?? {}
  return {
    sparkline: {
      values: numbers,
      ...(low === undefined ? {} : { low }),
      ...(high === undefined ? {} : { high }),
    },
  }
}

interface NewestResult {
  readonly newest: ObservationReading
  /** Its numbers in the unit of the newest one, oldest first. */
  readonly numbers: readonly number[]
  /** The path of the page of the test. */
  readonly path: string
}

/** The row of the newest result of a test with its course. It opens the page of the test; a masked result opens its record. */
export function newestResultGlance({ newest, numbers, path }: NewestResult, context: GlanceContext): Glance {
  const date = dayOfResult(newest, context)
  const row = glanceOf(newest.observation, {
    ...context,
    impliedStatuses: date ? [...context.impliedStatuses, 'Observation.preliminary'] : context.impliedStatuses,
  })
  if (isMaskedRecord(newest.observation)) return row
  return { ...row, href: path, ...(date === undefined ? {} : { date }), ...sparklineOf(numbers, newest) }
}
