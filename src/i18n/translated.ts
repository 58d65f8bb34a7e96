/** The type of the same table in another language: same keys, same function parameters, other texts. */
export type Translated<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Translated<R>
    : { readonly [K in keyof T]: Translated<T[K]> }
