import type { PageMessages } from '../../i18n/types'

export const exportOptionIds = ['doctor', 'work', 'me', 'app'] as const
export type ExportOptionId = (typeof exportOptionIds)[number]

/** The texts of an export option: its name, description and format. */
export function exportOptionText(
  id: ExportOptionId,
  { ways, doctorAfterDeath }: PageMessages['taking'],
  hasDied: boolean,
): PageMessages['taking']['ways'][ExportOptionId] {
  return id === 'doctor' && hasDied ? doctorAfterDeath : ways[id]
}
