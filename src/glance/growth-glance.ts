import { glanceOf } from './glance-of'
import { appText, phraseOf } from './text'
import type { GrowthMeasurement } from '../clinical/growth/growth-measured'
import type { AfterListsMessages } from '../i18n/types'
import type { Glance } from './glance'
import type { GlanceContext } from './glance-context'

/** The row of a height or weight, with its percentile among children of the same age. */
export function growthGlance(
  { reading, percentile }: GrowthMeasurement,
  context: GlanceContext,
  { percentile: at, beyond }: AfterListsMessages['home']['child'],
): Glance {
  const glance = glanceOf(reading.observation, context)
  if (percentile === undefined) return glance
  const text =
    percentile.position === 'at' ? at(percentile.percentile) : beyond[percentile.position](percentile.percentile)
  return { ...glance, phrases: [...glance.phrases, phraseOf(appText(text))] }
}
