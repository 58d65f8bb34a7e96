import { isObject, textOf } from '../../lib/json'
import { kept } from '../../lib/memoize'
import { findEntries, matching, type FindEntry } from '../../resources/find'
import { bytesOfBase64 } from '../../components/files/file-bytes'
import { textOfBytes } from '../../components/files/file-text'
import type { Resource } from '../../fhir/resource'
import type { Speech } from '../../resources/export/speech'

/** A record that has all the words, with the texts in which they stand. */
export interface Hit {
  readonly resource: Resource
  readonly entries: readonly FindEntry[]
}

interface Files {
  readonly texts: readonly string[]
  /** Files that are elsewhere or are no text. */
  readonly unread: number
}

const readable = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:xml|json)\b)/i
const withTags = /(?:html|xml)/i

/** An Attachment, as R4 has it: a file here (`data`) or elsewhere (`url`). */
function fileOf(value: Readonly<Record<string, unknown>>): string | undefined | 'none' {
  const contentType = textOf(value['contentType'])
  if (!('data' in value) && !(contentType !== undefined && 'url' in value)) return 'none'
  const data = textOf(value['data'])
  if (contentType === undefined || data === undefined || !readable.test(contentType)) return undefined
  const bytes = bytesOfBase64(data)
  const text = bytes && textOfBytes(bytes, contentType)
  return text === undefined
    ? undefined
    : (withTags.test(contentType)
        ? text.replace(/<(?:script|style)\b[\s\S]*?<\/(?:script|style)>/gi, ' ').replace(/<[^>]*>/g, ' ')
        : text
      ).replace(/\s+/g, ' ')
}

function filesIn(value: unknown): Files {
  if (Array.isArray(value) || isObject(value)) {
    const own = isObject(value) ? fileOf(value) : 'none'
    const inner = Object.values(value).map(filesIn)
    return {
      texts: [...(own === undefined || own === 'none' ? [] : [own]), ...inner.flatMap(({ texts }) => texts)],
      unread: (own === undefined ? 1 : 0) + inner.reduce((sum, { unread }) => sum + unread, 0),
    }
  }
  return { texts: [], unread: 0 }
}

/** The files in a record, read once: they are the same for every reader. */
const filesOf = kept(filesIn)

/** Looks through records in the words of one reader, and in the plain words of the dictionary; what a record says is put together once. */
export function searcher(speech: Speech, plainWords: (resource: Resource) => readonly string[]) {
  const read = kept((resource: Resource) =>
    findEntries(resource, {
      name: speech.nameOf(resource),
      status: speech.phraseOf(resource),
      files: filesOf(resource).texts,
      plain: plainWords(resource),
    }),
  )
  return {
    hit: (resource: Resource, words: readonly string[]): Hit | undefined => {
      const entries = matching(read(resource), words)
      return entries && { resource, entries }
    },
    unreadFiles: (resource: Resource): number => filesOf(resource).unread,
  }
}
