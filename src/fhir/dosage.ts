import { composeDosage } from './dosage-sentence'
import { guessRows } from './guess'
import { isObject, textOf } from './guards'
import type { LabelledShown, Shown } from './shown'

/** The directions of a Dosage and where they come from: as written, or put together from the parts by us. */
export interface Directions {
  readonly text: string
  readonly source: 'text' | 'patientInstruction' | 'composed'
}

/** Words for a Dosage (ux: text, else the note for the patient, else composed when every part is understood). */
export function directionsOf(dosage: unknown): Directions | undefined {
  if (!isObject(dosage)) return undefined
  const text = textOf(dosage['text'])
  if (text !== undefined) return { text, source: 'text' }
  const instruction = textOf(dosage['patientInstruction'])
  if (instruction !== undefined) return { text: instruction, source: 'patientInstruction' }
  const composed = composeDosage(dosage)
  return composed === undefined ? undefined : { text: composed, source: 'composed' }
}

/** A Dosage: the directions and then every part as sent. */
export function showDosage(value: unknown, key: string): Shown | undefined {
  if (!isObject(value)) return undefined
  const directions = directionsOf(value)
  const label = directions?.source === 'composed' ? 'Dosage.composed' : 'Dosage.text'
  const first: readonly LabelledShown[] = directions ? [{ label, values: [{ kind: 'text', text: directions.text }] }] : []
  const rows = [...first, ...guessRows(value, key, new Set(directions ? [directions.source] : []))]
  return rows.length > 0 ? { kind: 'rows', rows } : undefined
}
