import type { medicationElements } from '../contract/elements/medication'
import { define } from './define'
import { medicineWords } from './walk'

const described = define<typeof medicationElements>({
  type: 'Medication',
  title: ['code'],
  date: ['batch.expirationDate'],
  statuses: ['status'],
  line: { form: 'CodeableConcept', manufacturer: 'Reference' },
})

/** How Medication reads; one without a name goes by its ingredients. */
export const medication: typeof described = {
  ...described,
  title: (resource) => medicineWords(resource) ?? described.title(resource),
}
