import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

interface Module<P> {
  readonly default: ComponentType<P>
}

/** A part of the app whose code comes apart. */
export interface Apart<P> {
  readonly Part: LazyExoticComponent<ComponentType<P>>
  /** Asks for its code before it is drawn, and resolves when it has come. Never rejects: a failure is told when it is drawn, which asks once more. */
  ahead(): Promise<unknown>
}

/** As React's `lazy`; but what has come before it is drawn is drawn at once: a place-holder, once drawn, is kept up by React for 300 milliseconds. */
export function apart<P>(load: () => Promise<Module<P>>): Apart<P> {
  let come: Module<P> | undefined
  let coming: Promise<Module<P>> | undefined
  const get = () =>
    (coming ??= load().then(
      (module) => (come = module),
      (cause: unknown) => {
        coming = undefined
        throw cause
      },
    ))
  // React takes what an answer calls back with before it returns.
  const atOnce = (module: Module<P>) =>
    ({ then: (take: (found: Module<P>) => void) => take(module) }) as unknown as Promise<Module<P>>
  return { Part: lazy(() => (come === undefined ? get() : atOnce(come))), ahead: () => get().catch(() => undefined) }
}

/** The same for code that is asked for at once. */
export function lazyAhead<P>(load: () => Promise<Module<P>>): LazyExoticComponent<ComponentType<P>> {
  const { Part, ahead } = apart(load)
  void ahead()
  return Part
}
