import type { PageWords } from '../../i18n'

export const wayIds = ['doctor', 'work', 'me', 'app'] as const
export type WayId = (typeof wayIds)[number]

/** A way in words: its name, what it is, and what one gets. */
export function wayWords(
  id: WayId,
  { ways, doctorAfterDeath }: PageWords['taking'],
  hasDied: boolean,
): PageWords['taking']['ways'][WayId] {
  return id === 'doctor' && hasDied ? doctorAfterDeath : ways[id]
}
