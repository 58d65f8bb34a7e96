/** Who reads: the person, someone who cares for them, or a health professional. */
export type Audience = 'patient' | 'proxy' | 'provider'

/** What messages need to know of who reads, and of whose record it is. */
export interface MessageAudience {
  readonly audience: Audience
  /** First name of the person of the record; for proxies. */
  readonly firstName?: string
  /** The record is of a person who has died: messages give no advice about their care. */
  readonly hasDied?: boolean
}
