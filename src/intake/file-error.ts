/** Why a file, or a part of one, cannot be opened. */
export type FileErrorKind =
  | 'empty'
  | 'notFhir'
  | 'damaged'
  | 'unreadable'
  | 'tooLarge'
  | 'noRecords'
  | 'unknownType'
  | 'fhirXml'
  | 'otherArchive'
  | 'locked'
  | 'badCard'
  | 'cardParts'
  | 'cardSignature'
  | 'cardKey'
  | 'cardRevoked'
  | 'link'
  | 'withdrawn'
  | 'access'
  | 'claims'
  | 'directory'
  | 'definitions'
  | 'stopped'

export class FileError extends Error {
  override readonly name = 'FileError'
  constructor(readonly kind: FileErrorKind) {
    super(kind)
  }
}

/** Reasons of files that this app leaves out by its choice, or by that of the reader. */
const leftOut: readonly FileErrorKind[] = ['unknownType', 'withdrawn', 'access']

/** True for a file that was left out, and not because it could not be read. */
export const isLeftOut = ({ reason }: UnreadFile): boolean => leftOut.includes(reason)

/** A file that was not read, and why. */
export interface UnreadFile {
  readonly name: string
  readonly reason: FileErrorKind
}
