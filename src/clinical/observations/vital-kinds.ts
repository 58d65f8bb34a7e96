const loinc = (code: string): string => `http://loinc.org|${code}`

/** Vital signs in the order of the page, with their LOINC codes. */
const vitalKinds = {
  bloodPressure: ['85354-9', '55284-4'],
  heartRate: ['8867-4'],
  breathing: ['9279-1'],
  oxygen: ['2708-6', '59408-5'],
  temperature: ['8310-5'],
  weight: ['29463-7'],
  height: ['8302-2'],
  bmi: ['39156-5'],
  headSize: ['9843-4'],
} as const

export type VitalKind = keyof typeof vitalKinds

export const vitalOrder = Object.keys(vitalKinds) as VitalKind[]

/** The vital sign of a code key (`system|code`); undefined for other tests. */
export const vitalKindOf = (codeKey: string): VitalKind | undefined =>
  vitalOrder.find((kind) => vitalKinds[kind].some((code) => loinc(code) === codeKey))
