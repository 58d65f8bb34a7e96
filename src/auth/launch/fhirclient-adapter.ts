import ImportedAdapter from 'fhirclient/lib/adapters/BrowserAdapter'
import type { MemoryStorage } from '../tab-storage'

// A CommonJS module without an `exports` map: some loaders hand over its whole `module.exports` as the default.
const BrowserAdapter =
  (ImportedAdapter as unknown as { readonly default?: typeof ImportedAdapter }).default ?? ImportedAdapter

/** fhirclient's view of the browser: only the address parts that we checked, and only our own storage. */
export class SafeAdapter extends BrowserAdapter {
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

  /** fhirclient looks for an expiry inside access tokens without `expires_in`, and fails on those that are not JWTs; they are opaque to us. */
  override atob(): string {
    return '{}'
  }
}
