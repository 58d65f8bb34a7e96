import { brands } from './brands'
import { otherIngredients } from './other-ingredients'
import { rxnormProducts } from './rxnorm-products'
import { spanishIngredient } from './spanish-ingredient'
import type { MedicineNames } from '../medicines/medicine-lexicon'

const rowsOf = (table: string): readonly string[] => table.split(';').map((row) => row.trim())

/** Splits a line at the first occurrence of a mark. */
const splitAt = (line: string, mark: string): readonly [string, string] => {
  const index = line.indexOf(mark)
  return [line.slice(0, index), line.slice(index + mark.length)]
}

/** The names of medicines that are no entries: loaded with the dictionary of medicines, whatever a record contains. */
export const medicineNames: MedicineNames = {
  ingredients: new Map(
    otherIngredients
      .split(',')
      .map((item) => item.trim())
      .map((item) => (item.includes('=') ? splitAt(item, '=') : [item, spanishIngredient(item)])),
  ),
  brands: rowsOf(brands).map((row) => {
    const [ingredients, names] = splitAt(row, ': ')
    return [ingredients, names.split(', ')]
  }),
  products: new Map(rowsOf(rxnormProducts).map((row) => splitAt(row, ' '))),
}
