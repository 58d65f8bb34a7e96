import { isKnownCode } from '../../i18n/code-meaning'
import { withoutRepeatedPlace } from '../repeated-place'
import { descriptorOf } from '../descriptors'
import { detailOf } from './details'
import type { DescribedType } from '../define-descriptor'
import type { Resource } from '../../fhir/resource'
import type { DisplayValue } from '../../fhir/display-value'
import type { DetailSection } from './define-detail'
import type { FormatContext } from '../../i18n/format-context'

/** True for a status that is part of the status text: codes without a text and booleans keep their row. */
const isShownAsStatus = (shown: DisplayValue): boolean =>
  shown.kind === 'code'
    ? isKnownCode(shown.group, shown.code) && shown.code !== 'true' && shown.code !== 'false'
    : shown.kind !== 'boolean'

/** Directions, which are labelled as past for a patient who has died. */
const DIRECTIONS = /^Medication(?:Request|Dispense)\.dosageInstruction$/

/** The sections of a record for a page or sheet that shows its status text, without the elements that this text covers and a place that is named twice. */
export function sectionsWithoutStatus(
  type: DescribedType,
  resource: Resource,
  format: FormatContext,
  hasDied = false,
): readonly DetailSection[] {
  const { statusLabels } = descriptorOf(type)
  return detailOf(type)
    .sections(resource, format)
    .map((section) => ({
      ...section,
      rows: withoutRepeatedPlace(section.rows)
        .filter(({ label, values }) => !statusLabels.includes(label) || !values.every(isShownAsStatus))
        .map((row) => (hasDied && DIRECTIONS.test(row.label) ? { ...row, label: `${row.label}:then` } : row)),
    }))
    .filter(({ rows }) => rows.length > 0)
}
