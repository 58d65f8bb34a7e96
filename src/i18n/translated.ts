/** The shape of a table in another language: the same keys, the same functions, words of its own. */
export type Translated<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Translated<R>
    : { readonly [K in keyof T]: Translated<T[K]> }
