import { waitUntil } from './wait-until'
import type { Engine } from './engine'

type Point = readonly [x: number, y: number]

/** Runs in the page: the middle of the first thing that is seen with these words on it and can be pressed there. */
function centerOf(selector: string, words: string, flags: string): Point | undefined {
  const name = (element: Element) =>
    (element.getAttribute('aria-label') ?? (element as HTMLElement).innerText).replace(/\s+/g, ' ').trim()
  const pattern = new RegExp(words, flags)
  const found = [...document.querySelectorAll(selector)].find(
    (element) => pattern.test(name(element)) && element.checkVisibility(),
  )
  if (!found) return undefined
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = found.getClientRects()[0] ?? found.getBoundingClientRect()
  const place: Point = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(...place)
  return hit && (found.contains(hit) || hit.contains(found)) ? place : undefined
}

/** A person's visit with one engine: what they press and read. Each waits until the page is as asked, and fails with what was missing. */
export interface PageDriver {
  readonly engine: Engine
  /** Calls a function in the page. It sees nothing of its surroundings but its arguments. */
  look<A extends readonly unknown[], R>(probe: (...args: A) => R, ...args: A): Promise<R>
  open(path: string): Promise<void>
  press(selector: string, words: RegExp): Promise<void>
  /** Waits until the words stand in what the selector finds first. */
  reads(words: RegExp | string, selector?: string): Promise<void>
  /** The same in a frame of the page, or in a frame inside that. */
  readsInFrame(words: RegExp | string): Promise<void>
  /** Waits for the heading of a page, and until nothing on it is still being loaded. */
  arrives(heading: RegExp | string): Promise<void>
}

export function createPageDriver(engine: Engine, origin: string): PageDriver {
  // The compiler of the tests gives functions their names through a helper that the page does not have.
  const script = (probe: (...args: never[]) => unknown, args: readonly unknown[]) =>
    `((__name) => ${String(probe)})((f) => f)(...${JSON.stringify(args)})`
  const look = async <A extends readonly unknown[], R>(probe: (...args: A) => R, ...args: A): Promise<R> =>
    (await engine.evaluate(script(probe, args))) as R
  const textOf = (selector: string) =>
    look((css) => (document.querySelector(css) as HTMLElement | null)?.innerText, selector)
  const textOfFrames = async () => (await engine.evaluateInFrames(script(() => document.body.innerText, []))).join('\n')
  const settled = () =>
    look(() => document.querySelector('main h1') !== null && document.querySelector('[aria-busy="true"]') === null)

  const waitFor = async (words: RegExp | string, where: string, read: () => Promise<string | null | undefined>) => {
    let text: string | null | undefined
    const has = () => (typeof words === 'string' ? text?.includes(words) : words.test(text ?? ''))
    await waitUntil(`${String(words)} in ${where}`, async () => {
      text = await read()
      return has()
    }).catch((cause: unknown) => {
      throw new Error(`${cause instanceof Error ? cause.message : String(cause)}; it reads: ${text?.slice(0, 300)}`)
    })
  }
  const reads = (words: RegExp | string, selector = 'main') => waitFor(words, selector, () => textOf(selector))
  return {
    engine,
    look,
    reads,
    readsInFrame: (words) => waitFor(words, 'the frame', textOfFrames),
    open: (path) => engine.open(new URL(path, origin).href),
    press: async (selector, words) => {
      let before: Point | undefined
      const place = await waitUntil(`${selector} with ${String(words)}, to be pressed`, async () => {
        const now = await look(centerOf, selector, words.source, words.flags)
        // Only what stands still is pressed.
        const still = now && before && now[0] === before[0] && now[1] === before[1]
        before = now ?? undefined
        return still ? now : undefined
      })
      await engine.clickAt(...place)
    },
    arrives: async (heading) => {
      await reads(heading, 'main h1')
      await waitUntil('a page that has loaded', settled)
    },
  }
}
