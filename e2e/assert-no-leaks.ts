/** What no line of a server's output may hold: tokens and secrets, what a sign-in is made of, addresses of records, records. */
const forbiddenPatterns: readonly (readonly [string, RegExp])[] = [
  ['a token', /\beyJ[\w-]{8,}|\bBearer [\w.~+/=-]+/i],
  [
    'a part of a sign-in',
    /\b(?:access_token|refresh_token|id_token|client_secret|client_assertion|code_verifier)\b\W{1,4}\w|[?&](?:code|state|launch)=/,
  ],
  ['an address of a record', /\/fhir\/[A-Z][A-Za-z]+[/?]|[?&](?:patient|name|birthdate|identifier)=/],
  ['a record', /"resourceType"\s*:/],
]

/** What the output of a server holds that it may not, in words; empty when it is silent. */
export const leaksIn = (output: string): readonly string[] =>
  forbiddenPatterns.flatMap(([what, pattern]) => (pattern.test(output) ? [what] : []))

/** Throws when the output of a server that ends now holds what it may not; the text itself goes no further. */
export function assertNoLeaks(who: string, output: string): void {
  const leaks = leaksIn(output)
  if (leaks.length > 0) throw new Error(`The output of the ${who} holds ${leaks.join(', ')}.`)
}
