import type { ObservationReading } from '../result-reading'

const loinc = (code: string): string => `http://loinc.org|${code}`

/** Vital signs in the order of the page, each with the LOINC codes that mean it (ux 9). */
export const vitalKinds = {
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

export interface Vital {
  /** Undefined for a vital sign that the page has no name for: it goes by its own. */
  readonly kind: VitalKind | undefined
  readonly codeKey: string
  /** Newest first; never empty; entered by mistake and cancelled ones left out. */
  readonly readings: readonly [ObservationReading, ...ObservationReading[]]
}

const kinds = Object.keys(vitalKinds) as VitalKind[]
const kindOf = (codeKey: string): VitalKind | undefined => kinds.find((kind) => vitalKinds[kind].some((code) => loinc(code) === codeKey))

/** The vital signs of a record, one entry a code: those with a name in the order of the page, then the others by name. Readings come newest first. */
export function vitalsOf(readings: readonly ObservationReading[]): readonly Vital[] {
  const byKey = new Map<string, [ObservationReading, ...ObservationReading[]]>()
  for (const reading of readings) {
    if (!reading.counts || !(reading.categories.includes('vital-signs') || kindOf(reading.codeKey))) continue
    const known = byKey.get(reading.codeKey)
    if (known) known.push(reading)
    else byKey.set(reading.codeKey, [reading])
  }
  const rank = ({ kind }: Vital): number => (kind === undefined ? kinds.length : kinds.indexOf(kind))
  return [...byKey]
    .map(([codeKey, own]): Vital => ({ kind: kindOf(codeKey), codeKey, readings: own }))
    .sort((a, b) => rank(a) - rank(b) || (a.readings[0].name ?? '').localeCompare(b.readings[0].name ?? ''))
}
