import { directionsOf } from './dosage'
import { guessRows } from './guess'
import { isObject } from '../lib/json'
import type { LabelledShown, Shown } from './shown'

/** A Dosage: the directions and then every part as sent. */
export function showDosage(value: unknown, key: string): Shown | undefined {
  if (!isObject(value)) return undefined
  const directions = directionsOf(value)
  const label = directions?.source === 'composed' ? 'Dosage.composed' : 'Dosage.text'
  const written = directions?.written
  const first: readonly LabelledShown[] = [
    ...(directions ? [{ label, values: [{ kind: 'text', text: directions.text } as const] }] : []),
    ...(written ? [{ label: 'Dosage.text', values: [{ kind: 'text', text: written.text } as const] }] : []),
  ]
  const parts = guessRows(
    value,
    key,
    new Set([directions?.source, written?.source].filter((source) => source !== undefined)),
  )
  // The parts repeat the directions in the health system's own terms; without directions they are all there is.
  const rest: readonly LabelledShown[] =
    directions && parts.length > 0
      ? [{ label: 'Dosage.parts', values: [{ kind: 'rows', rows: parts, folded: true }] }]
      : parts
  const rows = [...first, ...rest]
  return rows.length > 0 ? { kind: 'rows', rows } : undefined
}
