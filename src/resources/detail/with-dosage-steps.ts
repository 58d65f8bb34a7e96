import { showDosage } from '../../fhir/show'
import { dosageSteps, medicineWords } from '../request-directions'
import type { FormatContext } from '../../i18n/format-context'
import type { Resource } from '../../fhir/resource'
import type { LabelledValues } from '../../fhir/display-value'
import type { DetailDescriptor } from './define-detail'

const DIRECTIONS = /\.dosageInstruction\b/

function directionsRow(row: LabelledValues, resource: Resource, format: FormatContext): LabelledValues {
  const medicine = medicineWords(resource)
  const values = dosageSteps(resource, format).map(({ dosage, isNext }) =>
    showDosage(dosage, row.label, format, { medicine, isNext }),
  )
  return values.every((value) => value !== undefined) ? { ...row, values } : row
}

/** The page of a prescription or fill with its directions in the order in which they apply; unreadable ones stay as sent. */
export const withDosageSteps = (detail: DetailDescriptor): DetailDescriptor => ({
  ...detail,
  sections: (resource, format) =>
    detail.sections(resource, format).map((section) => ({
      ...section,
      rows: section.rows.map((row) => (DIRECTIONS.test(row.label) ? directionsRow(row, resource, format) : row)),
    })),
})
