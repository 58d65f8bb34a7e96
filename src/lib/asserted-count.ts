declare const assertedCountBrand: unique symbol

/**
 * How many records state something: without those that were a mistake, were ruled out, did not take place or state that there is none. Only
 * `countAsserted` of `clinical/assertion` makes one, so that a text cannot count records that nothing has checked.
 */
export type AssertedCount = number & { readonly [assertedCountBrand]: true }
