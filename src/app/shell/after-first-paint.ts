import { afterCritical } from '../../data/prefetch/first-page'
import { runWhenIdle } from '../../lib/idle'

/** Wraps a loader so that it starts only when the critical requests are answered and the browser is idle. */
export const afterFirstPaint = <T>(load: () => Promise<T>): (() => Promise<T>) =>
  afterCritical(async () => {
    await new Promise<void>((resolve) => runWhenIdle(resolve))
    return load()
  })
