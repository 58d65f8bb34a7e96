import type { Measure, ObservationReading, ResultReading } from './result-reading'

const whole = ['85354-9', '55284-4']
const loinc = (code: string): string => `http://loinc.org|${code}`
const UPPER = loinc('8480-6')
const LOWER = loinc('8462-4')

export interface BloodPressure {
  readonly upper: ResultReading & { readonly measure: Measure }
  readonly lower: ResultReading & { readonly measure: Measure }
}

function part(
  observation: ObservationReading,
  key: string,
): (ResultReading & { readonly measure: Measure }) | undefined {
  const found = observation.components.find(({ codeKey }) => codeKey === key)
  return found?.measure ? { ...found, measure: found.measure } : undefined
}

/** Both numbers of a blood pressure (LOINC 85354-9 or 55284-4), when they are there and share a unit; undefined for any other result. */
export function bloodPressureOf(observation: ObservationReading): BloodPressure | undefined {
  if (!whole.some((code) => observation.codeKey === loinc(code))) return undefined
  const [upper, lower] = [part(observation, UPPER), part(observation, LOWER)]
  return upper && lower && upper.measure.unit === lower.measure.unit ? { upper, lower } : undefined
}
