import { FileError } from './file-error'

/** How long one turn may take: a longer one delays what the reader does meanwhile, such as pressing "Stop". */
const TURN_MS = 30

/** Work that yields between steps, each of which takes a few milliseconds at most. */
export type Steps<T> = Generator<undefined, T>

/** Does all steps of work one after the other. */
export function atOnce<T>(work: Steps<T>): T {
  let step = work.next()
  while (step.done !== true) step = work.next()
  return step.value
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Does the steps of work in turns, and lets the browser do other things in between and before what follows. Throws FileError after a stop. */
export async function inTurns<T>(work: Steps<T>, signal: AbortSignal): Promise<T> {
  let until = performance.now() + TURN_MS
  for (let step = work.next(); ; step = work.next()) {
    if (step.done !== true && performance.now() < until) continue
    await nextTask()
    if (signal.aborted) throw new FileError('stopped')
    if (step.done === true) return step.value
    until = performance.now() + TURN_MS
  }
}

const ITEMS_OF_STEP = 100

/** Calls `handle` with each item, many in a step: for what takes microseconds. */
export function* forEachInSteps<T>(items: Iterable<T>, handle: (item: T) => void): Steps<void> {
  let count = 0
  for (const item of items) {
    handle(item)
    count += 1
    if (count % ITEMS_OF_STEP === 0) yield
  }
}
