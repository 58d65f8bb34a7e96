import type { Audience } from '../../i18n/audience'

interface SignedInUser {
  readonly patientId: string | undefined
  readonly user: { readonly type: string; readonly id: string } | undefined
}

/** Who reads the pages: a provider, a proxy who reads another person's record, or the patient. */
export function audienceOf({ patientId, user }: SignedInUser): Audience {
  if (!user) return 'patient'
  if (user.type === 'Practitioner' || user.type === 'PractitionerRole') return 'provider'
  return user.type === 'Patient' && user.id === patientId ? 'patient' : 'proxy'
}
