import type { ObservationReading } from './result-reading'

/** Flags of results that labs report at once (ux 6.8). */
const farCodes = ['HH', 'LL', 'AA', 'HU', 'LU', 'H*', 'L*', 'A*']

/** True for a result, or a part of one, that lies far outside its expected range, by the word of the lab. */
export function isFarOutside(reading: ObservationReading): boolean {
  return [reading, ...reading.components].some(({ flag }) => flag !== undefined && farCodes.includes(flag.code))
}
