import { isOfApi, type RecordType } from '../../contract'
import { requestContractOf, undocumentedTypes } from '../../contract/undocumented-types'
import type { Session } from '../../auth/session/session'

type WithGrants = Pick<Session, 'grants'>

/** True when the sign-in requested a scope for the type; scopes are always requested by type. */
export const wasRequested = (type: string, { grants }: WithGrants): boolean =>
  grants.requested.some((scope) => scope.includes(`/${type}.`))

/** False for a type outside the documented API that this server has not named: sign-in requests its scope only if the server names it. */
export const isOffered = (type: RecordType, { grants }: WithGrants): boolean =>
  (isOfApi(type) && !undocumentedTypes.includes(type)) || grants.offered.includes(type)

/** True when a record of the type can be read by its id. */
export const isReadable = (type: RecordType, granted: WithGrants): boolean =>
  requestContractOf(type).read && isOffered(type, granted)
