import { sameUnit } from '../../fhir/units/unit'
import type { Measure, ObservationReading, ResultReading } from './result-reading'

const panelCodes = ['85354-9', '55284-4']
const loinc = (code: string): string => `http://loinc.org|${code}`
const SYSTOLIC = loinc('8480-6')
const DIASTOLIC = loinc('8462-4')

export interface BloodPressure {
  readonly systolic: ResultReading & { readonly measure: Measure }
  readonly diastolic: ResultReading & { readonly measure: Measure }
}

function componentWithMeasure(
  observation: ObservationReading,
  key: string,
): (ResultReading & { readonly measure: Measure }) | undefined {
  const found = observation.components.find(({ codeKey }) => codeKey === key)
  return found?.measure ? { ...found, measure: found.measure } : undefined
}

/** Systolic and diastolic value of a blood pressure panel (LOINC 85354-9 or 55284-4) when both exist in the same unit; undefined for any other result. */
export function bloodPressureOf(observation: ObservationReading): BloodPressure | undefined {
  if (!panelCodes.some((code) => observation.codeKey === loinc(code))) return undefined
  const [upper, lower] = [componentWithMeasure(observation, SYSTOLIC), componentWithMeasure(observation, DIASTOLIC)]
  return upper && lower && sameUnit(upper.measure.sentUnit, lower.measure.sentUnit)
    ? { systolic: upper, diastolic: lower }
    : undefined
}
