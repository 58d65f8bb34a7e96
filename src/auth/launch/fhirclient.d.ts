/** The used part of fhirclient; its own types describe only its entry points. */
declare module 'fhirclient/lib/smart' {
  interface AuthorizeParams {
    clientId: string
    scope: string
    redirectUri: string
    stateKey: string
    pkceMode: 'required' | 'unsafeV1'
    completeInTarget: boolean
    noRedirect: boolean
  }
  export function authorize(adapter: unknown, params: AuthorizeParams): Promise<string | undefined>
}

declare module 'fhirclient/lib/adapters/BrowserAdapter' {
  class BrowserAdapter {
    constructor(options?: Readonly<Record<string, unknown>>)
    get fhir(): null
    getUrl(): URL
    getStorage(): unknown
    atob(text: string): string
  }
  export default BrowserAdapter
}
