import { createSigningKey } from '../auth/provider'

/** Shared by the sandboxes of a test run, as creating a key takes longer than starting a sandbox. */
export const signingKey = createSigningKey()
