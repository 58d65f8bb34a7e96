import { InvalidInputError } from '../control/scope'

const RealDate = Date
let shiftMs = 0

const shiftedNow = () => RealDate.now() + shiftMs
const ShiftedDate: DateConstructor = new Proxy(RealDate, {
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [shiftedNow()] : args, newTarget) as object,
  apply: () => new RealDate(shiftedNow()).toString(),
  get: (target, name, receiver): unknown => (name === 'now' ? shiftedNow : Reflect.get(target, name, receiver)),
})

/** Shifts the clock of this process from the real time; it keeps running. 0 restores the real clock. */
export function setClockShift(milliseconds: number): void {
  // Without a change, a Date replaced by other code (such as fake timers) stays.
  if (milliseconds === shiftMs) return
  shiftMs = milliseconds
  globalThis.Date = milliseconds === 0 ? RealDate : ShiftedDate
}

export const getClockShift = (): number => shiftMs

const MAX_SHIFT_MS = 100 * 365 * 86_400_000

/** The shift, in milliseconds, that makes now this date and time. Throws InvalidInputError for no date, or one over a hundred years away. */
export function shiftToDate(text: string): number {
  const isDate = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/.test(text)
  const requested = isDate ? RealDate.parse(text) - RealDate.now() : NaN
  if (Math.abs(requested) <= MAX_SHIFT_MS) return requested
  throw new InvalidInputError(`'${text}' is no date such as 2027-03-01 or 2027-03-01T08:00:00Z within a hundred years.`)
}

/** The current shift plus these seconds, in milliseconds. Throws InvalidInputError. */
export function shiftBySeconds(seconds: unknown): number {
  const requested = typeof seconds === 'number' && Number.isFinite(seconds) ? shiftMs + seconds * 1000 : NaN
  if (Math.abs(requested) <= MAX_SHIFT_MS) return requested
  throw new InvalidInputError("'forward' needs a number of seconds within a hundred years, negative for back.")
}
