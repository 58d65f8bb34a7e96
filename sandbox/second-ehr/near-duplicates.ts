import { isJson, valuesAt } from '../fhir/walk'
import { plusDays } from '../population/builders'
import type { Random } from '../population/random'
import type { Resource } from '../types'

/** An entry that is nearly the one of the other EHR, and what becomes of the two. */
export interface Near {
  readonly how: string
  readonly becomes: 'folds' | 'apart' | 'disagreements'
  readonly entry: Resource
}
type Maker = (entry: Resource) => Near | undefined

const apart = (how: string, entry: Resource): Near => ({ how, becomes: 'apart', entry })
const nextDay = (date: unknown): string => `${plusDays(String(date).slice(0, 10), 1)}${String(date).slice(10)}`

/** Another way to write the same amount, without its range and flag, which are in the unit of before. */
const units: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  'mg/dL': ['mg/L', 10],
  'g/dL': ['g/L', 10],
  kg: ['g', 1000],
  cm: ['mm', 10],
  'mmol/L': ['umol/L', 1000],
  'ng/mL': ['ug/mL', 0.001],
}

const valueOf = (entry: Resource) => {
  const [quantity] = valuesAt(entry, 'valueQuantity')
  return isJson(quantity) && typeof quantity['value'] === 'number'
    ? { ...quantity, value: quantity['value'] }
    : undefined
}

const inZone: Maker = (entry) => ({
  how: 'the same instant in another zone',
  becomes: 'folds',
  entry: {
    ...entry,
    effectiveDateTime: new Date(String(entry['effectiveDateTime'])).toISOString().replace('.000', ''),
  },
})
const dayAlone: Maker = (entry) =>
  apart('the day alone', { ...entry, effectiveDateTime: String(entry['effectiveDateTime']).slice(0, 10) })
const otherDigit: Maker = (entry) => {
  const quantity = valueOf(entry)
  if (quantity === undefined) return undefined
  const { interpretation: _flag, ...rest } = entry
  const decimals = String(quantity.value).split('.')[1]?.length ?? 0
  return apart('another digit', {
    ...rest,
    valueQuantity: { ...quantity, value: Number((quantity.value + 10 ** -decimals).toFixed(decimals)) },
  })
}
const otherUnit: Maker = (entry) => {
  const quantity = valueOf(entry)
  const [unit, factor] = (quantity && units[String((quantity as Readonly<Record<string, unknown>>)['code'])]) ?? []
  if (quantity === undefined || unit === undefined || factor === undefined) return undefined
  const { interpretation: _flag, referenceRange: _range, ...rest } = entry
  return apart('another unit', {
    ...rest,
    valueQuantity: { ...quantity, value: Number((quantity.value * factor).toPrecision(12)), unit, code: unit },
  })
}
/** Two doses of what is over are two entries; of what is taken now they contradict each other. */
const otherDose: Maker = (entry) => ({
  how: 'another dose',
  becomes: entry['status'] === 'active' ? 'disagreements' : 'apart',
  entry: { ...entry, dosageInstruction: [{ text: 'Take half a tablet every other day' }] },
})
const otherLot: Maker = (entry) =>
  entry['lotNumber'] === undefined ? undefined : apart('another lot', { ...entry, lotNumber: 'SHORE-1' })
const shifted =
  (name: string): Maker =>
  (entry) =>
    typeof entry[name] === 'string' ? apart('another day', { ...entry, [name]: nextDay(entry[name]) }) : undefined
const otherOnset: Maker = (entry) => apart('another onset', { ...entry, onsetDateTime: '2003-03-03' })
const otherRisk: Maker = (entry) =>
  apart('another criticality', { ...entry, criticality: entry['criticality'] === 'high' ? 'low' : 'high' })
const otherAmount: Maker = (entry) => {
  const [quantity] = valuesAt(entry, 'quantity')
  return isJson(quantity)
    ? apart('another quantity', { ...entry, quantity: { ...quantity, value: Number(quantity['value']) + 1 } })
    : undefined
}

const makers: Readonly<Record<string, readonly Maker[]>> = {
  Observation: [inZone, dayAlone, otherDigit, otherUnit],
  MedicationRequest: [otherDose],
  MedicationDispense: [otherAmount],
  Immunization: [otherLot, shifted('occurrenceDateTime')],
  Condition: [otherOnset],
  AllergyIntolerance: [otherRisk],
  Procedure: [shifted('performedDateTime')],
}

/** Types of which an entry may be one of two. */
export const twinTypes = Object.keys(makers)

/** The entry as it is nearly the same; undefined where no way is left to make it so. */
export function nearTwin(entry: Resource, random: Random): Near | undefined {
  const list = makers[entry.resourceType] ?? []
  const first = Math.floor(random.next() * list.length)
  return [...list.slice(first), ...list.slice(0, first)].map((make) => make(entry)).find((near) => near !== undefined)
}
