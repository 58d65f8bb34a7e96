import type { Audience } from '../../i18n/audience'

interface SignedInUser {
  readonly patientId: string | undefined
  readonly user:
    | {
        readonly type: string
        readonly id: string
        readonly patientIds?: readonly string[]
        readonly isUnverified?: true
      }
    | undefined
}

const isStaff = (user: SignedInUser['user']): boolean =>
  user?.type === 'Practitioner' || user?.type === 'PractitionerRole'

/** True for the patient, and for a Person whose links name the patient as the same person. */
function isPatientSelf({ patientId, user }: SignedInUser): boolean {
  if (user?.type === 'Person') return user.patientIds?.some((id) => id === patientId) === true
  return user?.type === 'Patient' && user.id === patientId
}

/**
 * Who reads the pages: a provider, the patient, or a proxy who reads another person's record. Also a proxy: a Person of whom nothing tells whether it is
 * the patient, and a provider who could not be verified (`isRelationUnknown`), because messages for proxies do not say that the record is the reader's.
 */
export function audienceOf(reader: SignedInUser): Audience {
  const { user } = reader
  if (!user) return 'patient'
  if (isStaff(user) && !user.isUnverified) return 'provider'
  return isPatientSelf(reader) ? 'patient' : 'proxy'
}

/** True when nothing tells whether the reader is the patient or somebody else: for a Person without a link to the patient that can be read, and a provider who could not be verified. */
export const isRelationUnknown = (reader: SignedInUser): boolean =>
  (reader.user?.type === 'Person' && !isPatientSelf(reader)) ||
  (isStaff(reader.user) && reader.user?.isUnverified === true)
