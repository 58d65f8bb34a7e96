import { type JsonObject } from '../json'
import type { SignInContext } from '../auth/sign-in-context'
import type { Switches } from './personas'

const expiresInFields = {
  number: (seconds: unknown): JsonObject => ({ expires_in: seconds }),
  text: (seconds: unknown): JsonObject => ({ expires_in: String(seconds) }),
  missing: (): JsonObject => ({}),
}

const withoutUndefined = (all: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))

/** Launch context fields that the switches include. `needsBanner` is the default of `need_patient_banner`. */
export function launchContextFields(
  { patient, launchContext }: SignInContext,
  needsBanner: boolean,
  { tells }: Switches,
): JsonObject {
  const { encounter, ...others } = launchContext
  const all: JsonObject = { patient, need_patient_banner: needsBanner, ...others }
  return withoutUndefined({
    ...Object.fromEntries(tells.map((field) => [field, all[field]])),
    ...(tells.includes('patient') ? { encounter } : {}),
  })
}

/** The response of the token endpoint with launch context, in the form that the switches select. */
export function tokenResponse(
  response: JsonObject,
  context: SignInContext,
  needsBanner: boolean,
  styleUrl: string,
  switches: Switches,
): JsonObject {
  const { access_token, refresh_token, expires_in, scope, id_token } = response
  const identity: JsonObject = { scope, id_token }
  const all: JsonObject = {
    access_token,
    token_type: switches.tokenType,
    ...expiresInFields[switches.expiresIn](expires_in),
    refresh_token,
    ...Object.fromEntries(switches.tells.map((field) => [field, identity[field]])),
    ...(switches.styleUrl ? { smart_style_url: styleUrl } : {}),
    ...launchContextFields(context, needsBanner, switches),
  }
  return withoutUndefined(all)
}

/** The SMART style document (SMART App Launch, styling), with the colours of the sandbox's pages. */
export const styleDocument = {
  color_background: '#ffffff',
  color_error: '#9e2d2d',
  color_highlight: '#0b5c8c',
  color_modal_backdrop: '#00000066',
  color_success: '#2f6b3a',
  color_text: '#1a1d21',
  dim_border_radius: '8px',
  dim_font_size: '17px',
  dim_spacing_size: '16px',
  font_family_body: 'system-ui, sans-serif',
  font_family_heading: 'system-ui, sans-serif',
}
