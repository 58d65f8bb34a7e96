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

/** Like `lazy`, but renders without suspending once the code is loaded: React keeps a fallback up for 300 ms once it is shown. */
export function preloadable<P extends object>(load: () => Promise<LazyModule<P>>): Preloadable<P> {
  let loaded: ComponentType<P> | undefined
  let loading: Promise<LazyModule<P>> | undefined
  const loadOnce = () =>
    (loading ??= load().then(
      (module) => {
        loaded = module.default
        return module
      },
      (cause: unknown) => {
        loading = undefined
        throw cause
      },
    ))
  const Lazy = lazy(loadOnce)
  function Component(props: P) {
    // Chosen once: another element type would remount the component and lose its state.
    const [type] = useState<ComponentType<P>>(() => loaded ?? Lazy)
    return createElement(type, props)
  }
  return { Component, preload: () => loadOnce().catch(() => undefined) }
}

/** A preloadable component that starts loading at once. */
export function preloadComponent<P extends object>(load: () => Promise<LazyModule<P>>): ComponentType<P> {
  const { Component, preload } = preloadable(load)
  void preload()
  return Component
}
