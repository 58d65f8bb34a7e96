/** What is wrong with the settings, a sentence for each; nothing is started. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'))
  }
}

/** The text of an error for whoever runs the server; the settings alone, never what a request held. */
export const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : 'unknown')
