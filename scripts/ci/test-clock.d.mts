export const START: number
export const ZONE: string
export function shiftFromNow(): number
export function shiftClock(shift: number): void
