import { describe } from '../registry'
import { detailOf } from './registry'
import type { DescribedType } from '../define'
import type { Resource } from '../../fhir/resource'
import type { Section } from './define-detail'

/** The sections of a record for a page or sheet that says what became of it in one line: without the elements from which that line is made. */
export function withoutStatus(type: DescribedType, resource: Resource): readonly Section[] {
  const { statusLabels } = describe(type)
  return detailOf(type)
    .sections(resource)
    .map((section) => ({ ...section, rows: section.rows.filter(({ label }) => !statusLabels.includes(label)) }))
    .filter(({ rows }) => rows.length > 0)
}
