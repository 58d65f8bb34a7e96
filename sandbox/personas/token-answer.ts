import type { LaunchContext } from '../auth/context'
import type { Switches } from './personas'

type Json = Readonly<Record<string, unknown>>

const lives = {
  number: (seconds: unknown): Json => ({ expires_in: seconds }),
  text: (seconds: unknown): Json => ({ expires_in: String(seconds) }),
  missing: (): Json => ({}),
}

const known = (all: Json): Json => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))

/** What the switches tell of a launch. `banner`: whether the app must name the patient where nobody said so. */
export function contextAnswer({ patient, told }: LaunchContext, banner: boolean, { tells }: Switches): Json {
  const { encounter, ...others } = told
  const all: Json = { patient, need_patient_banner: banner, ...others }
  return known({
    ...Object.fromEntries(tells.map((field) => [field, all[field]])),
    ...(tells.includes('patient') ? { encounter } : {}),
  })
}

/** The answer of the token endpoint with SMART's launch context, as the switches want it. */
export function tokenAnswer(
  given: Json,
  context: LaunchContext,
  banner: boolean,
  styleUrl: string,
  switches: Switches,
): Json {
  const { access_token, refresh_token, expires_in, scope, id_token } = given
  const identity: Json = { scope, id_token }
  const all: Json = {
    access_token,
    token_type: switches.tokenType,
    ...lives[switches.expiresIn](expires_in),
    refresh_token,
    ...Object.fromEntries(switches.tells.map((field) => [field, identity[field]])),
    ...(switches.styleUrl ? { smart_style_url: styleUrl } : {}),
    ...contextAnswer(context, banner, switches),
  }
  return known(all)
}

/** SMART's style document (SMART App Launch, styling); colours of the sandbox's own pages. */
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
