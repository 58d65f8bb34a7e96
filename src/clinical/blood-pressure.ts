import type { Audience } from '../words/code-text'
import type { Measure, ObservationReading, ResultReading } from './result-reading'

const whole = ['85354-9', '55284-4']
const loinc = (code: string): string => `http://loinc.org|${code}`
const UPPER = loinc('8480-6')
const LOWER = loinc('8462-4')

const numbers: Readonly<Record<string, 'systolic' | 'diastolic'>> = { [UPPER]: 'systolic', [LOWER]: 'diastolic' }

interface PartWords {
  readonly pressure: Readonly<Record<'systolic' | 'diastolic', readonly [patient: string, provider: string]>>
  readonly noName: string
}

/** What a part of a result is called: a number of a blood pressure in the reader's words, where its own say no more than its code does. “Standing” adds to it. */
export function partName({ codeKey, name = '' }: ResultReading, words: PartWords, audience: Audience): string {
  const number = numbers[codeKey]
  return number && new RegExp(`^${number}( blood pressure)?$| 84\\S+$`, 'i').test(name) ? words.pressure[number][audience === 'provider' ? 1 : 0] : name || words.noName
}

export interface BloodPressure {
  readonly upper: ResultReading & { readonly measure: Measure }
  readonly lower: ResultReading & { readonly measure: Measure }
}

function part(observation: ObservationReading, key: string): (ResultReading & { readonly measure: Measure }) | undefined {
  const found = observation.components.find(({ codeKey }) => codeKey === key)
  return found?.measure ? { ...found, measure: found.measure } : undefined
}

/** Both numbers of a blood pressure (LOINC 85354-9 or 55284-4), when they are there and share a unit; undefined for any other result. */
export function bloodPressureOf(observation: ObservationReading): BloodPressure | undefined {
  if (!whole.some((code) => observation.codeKey === loinc(code))) return undefined
  const [upper, lower] = [part(observation, UPPER), part(observation, LOWER)]
  return upper && lower && upper.measure.unit === lower.measure.unit ? { upper, lower } : undefined
}
