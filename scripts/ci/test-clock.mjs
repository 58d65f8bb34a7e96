// The clock of the tests. What a page prints and how it sorts depends on the day, so every run has the same one: no run meets a
// day that has passed meanwhile, and an expectation that holds the time of the run is found out (scripts/ci/own-time.mjs).

/** When every run starts, in ZONE: a day and an hour that no sample record names. */
export const START = Date.parse('2026-11-24T14:05:00-05:00')
export const ZONE = 'America/New_York'

/** Milliseconds from the true time to the time of a run that starts now. */
export const shiftFromNow = () => START - Date.now()

/** Moves the clock of this realm; it goes on ticking. Stands alone, because pages run it too. */
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
