// The clock of the tests. What a page shows and how it sorts depends on the day, so every run starts at the same time.

/** When every run starts: a day and an hour that no sample record contains. */
export const START = Date.parse('2026-11-24T14:05:00-05:00')
export const ZONE = 'America/New_York'

/** Milliseconds from real time to the time of a run that starts now. */
export const shiftFromNow = () => START - Date.now()

/** Shifts the clock of this realm by `shift` milliseconds; it keeps ticking. Self-contained, because it also runs inside pages. */
export function shiftClock(shift) {
  const TrueDate = Date
  const now = () => TrueDate.now() + shift
  const Shifted = new Proxy(TrueDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    apply: () => new Shifted().toString(),
    get: (target, name, asked) => (name === 'now' ? now : Reflect.get(target, name, asked)),
  })
  TrueDate.prototype.constructor = Shifted
  globalThis.Date = Shifted
}
