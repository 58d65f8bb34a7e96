import { vitalKindOf, vitalOrder, type VitalKind } from '../../clinical/observations/vital-kinds'
import type { ObservationReading } from '../../clinical/observations/result-reading'

export interface VitalSign {
  /** Undefined for a vital sign that the page has no name for: it goes by its own. */
  readonly kind: VitalKind | undefined
  readonly codeKey: string
  /** Newest first; never empty; entered by mistake and cancelled ones left out. */
  readonly readings: readonly [ObservationReading, ...ObservationReading[]]
}

/** The vital signs of a record, one entry a code: those with a name in the order of the page, then the others by name. Readings come newest first. */
export function vitalSignsOf(readings: readonly ObservationReading[]): readonly VitalSign[] {
  const byKey = new Map<string, [ObservationReading, ...ObservationReading[]]>()
  for (const reading of readings) {
    if (!reading.isCounted || !(reading.categories.includes('vital-signs') || vitalKindOf(reading.codeKey))) continue
    const known = byKey.get(reading.codeKey)
    if (known) known.push(reading)
    else byKey.set(reading.codeKey, [reading])
  }
  const rank = ({ kind }: VitalSign): number => (kind === undefined ? vitalOrder.length : vitalOrder.indexOf(kind))
  return [...byKey]
    .map(([codeKey, own]): VitalSign => ({ kind: vitalKindOf(codeKey), codeKey, readings: own }))
    .sort((a, b) => rank(a) - rank(b) || (a.readings[0].name ?? '').localeCompare(b.readings[0].name ?? ''))
}
