import { hasWords } from '../../i18n/code-text'
import { describe } from '../registry'
import { detailOf } from './registry'
import type { DescribedType } from '../define'
import type { Resource } from '../../fhir/resource'
import type { Shown } from '../../fhir/shown'
import type { Section } from './define-detail'

/** True for a status that the line above says in words: one that has none, and a yes or no, keeps its row. */
const isSaid = (shown: Shown): boolean =>
  shown.kind === 'code'
    ? hasWords(shown.group, shown.code) && shown.code !== 'true' && shown.code !== 'false'
    : shown.kind !== 'boolean'

/** Directions that speak of today, which nobody who has died follows. */
const directions = /^Medication(?:Request|Dispense)\.dosageInstruction$/

/** The sections of a record for a page or sheet that says what became of it in one line: without the elements from which that line is made. */
export function withoutStatus(type: DescribedType, resource: Resource, hasDied = false): readonly Section[] {
  const { statusLabels } = describe(type)
  return detailOf(type)
    .sections(resource)
    .map((section) => ({
      ...section,
      rows: section.rows
        .filter(({ label, values }) => !statusLabels.includes(label) || !values.every(isSaid))
        .map((row) => (hasDied && directions.test(row.label) ? { ...row, label: `${row.label}:then` } : row)),
    }))
    .filter(({ rows }) => rows.length > 0)
}
