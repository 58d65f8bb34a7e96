import { paths } from './provider'
import { dataScopes, identityScopes } from './scopes'

/** The document at `.well-known/smart-configuration` (SMART App Launch 2, conformance). */
export function smartConfiguration(url: string): Readonly<Record<string, unknown>> {
  return {
    issuer: url,
    jwks_uri: `${url}${paths.jwks}`,
    authorization_endpoint: `${url}${paths.authorization}`,
    token_endpoint: `${url}${paths.token}`,
    revocation_endpoint: `${url}${paths.revocation}`,
    end_session_endpoint: `${url}${paths.end_session}`,
    grant_types_supported: ['authorization_code', 'refresh_token'],
    response_types_supported: ['code'],
    token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: [...identityScopes, ...dataScopes],
    capabilities: [
      'launch-ehr', 'launch-standalone', 'client-public', 'client-confidential-symmetric', 'sso-openid-connect', 'context-banner',
      'context-ehr-patient', 'context-ehr-encounter', 'context-standalone-patient', 'permission-online', 'permission-offline',
      'permission-patient', 'permission-user', 'permission-v1', 'permission-v2',
    ],
  }
}
