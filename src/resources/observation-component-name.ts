import type { Audience } from '../i18n/audience'

/** LOINC codes of the two components of a blood pressure. */
const BLOOD_PRESSURE_CODES: Readonly<Record<string, 'systolic' | 'diastolic'>> = {
  'http://loinc.org|8480-6': 'systolic',
  'http://loinc.org|8462-4': 'diastolic',
}

interface ComponentNameMessages {
  readonly pressure: Readonly<Record<'systolic' | 'diastolic', readonly [patient: string, provider: string]>>
  readonly noName: string
}

interface NamedComponent {
  readonly codeKey?: string | undefined
  readonly name?: string | undefined
}

/** The name of a component of a result: translated for blood pressure, unless its text adds to the code, as “standing” does. */
export function observationComponentName(
  { codeKey = '', name = '' }: NamedComponent,
  words: ComponentNameMessages,
  audience: Audience,
): string {
  const number = BLOOD_PRESSURE_CODES[codeKey]
  return number && new RegExp(`^${number}( blood pressure)?$| 84\\S+$`, 'i').test(name)
    ? words.pressure[number][audience === 'provider' ? 1 : 0]
    : name || words.noName
}
