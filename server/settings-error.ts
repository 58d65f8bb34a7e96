/** Invalid settings, with a sentence for each fault; the server does not start. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'))
  }
}

/** The message of an error about the settings, for the operator; never used for errors about a request. */
export const errorMessage = (cause: unknown): string => (cause instanceof Error ? cause.message : 'unknown')
