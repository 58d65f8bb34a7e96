import { isJson, valuesAt } from '../fhir/walk'
import type { Resource } from '../types'

const numberAt = (resource: Resource, path: string): number | undefined =>
  valuesAt(resource, path).find((value): value is number => typeof value === 'number')

/** Whether a value lies below, within or above the range that the record names. */
function sideOf(resource: Resource, value: number): number {
  const [low, high] = [numberAt(resource, 'referenceRange.low.value'), numberAt(resource, 'referenceRange.high.value')]
  if (low !== undefined && value < low) return -1
  return high !== undefined && value > high ? 1 : 0
}

/** The value of a result moved a little, on the same side of its range: what is said of it stays true. Undefined where there is no such value. */
export function nudged(resource: Resource): { readonly valueQuantity: object } | undefined {
  const { valueQuantity } = resource
  const value = numberAt(resource, 'valueQuantity.value')
  if (!isJson(valueQuantity) || value === undefined || valueQuantity['comparator'] !== undefined) return undefined
  const decimals = String(value).split('.')[1]?.length ?? 0
  const other = [1.1, 0.9, 1.05, 0.95, 1.02, 0.98]
    .map((factor) => Number((value * factor).toFixed(decimals)))
    .find((moved) => moved !== value && sideOf(resource, moved) === sideOf(resource, value))
  return other === undefined ? undefined : { valueQuantity: { ...valueQuantity, value: other } }
}
