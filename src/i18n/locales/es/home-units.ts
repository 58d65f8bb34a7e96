import type { homeUnits as english } from '../en/home-units'
import type { Translated } from '../../translated'

export const homeUnits: Translated<typeof english> = {
  feet: (feet, inches) => `${feet} pies ${inches} pulgadas`,
  pounds: (pounds, ounces) => `${pounds} lb ${ounces} oz`,
}
