import { isRecordType, recordTypes, type RecordType } from '../contract'
import { grantsOf, type Grants } from '../auth/tokens/scopes'
import { responseOf } from '../data/queries/parse-body'
import { FhirError } from '../fhir/errors'
import { setSource } from '../fhir/source'
import { contentFor, FILE_BASE, UNNAMED_PATIENT, type FileContent, type OpenedFile } from './opened-file'
import { indexRecords, searchRecords, type RecordIndex } from './search-records'
import type { EhrConfig } from '../config/config'
import type { Session, User } from '../auth/session/session'

/** All types of the API, as a file holds what was granted when it was saved, and the others that it has. */
const grantsFor = (offered: readonly RecordType[]): Grants =>
  grantsOf(
    [...recordTypes, 'Binary', 'Provenance', ...offered].map((type) => `patient/${type}.rs`),
    undefined,
    offered,
  )

/** Who reads an opened file, by their own word: a file does not know. */
export const readers = ['patient', 'proxy', 'provider'] as const
export type Reader = (typeof readers)[number]

/** The link that files came from. */
export interface LinkSource {
  /** Where they were read from. */
  readonly host: string
  /** What the link calls itself. */
  readonly label: string | undefined
  /** Reads the link again, in a new document; undefined if its files do not change. */
  readonly lookAgain: (() => void) | undefined
}

interface FileOptions {
  readonly reader?: Reader
  /** Types outside the API that the file has; their code is loaded. */
  readonly offered?: readonly RecordType[]
  /** The link that the file came from; undefined for a file that was chosen. */
  readonly link?: LinkSource
  /** Called when the file is closed. */
  readonly onEnd?: () => void
}

const userByReader: Readonly<Record<Reader, User | undefined>> = {
  patient: undefined,
  proxy: { type: 'RelatedPerson', id: 'reader' },
  provider: { type: 'Practitioner', id: 'reader' },
}

/** The text of a path segment; the address of an attachment may hold anything. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The record of one patient in an opened file. Answers searches and reads from memory, and sends no request. */
export class FileSession implements Session {
  readonly kind: 'file' | 'link'
  readonly link: LinkSource | undefined
  readonly id = crypto.randomUUID()
  readonly server = FILE_BASE
  readonly ehr: EhrConfig
  readonly user: User | undefined
  readonly encounterId = undefined
  readonly grants: Grants
  readonly lostTypes = []
  readonly expiresAt = undefined
  readonly needPatientBanner = true
  readonly canSelectPatient = false
  readonly ehrSignOut = undefined
  readonly canRefresh = false
  readonly needsSignIn = false
  readonly refreshFailure = undefined
  readonly content: FileContent
  readonly #index: RecordIndex
  readonly #onEnd: () => void
  #hasEnded = false

  constructor(
    readonly file: OpenedFile,
    readonly patientId: string,
    { reader = 'patient', offered = [], link, onEnd = () => undefined }: FileOptions = {},
  ) {
    this.kind = link === undefined ? 'file' : 'link'
    this.link = link
    this.ehr = { id: 'file', name: file.name, fhirBase: FILE_BASE, clientId: '', persist: 'memory' }
    this.#onEnd = onEnd
    this.user = userByReader[reader]
    this.grants = grantsFor(offered)
    this.content = contentFor(file, patientId)
    const { shown, otherTypes } = this.content
    setSource([...shown, ...otherTypes], this)
    this.#index = indexRecords(patientId === UNNAMED_PATIENT.id ? [...shown, UNNAMED_PATIENT] : shown)
  }

  async get(address: string): Promise<Response> {
    const relative = address.startsWith(`${FILE_BASE}/`) ? address.slice(FILE_BASE.length + 1) : address
    const [path = '', query] = relative.split(/\?(.*)/s, 2)
    const [type = '', id = ''] = path.split('/').map(decodeSegment)
    if (this.#hasEnded) throw new FhirError('signedOut', `${type} read`)
    const document = type === 'Binary' ? this.file.documentFiles.get(id) : undefined
    if (document !== undefined) return new Response(await document.arrayBuffer())
    return query === undefined ? this.#read(type, id) : this.#search(type, new URLSearchParams(query))
  }

  #read(type: string, id: string): Response {
    const key = `${type}/${id}`
    const found = this.#index.byKey.get(key)
    if (found === undefined)
      throw new FhirError(isRecordType(type) || type === 'Binary' ? 'notFound' : 'notOffered', `${type} read`, 404)
    if (type !== 'Binary') return responseOf(found)
    return new Response(JSON.stringify(found), { headers: { 'content-type': 'application/fhir+json' } })
  }

  #search(type: string, params: URLSearchParams): Response {
    const found = isRecordType(type) ? searchRecords(this.#index, type, params) : undefined
    if (found === undefined) throw new FhirError('notOffered', `${type} search`)
    const entryOf = (mode: string) => (resource: unknown) => ({ resource, search: { mode } })
    return responseOf({
      resourceType: 'Bundle',
      type: 'searchset',
      total: found.matches.length,
      entry: [...found.matches.map(entryOf('match')), ...found.included.map(entryOf('include'))],
    })
  }

  prefetch(): Promise<unknown> {
    return Promise.resolve()
  }

  subscribe(): () => void {
    return () => undefined
  }

  expire(): void {
    // A file does not expire.
  }

  withSelectedPatient(): never {
    throw new Error('a file is opened for one patient')
  }

  end(): Promise<void> {
    this.#hasEnded = true
    this.#onEnd()
    return Promise.resolve()
  }
}
