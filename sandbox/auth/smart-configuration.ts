import type { Switches } from '../personas/personas'
import { brandIdentifier, brandsPath } from './brands'
import { assertionAlgorithms, authPaths } from './provider'
import { advertisedScopes } from './scopes'

/** The document at `.well-known/smart-configuration` (SMART App Launch 2, conformance). */
export function smartConfiguration(url: string, switches: Switches): Readonly<Record<string, unknown>> {
  const { scopeSyntax, refreshTokens, secretIn, keys, styleUrl, tells, offers } = switches
  return {
    issuer: url,
    jwks_uri: `${url}${authPaths.jwks}`,
    authorization_endpoint: `${url}${authPaths.authorization}`,
    token_endpoint: `${url}${authPaths.token}`,
    ...(switches.revocation ? { revocation_endpoint: `${url}${authPaths.revocation}` } : {}),
    ...(offers.includes('introspection') ? { introspection_endpoint: `${url}${authPaths.introspection}` } : {}),
    ...(offers.includes('userinfo') ? { userinfo_endpoint: `${url}${authPaths.userinfo}` } : {}),
    ...(offers.includes('brands')
      ? { user_access_brand_bundle: `${url}${brandsPath}`, user_access_brand_identifier: brandIdentifier(url) }
      : {}),
    end_session_endpoint: `${url}${authPaths.end_session}`,
    grant_types_supported: ['authorization_code', 'refresh_token', ...(keys ? ['client_credentials'] : [])],
    response_types_supported: ['code'],
    [switches.authMethodsKey]: [
      'none',
      ...(secretIn.includes('header') ? ['client_secret_basic'] : []),
      'client_secret_post',
      ...(keys ? ['private_key_jwt'] : []),
    ],
    ...(keys ? { token_endpoint_auth_signing_alg_values_supported: assertionAlgorithms } : {}),
    ...(switches.pkceAdvertised ? { code_challenge_methods_supported: ['S256'] } : {}),
    authorization_response_iss_parameter_supported: true,
    scopes_supported: advertisedScopes(switches),
    capabilities: [
      'launch-ehr',
      'launch-standalone',
      'client-public',
      'client-confidential-symmetric',
      ...(keys ? ['client-confidential-asymmetric'] : []),
      ...(tells.includes('need_patient_banner') ? ['context-banner'] : []),
      ...(tells.includes('id_token') ? ['sso-openid-connect'] : []),
      ...(tells.includes('patient')
        ? ['context-ehr-patient', 'context-ehr-encounter', 'context-standalone-patient']
        : []),
      ...(styleUrl || tells.includes('smart_style_url') ? ['context-style'] : []),
      ...(refreshTokens ? ['permission-online', 'permission-offline'] : []),
      'permission-patient',
      'permission-user',
      ...scopeSyntax.map((syntax) => `permission-${syntax}`),
    ],
  }
}
