import { waitUntil } from './wait-until'
import type { Engine } from './engine'

type Point = readonly [x: number, y: number]

/** Runs in the page: the center of the first visible, uncovered element that matches the selector and the name. */
function centerOf(selector: string, namePattern: string, flags: string): Point | undefined {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? (element as HTMLElement).innerText).replace(/\s+/g, ' ').trim()
  const pattern = new RegExp(namePattern, flags)
  const found = [...document.querySelectorAll(selector)].find(
    (element) => pattern.test(nameOf(element)) && element.checkVisibility(),
  )
  if (!found) return undefined
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = found.getClientRects()[0] ?? found.getBoundingClientRect()
  const point: Point = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(...point)
  return hit && (found.contains(hit) || hit.contains(found)) ? point : undefined
}

/** Drives the app in one engine. Each function waits for its condition, and rejects with the last state on timeout. */
export interface PageDriver {
  readonly engine: Engine
  /** Calls a self-contained function in the page. */
  evaluate<A extends readonly unknown[], R>(probe: (...args: A) => R, ...args: A): Promise<R>
  open(path: string): Promise<void>
  click(selector: string, name: RegExp): Promise<void>
  /** Waits until the first element that matches the selector contains the text. */
  expectText(expected: RegExp | string, selector?: string): Promise<void>
  /** As `expectText`, in a frame of the page or a frame inside it. */
  expectTextInFrame(expected: RegExp | string): Promise<void>
  /** Waits for the heading of a page and until nothing on it is loading. */
  expectHeading(heading: RegExp | string): Promise<void>
}

export function createPageDriver(engine: Engine, origin: string): PageDriver {
  // tsx wraps functions in a `__name` helper that the page does not have.
  const script = (probe: (...args: never[]) => unknown, args: readonly unknown[]) =>
    `((__name) => ${String(probe)})((f) => f)(...${JSON.stringify(args)})`
  const evaluate = async <A extends readonly unknown[], R>(probe: (...args: A) => R, ...args: A): Promise<R> =>
    (await engine.evaluate(script(probe, args))) as R
  const textOf = (selector: string) =>
    evaluate((css) => (document.querySelector(css) as HTMLElement | null)?.innerText, selector)
  const textOfFrames = async () => (await engine.evaluateInFrames(script(() => document.body.innerText, []))).join('\n')
  const isLoaded = () =>
    evaluate(() => document.querySelector('main h1') !== null && document.querySelector('[aria-busy="true"]') === null)

  const waitFor = async (expected: RegExp | string, where: string, read: () => Promise<string | null | undefined>) => {
    let text: string | null | undefined
    const has = () => (typeof expected === 'string' ? text?.includes(expected) : expected.test(text ?? ''))
    await waitUntil(`${String(expected)} in ${where}`, async () => {
      text = await read()
      return has()
    }).catch((cause: unknown) => {
      throw new Error(`${cause instanceof Error ? cause.message : String(cause)}; the text is: ${text?.slice(0, 300)}`)
    })
  }
  const expectText = (expected: RegExp | string, selector = 'main') =>
    waitFor(expected, selector, () => textOf(selector))
  return {
    engine,
    evaluate,
    expectText,
    expectTextInFrame: (expected) => waitFor(expected, 'the frame', textOfFrames),
    open: (path) => engine.open(new URL(path, origin).href),
    click: async (selector, name) => {
      let before: Point | undefined
      const point = await waitUntil(`${selector} with ${String(name)}`, async () => {
        const now = await evaluate(centerOf, selector, name.source, name.flags)
        // Click only when the element has stopped moving.
        const still = now && before && now[0] === before[0] && now[1] === before[1]
        before = now ?? undefined
        return still ? now : undefined
      })
      await engine.clickAt(...point)
    },
    expectHeading: async (heading) => {
      await expectText(heading, 'main h1')
      await waitUntil('a page that has loaded', isLoaded)
    },
  }
}
