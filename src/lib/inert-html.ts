interface Policy {
  createHTML(text: string): string
  createScriptURL(address: string): string
}

/** The address of a script of this app. Throws for any other. */
function ownAddress(address: string): string {
  if (new URL(address, location.href).origin !== location.origin) throw new TypeError('A script of another origin')
  return address
}

/** A browser that enforces Trusted Types (`require-trusted-types-for` in the server's CSP) accepts markup only from a named policy. */
const factory = (globalThis as { readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } })
  .trustedTypes
const policy = factory?.createPolicy('plainchart', { createHTML: (text) => text, createScriptURL: ownAddress })

/**
 * Marks markup as trusted for inert targets only: a parser whose document is never displayed, or a sandboxed iframe without scripts and origin.
 * Under Trusted Types the result is a TrustedHTML object, so pass it on unchanged.
 */
export function inertHtml(text: string): string {
  return policy?.createHTML(text) ?? text
}

/** Marks the address of a worker of this app as trusted; under Trusted Types the result is a TrustedScriptURL object. */
export const ownScript = (address: string): string => policy?.createScriptURL(address) ?? ownAddress(address)
