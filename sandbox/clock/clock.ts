import { BadOrder } from '../control/scope'

const TrueDate = Date
let shift = 0

const now = () => TrueDate.now() + shift
const Moved: DateConstructor = new Proxy(TrueDate, {
  construct: (target, given: unknown[], made) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, made) as object,
  apply: () => new TrueDate(now()).toString(),
  get: (target, name, asked): unknown => (name === 'now' ? now : Reflect.get(target, name, asked)),
})

/** Moves the clock of this process by so many milliseconds from the true time; it goes on ticking. 0 gives the true one back. */
export function shiftClock(milliseconds: number): void {
  // Leaves alone what somebody else has put in its place.
  if (milliseconds === shift) return
  shift = milliseconds
  globalThis.Date = milliseconds === 0 ? TrueDate : Moved
}

export const clockShift = (): number => shift

const MOST = 100 * 365 * 86_400_000

/** The shift that makes it this date and time. Throws BadOrder for what is none, and for one more than a hundred years away. */
export function shiftTo(text: string): number {
  const whole = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/.test(text)
  const wanted = whole ? TrueDate.parse(text) - TrueDate.now() : NaN
  if (Math.abs(wanted) <= MOST) return wanted
  throw new BadOrder(`'${text}' is no date such as 2027-03-01 or 2027-03-01T08:00:00Z within a hundred years.`)
}

/** The shift so many seconds further on. Throws BadOrder. */
export function shiftBy(seconds: unknown): number {
  const wanted = typeof seconds === 'number' && Number.isFinite(seconds) ? shift + seconds * 1000 : NaN
  if (Math.abs(wanted) <= MOST) return wanted
  throw new BadOrder("'forward' needs a number of seconds within a hundred years, negative for back.")
}
