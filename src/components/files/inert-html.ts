interface Policy {
  createHTML(text: string): string
}

/** A browser that enforces Trusted Types (the `require-trusted-types-for` of the server's header) takes markup from a named policy alone. */
const factory = (globalThis as { readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } })
  .trustedTypes
const policy = factory?.createPolicy('plainchart', { createHTML: (text) => text })

/**
 * Markup for a place where nothing of it runs: a parser whose document is never shown, or a frame without scripts and origin.
 * What comes back is only to be handed on to that place: where the browser enforces it, it is no text any more.
 */
export function inertHtml(text: string): string {
  return policy?.createHTML(text) ?? text
}
