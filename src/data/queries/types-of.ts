import { isRecordType, recordTypes, type RecordType } from '../../contract'
import type { Session } from '../../auth/session/session'

/** All types whose records this app may show: the 24 of the API and, once their code is loaded, the others that the server offers. */
export const typesOf = ({ grants }: Pick<Session, 'grants'>): readonly RecordType[] => [
  ...new Set([...recordTypes, ...grants.offered.filter(isRecordType)]),
]
