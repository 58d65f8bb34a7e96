import { shortName } from './glance-of'
import { appText } from './text'
import type { GlanceText } from './glance'

/** A plain name without a long explanation in brackets; names of the record stay whole. */
export const withShortName = (name: GlanceText): GlanceText =>
  name.source === 'app' ? appText(shortName(name.text)) : name
