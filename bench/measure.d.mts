export function median(numbers: readonly number[]): number
