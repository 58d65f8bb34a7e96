import type { ClientMetadata } from 'oidc-provider'

export const OOB_REDIRECT_URI = 'urn:ietf:wg:oauth:2.0:oob'
export const PUBLIC_CLIENT = 'b2f1c7de-5a43-4c0e-9d55-6f0f3d7a1c20'
const DEV_ORIGINS = ['http://localhost:5173', 'http://localhost:4173']

/** Origins of known apps: the development servers and those passed at start. */
export function knownOrigins(appOrigins: readonly string[]): readonly string[] {
  return [...new Set([...DEV_ORIGINS, ...appOrigins.map((origin) => new URL(origin).origin)])]
}

/** The built-in clients, with sample secrets. Their redirect URIs are `/callback` on each origin, and those passed at start. */
export function builtInClients(origins: readonly string[], redirectUris: readonly string[]): ClientMetadata[] {
  const callbacks = [...origins.map((origin) => `${origin}/callback`), ...redirectUris]
  const shared = {
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code' as const],
    redirect_uris: callbacks,
  }
  const secret = { ...shared, client_secret: 'sandbox-secret-not-a-real-one-0123456789' }
  return [
    {
      ...shared,
      client_id: PUBLIC_CLIENT,
      client_name: 'Plainchart',
      token_endpoint_auth_method: 'none',
      post_logout_redirect_uris: origins.flatMap((origin) => [`${origin}/`, `${origin}/signed-out`]),
    },
    {
      ...secret,
      client_id: '5d0f7a52-3a0f-4a3b-8a67-1f4f0a9c2b31',
      client_name: 'Server app, secret in the body',
      token_endpoint_auth_method: 'client_secret_post',
    },
    {
      ...secret,
      client_id: 'c81f0b6e-92d4-4b7e-a1b5-7d2e63f0ce42',
      client_name: 'Server app, secret in the header',
      token_endpoint_auth_method: 'client_secret_basic',
    },
    {
      ...shared,
      client_id: '0e9a4f1b-6c58-4d21-b3f7-58a1d7c4e953',
      client_name: 'Desktop app',
      token_endpoint_auth_method: 'none',
      application_type: 'native',
      redirect_uris: [OOB_REDIRECT_URI],
    },
  ]
}
