import type { PageMessages } from '../../i18n/types'

export const exportOptionIds = ['doctor', 'work', 'me', 'copy', 'app'] as const
export type ExportOptionId = (typeof exportOptionIds)[number]

/** The texts of an export option: its name, description and format. */
export function exportOptionText(
  id: ExportOptionId,
  { options, doctorAfterDeath }: PageMessages['exportOptions'],
  hasDied: boolean,
): PageMessages['exportOptions']['options'][ExportOptionId] {
  return id === 'doctor' && hasDied ? doctorAfterDeath : options[id]
}
