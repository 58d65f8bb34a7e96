export const personaSettings: Readonly<Partial<Record<string, Record<string, unknown>>>>
