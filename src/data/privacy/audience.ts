import type { Audience } from '../../i18n/audience'

interface Who {
  readonly patientId: string | undefined
  readonly user: { readonly type: string; readonly id: string } | undefined
}

/** Whom the pages speak to: care staff, someone who reads another person's record, or the person. */
export function audienceOf({ patientId, user }: Who): Audience {
  if (!user) return 'patient'
  if (user.type === 'Practitioner' || user.type === 'PractitionerRole') return 'provider'
  return user.type === 'Patient' && user.id === patientId ? 'patient' : 'proxy'
}
