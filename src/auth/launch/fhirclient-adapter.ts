import ImportedAdapter from 'fhirclient/lib/adapters/BrowserAdapter'
import type { MemoryStorage } from '../tab-storage'

// A CommonJS module without an `exports` map: some loaders return its whole `module.exports` as the default export.
const BrowserAdapter =
  (ImportedAdapter as unknown as { readonly default?: typeof ImportedAdapter }).default ?? ImportedAdapter

/** fhirclient's view of the browser: only a URL that this app created, and only its own storage. */
export class FhirClientAdapter extends BrowserAdapter {
  constructor(
    private readonly safeUrl: URL,
    private readonly storage: MemoryStorage,
  ) {
    super({ refreshTokenWithClientId: true, refreshTokenWithCredentials: 'omit', replaceBrowserHistory: false })
  }

  override get fhir(): null {
    return null
  }

  override getUrl(): URL {
    return this.safeUrl
  }

  override getStorage(): MemoryStorage {
    return this.storage
  }

  /** fhirclient looks for an expiry inside access tokens without `expires_in` and fails on those that are no JWTs; here they are opaque. */
  override atob(): string {
    return '{}'
  }
}
