/** Why a SMART Health Link, or its files, cannot be opened. */
export type LinkErrorKind =
  | 'notLink'
  | 'noCode'
  | 'damagedLink'
  | 'newerVersion'
  | 'unsafeAddress'
  | 'localAddress'
  | 'otherHost'
  | 'ended'
  | 'passcodeNeeded'
  | 'wrongPasscode'
  | 'busy'
  | 'serverProblem'
  | 'unreachable'
  | 'slow'
  | 'tooLarge'
  | 'badManifest'
  | 'fileGone'
  | 'onlyAccess'
  | 'nothingToOpen'
  | 'notDecrypted'
  | 'stopped'

export class LinkError extends Error {
  override readonly name = 'LinkError'
  /** `count`: after a wrong passcode the tries that are left; when the server is busy the seconds to wait. Undefined if the server does not say. */
  constructor(
    readonly kind: LinkErrorKind,
    readonly count?: number,
  ) {
    super(kind)
  }
}
