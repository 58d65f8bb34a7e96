export function watchZone(note: () => void): void
