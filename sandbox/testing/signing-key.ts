import { newSigningKey } from '../auth/provider'

/** One for all sandboxes of a test: to make one takes longer than to start a sandbox. */
export const signingKey = newSigningKey()
