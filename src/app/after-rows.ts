import { afterFirst } from '../data/first-asked'
import { whenIdle } from '../parts/dictionary/when-idle'

/** For code that nobody needs before the first rows are on the screen: it comes when these have been answered and drawn. */
export const afterRows = <T>(load: () => Promise<T>): (() => Promise<T>) =>
  afterFirst(async () => {
    await new Promise<void>((idle) => whenIdle(idle))
    return load()
  })
