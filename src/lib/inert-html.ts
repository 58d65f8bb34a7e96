interface Policy {
  createHTML(text: string): string
}

/** A browser that enforces Trusted Types (`require-trusted-types-for` in the server's CSP) accepts markup only from a named policy. */
const factory = (globalThis as { readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } })
  .trustedTypes
const policy = factory?.createPolicy('plainchart', { createHTML: (text) => text })

/**
 * Marks markup as trusted for inert targets only: a parser whose document is never displayed, or a sandboxed iframe without scripts and origin.
 * Under Trusted Types the result is a TrustedHTML object, so pass it on unchanged.
 */
export function inertHtml(text: string): string {
  return policy?.createHTML(text) ?? text
}
