import type { Audience } from '../i18n/code-text'

/** The two numbers of a blood pressure, by their LOINC codes. */
const numbers: Readonly<Record<string, 'systolic' | 'diastolic'>> = {
  'http://loinc.org|8480-6': 'systolic',
  'http://loinc.org|8462-4': 'diastolic',
}

interface PartWords {
  readonly pressure: Readonly<Record<'systolic' | 'diastolic', readonly [patient: string, provider: string]>>
  readonly noName: string
}

interface Part {
  readonly codeKey?: string | undefined
  readonly name?: string | undefined
}

/** What a part of a result is called: a number of a blood pressure in the reader's words, where its own say no more than its code does. “Standing” adds to it. */
export function partName({ codeKey = '', name = '' }: Part, words: PartWords, audience: Audience): string {
  const number = numbers[codeKey]
  return number && new RegExp(`^${number}( blood pressure)?$| 84\\S+$`, 'i').test(name)
    ? words.pressure[number][audience === 'provider' ? 1 : 0]
    : name || words.noName
}
