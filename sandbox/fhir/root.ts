/** Where the FHIR API is; with `--base /` its addresses at the root lead here too. */
export const FHIR_PATH = '/fhir'

/** Addresses of the FHIR API at the root. Those of the sandbox's own pages begin with a small letter. */
const AT_ROOT = /^\/(?:metadata|\.well-known\/smart-configuration|[A-Z][A-Za-z]*(?:\/[^?]*)?)(?:\?|$)/

/** The address below `FHIR_PATH` for one at the root; any other address is unchanged. */
export const fromRoot = (url: string): string => (AT_ROOT.test(url) ? `${FHIR_PATH}${url}` : url)
