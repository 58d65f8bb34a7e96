import { afterFirst } from '../../data/prefetch/first-page'
import { runWhenIdle } from '../../lib/idle'

/** For code that nobody needs before the first rows are on the screen: it comes when these have been answered and drawn. */
export const afterFirstPaint = <T>(load: () => Promise<T>): (() => Promise<T>) =>
  afterFirst(async () => {
    await new Promise<void>((idle) => runWhenIdle(idle))
    return load()
  })
