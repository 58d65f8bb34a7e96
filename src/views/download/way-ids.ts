export const wayIds = ['doctor', 'work', 'me', 'app'] as const
export type WayId = (typeof wayIds)[number]
