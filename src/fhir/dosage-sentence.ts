import type { Json } from './guards'

/** placeholder */
export function composeDosage(_dosage: Json): string | undefined {
  return undefined
}
