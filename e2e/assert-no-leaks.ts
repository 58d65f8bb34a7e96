/** What the output of a server must not contain: tokens, secrets, sign-in parameters, record URLs and records. */
const forbiddenPatterns: readonly (readonly [string, RegExp])[] = [
  ['a token', /\beyJ[\w-]{8,}|\bBearer [\w.~+/=-]+/i],
  [
    'a sign-in parameter',
    /\b(?:access_token|refresh_token|id_token|client_secret|client_assertion|code_verifier)\b\W{1,4}\w|[?&](?:code|state|launch)=/,
  ],
  ['a record URL', /\/fhir\/[A-Z][A-Za-z]+[/?]|[?&](?:patient|name|birthdate|identifier)=/],
  ['a record', /"resourceType"\s*:/],
]

/** The kinds of forbidden content in the output of a server. */
export const leaksIn = (output: string): readonly string[] =>
  forbiddenPatterns.flatMap(([what, pattern]) => (pattern.test(output) ? [what] : []))

/** Throws when the output of a server contains forbidden content. The error does not quote it. */
export function assertNoLeaks(who: string, output: string): void {
  const leaks = leaksIn(output)
  if (leaks.length > 0) throw new Error(`The output of the ${who} contains ${leaks.join(', ')}.`)
}
