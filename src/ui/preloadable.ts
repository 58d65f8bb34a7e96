import { createElement, lazy, useState, type ComponentType } from 'react'

interface LazyModule<P> {
  readonly default: ComponentType<P>
}

/** A component whose code is loaded separately, and that can be loaded before it is rendered. */
export interface Preloadable<P> {
  readonly Component: ComponentType<P>
  /** Starts loading; resolves when done. Never rejects: a failed load is retried, and reported, on render. */
  preload(): Promise<unknown>
}

let generation = 0

/** Lets components that failed to load be loaded again when they are mounted again. */
export function forgetFailedImports(): void {
  generation += 1
}

/** Like `lazy`, but renders without suspending once the code is loaded: React keeps a fallback up for 300 ms once it is shown. */
export function preloadable<P extends object>(load: () => Promise<LazyModule<P>>): Preloadable<P> {
  let loaded: ComponentType<P> | undefined
  let loading: Promise<LazyModule<P>> | undefined
  const loadOnce = (): Promise<LazyModule<P>> =>
    (loading ??= load().then(
      (module) => {
        loaded = module.default
        return module
      },
      (cause: unknown) => {
        loading = undefined
        failedIn = generation
        throw cause
      },
    ))
  let Lazy = lazy(loadOnce)
  let failedIn: number | undefined
  // React keeps the failure of a lazy component. It gets another one only on request: React also mounts it again to report the failure.
  const currentType = (): ComponentType<P> => {
    if (failedIn !== undefined && failedIn < generation) [failedIn, Lazy] = [undefined, lazy(loadOnce)]
    return loaded ?? Lazy
  }
  function Component(props: P) {
    // Chosen once: another element type would remount the component and lose its state.
    const [type] = useState<ComponentType<P>>(currentType)
    return createElement(type, props)
  }
  return { Component, preload: () => loadOnce().catch(() => undefined) }
}

/** Like React's `lazy`, but a component that failed to load can be loaded again (`forgetFailedImports`). */
export const lazyComponent = <P extends object>(load: () => Promise<LazyModule<P>>): ComponentType<P> =>
  preloadable(load).Component

/** A preloadable component that starts loading at once. */
export function preloadComponent<P extends object>(load: () => Promise<LazyModule<P>>): ComponentType<P> {
  const { Component, preload } = preloadable(load)
  void preload()
  return Component
}
