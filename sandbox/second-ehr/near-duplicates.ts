import { isJsonObject } from '../json'
import { valuesAt } from '../fhir/values-at'
import { plusDays } from '../population/builders'
import type { Random } from '../population/random'
import type { Resource } from '../types'

/** An entry similar to one of the first EHR, and how the pair is to be treated. */
export interface NearDuplicate {
  readonly how: string
  readonly becomes: 'folds' | 'apart' | 'disagreements'
  readonly entry: Resource
}
type Variant = (entry: Resource) => NearDuplicate | undefined

const distinctEntry = (how: string, entry: Resource): NearDuplicate => ({ how, becomes: 'apart', entry })
const nextDay = (date: unknown): string => `${plusDays(String(date).slice(0, 10), 1)}${String(date).slice(10)}`

/** Other units for the same amount, with the conversion factor. */
const otherUnits: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  'mg/dL': ['mg/L', 10],
  'g/dL': ['g/L', 10],
  kg: ['g', 1000],
  cm: ['mm', 10],
  'mmol/L': ['umol/L', 1000],
  'ng/mL': ['ug/mL', 0.001],
}

const quantityOf = (entry: Resource) => {
  const [quantity] = valuesAt(entry, 'valueQuantity')
  return isJsonObject(quantity) && typeof quantity['value'] === 'number'
    ? { ...quantity, value: quantity['value'] }
    : undefined
}

const inOtherZone: Variant = (entry) => ({
  how: 'the same instant in another zone',
  becomes: 'folds',
  entry: {
    ...entry,
    effectiveDateTime: new Date(String(entry['effectiveDateTime'])).toISOString().replace('.000', ''),
  },
})
const dayOnly: Variant = (entry) =>
  distinctEntry('the day alone', { ...entry, effectiveDateTime: String(entry['effectiveDateTime']).slice(0, 10) })
const otherDigit: Variant = (entry) => {
  const quantity = quantityOf(entry)
  if (quantity === undefined) return undefined
  const { interpretation: _flag, ...rest } = entry
  const decimals = String(quantity.value).split('.')[1]?.length ?? 0
  return distinctEntry('another digit', {
    ...rest,
    valueQuantity: { ...quantity, value: Number((quantity.value + 10 ** -decimals).toFixed(decimals)) },
  })
}
const otherUnit: Variant = (entry) => {
  const quantity = quantityOf(entry)
  const [unit, factor] = (quantity && otherUnits[String((quantity as Readonly<Record<string, unknown>>)['code'])]) ?? []
  if (quantity === undefined || unit === undefined || factor === undefined) return undefined
  const { interpretation: _flag, referenceRange: _range, ...rest } = entry
  return distinctEntry('another unit', {
    ...rest,
    valueQuantity: { ...quantity, value: Number((quantity.value * factor).toPrecision(12)), unit, code: unit },
  })
}
/** Different doses contradict each other for an active prescription, and are separate entries for a past one. */
const otherDose: Variant = (entry) => ({
  how: 'another dose',
  becomes: entry['status'] === 'active' ? 'disagreements' : 'apart',
  entry: { ...entry, dosageInstruction: [{ text: 'Take half a tablet every other day' }] },
})
const otherLot: Variant = (entry) =>
  entry['lotNumber'] === undefined ? undefined : distinctEntry('another lot', { ...entry, lotNumber: 'SHORE-1' })
const onNextDay =
  (name: string): Variant =>
  (entry) =>
    typeof entry[name] === 'string'
      ? distinctEntry('another day', { ...entry, [name]: nextDay(entry[name]) })
      : undefined
const otherOnset: Variant = (entry) => distinctEntry('another onset', { ...entry, onsetDateTime: '2003-03-03' })
const otherCriticality: Variant = (entry) =>
  distinctEntry('another criticality', { ...entry, criticality: entry['criticality'] === 'high' ? 'low' : 'high' })
const otherQuantity: Variant = (entry) => {
  const [quantity] = valuesAt(entry, 'quantity')
  return isJsonObject(quantity)
    ? distinctEntry('another quantity', { ...entry, quantity: { ...quantity, value: Number(quantity['value']) + 1 } })
    : undefined
}

const variantsByType: Readonly<Record<string, readonly Variant[]>> = {
  Observation: [inOtherZone, dayOnly, otherDigit, otherUnit],
  MedicationRequest: [otherDose],
  MedicationDispense: [otherQuantity],
  Immunization: [otherLot, onNextDay('occurrenceDateTime')],
  Condition: [otherOnset],
  AllergyIntolerance: [otherCriticality],
  Procedure: [onNextDay('performedDateTime')],
}

/** Types that can have duplicates. */
export const DUPLICABLE_TYPES = Object.keys(variantsByType)

/** A near duplicate of the entry, of a random kind; undefined if none applies. */
export function nearDuplicateOf(entry: Resource, random: Random): NearDuplicate | undefined {
  const variants = variantsByType[entry.resourceType] ?? []
  const first = Math.floor(random.next() * variants.length)
  return [...variants.slice(first), ...variants.slice(0, first)]
    .map((create) => create(entry))
    .find((duplicate) => duplicate !== undefined)
}
