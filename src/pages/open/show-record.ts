import { setCurrentSession } from '../../auth/session/session-store'
import { FileSession, type LinkSource, type Reader } from '../../intake/file-session'
import { withBasePath } from '../../config/base-path'
import type { RecordType } from '../../contract'
import type { OpenedFile } from '../../intake/opened-file'

/** A file that was read, with its types outside the API, whose code is loaded. */
export interface ReadableFile {
  readonly file: OpenedFile
  readonly offered: readonly RecordType[]
}

/** Makes the types outside the API known that a file has (decision 21). */
export async function withOfferedTypes(file: OpenedFile): Promise<ReadableFile> {
  const { offeredTypes } = await import('../../contract/offered-types')
  const offered = offeredTypes.filter((type) => file.records.some(({ resourceType }) => resourceType === type))
  if (offered.length > 0) (await import('../../glance/offered-glance')).addOfferedTypesWithRows()
  return { file, offered }
}

interface ShowOptions {
  readonly reader: Reader
  readonly link?: LinkSource
  /** The page that opens when the record is closed. */
  readonly closedPath: string
}

const typesOfDocuments: readonly string[] = ['DocumentReference', 'Patient']

/** Opens the record of one patient as the session of this tab, and returns its first page. */
export function openRecord(
  { file, offered }: ReadableFile,
  patientId: string,
  { reader, link, closedPath }: ShowOptions,
): string {
  // A new document, because this one has no network any more.
  const onEnd = () => location.replace(withBasePath(closedPath))
  setCurrentSession(
    new FileSession(file, patientId, { reader, offered, onEnd, ...(link === undefined ? {} : { link }) }),
  )
  const hasOnlyDocuments =
    file.documentFiles.size > 0 && file.records.every(({ resourceType }) => typesOfDocuments.includes(resourceType))
  return hasOnlyDocuments ? '/documents' : '/'
}
