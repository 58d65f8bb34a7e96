export function ownDayIn(text: string, start?: number): readonly string[]
export function ownTimeIn(text: string, start?: number): readonly string[]
