import { appText } from './text'
import type { GlanceText } from './glance'

/** Longer plain names are cut at the explanation in brackets that many of them have. */
const MAX_NAME_CHARACTERS = 32
/** A shorter beginning is no name of its own. */
const MIN_NAME_CHARACTERS = 3

/** The plain name of a test or a reaction for a row, without the explanation in brackets where it is long. */
export function shortName(plainName: string): string {
  const end = plainName.indexOf(' (')
  return plainName.length <= MAX_NAME_CHARACTERS || end < MIN_NAME_CHARACTERS ? plainName : plainName.slice(0, end)
}

/** A plain name without a long explanation in brackets; names of the record stay whole. */
export const withShortName = (name: GlanceText): GlanceText =>
  name.source === 'app' ? appText(shortName(name.text)) : name
