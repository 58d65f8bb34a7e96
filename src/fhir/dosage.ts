import { composeDosage } from './dosage-sentence'
import { isObject, textOf } from './guards'

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
