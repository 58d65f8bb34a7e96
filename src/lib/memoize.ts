/**
 * `read` with its answers kept as long as the objects they were read from: lists grow and are drawn again and again, and a drawing that waits for time
 * begins anew when something comes between, with all that it had in memory. `read` gives the same of the same object.
 */
export function kept<A extends object, B>(read: (of: A) => B): (of: A) => B {
  const answers = new WeakMap<A, { readonly answer: B }>()
  return (of) => {
    const known = answers.get(of) ?? { answer: read(of) }
    answers.set(of, known)
    return known.answer
  }
}
