import { requestContractOf, undocumentedTypes } from '../../contract/undocumented-types'
import type { RecordType } from '../../contract'
import type { Session } from '../../auth/session/session'

type Granted = Pick<Session, 'grants'>

/** True where the sign-in asked for the type; it always names the types that it asks for. */
export const wasAsked = (type: string, { grants }: Granted): boolean =>
  grants.requested.some((scope) => scope.includes(`/${type}.`))

/** False for a type that the API does not show and that this server has not named: the sign-in asked for it where it has, and nothing is asked for it elsewhere. */
export const isOffered = (type: RecordType, granted: Granted): boolean =>
  !undocumentedTypes.includes(type) || wasAsked(type, granted)

/** True where one record of the type can be asked for by its id. */
export const isReadable = (type: RecordType, granted: Granted): boolean =>
  requestContractOf(type).read && isOffered(type, granted)
