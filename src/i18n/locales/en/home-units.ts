/** Amounts of two units that people measure with at home. */
export const homeUnits = {
  feet: (feet: string, inches: string) => `${feet} ft ${inches} in`,
  pounds: (pounds: string, ounces: string) => `${pounds} lb ${ounces} oz`,
} as const
