import { replaceElements, replaceTags } from '../../lib/markup'
import { isObject, textOf } from '../../lib/json'
import { memoizeByObject } from '../../lib/memoize'
import { textSearchEntries, matchEntries, type TextSearchEntry } from '../../resources/text-search'
import { decodeBase64 } from '../../components/files/base64'
import { decodeText } from '../../lib/file-text'
import type { Resource } from '../../fhir/resource'
import { statusWithAssertions, type ExportContext } from '../../resources/export/export-context'

/** A record that matches all words, with the matching texts. */
export interface SearchHit {
  readonly resource: Resource
  readonly entries: readonly TextSearchEntry[]
}

interface FileTexts {
  readonly texts: readonly string[]
  /** The number of files that are remote or not text. */
  readonly unread: number
}

const READABLE_TYPES = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:xml|json)\b)/i
const MARKUP_TYPES = /(?:html|xml)/i

/** The text of an R4 Attachment; `none` for any other value, undefined when the file is remote (`url`) or not text. */
function fileText(value: Readonly<Record<string, unknown>>): string | undefined | 'none' {
  const contentType = textOf(value['contentType'])
  if (!('data' in value) && !(contentType !== undefined && 'url' in value)) return 'none'
  const data = textOf(value['data'])
  if (contentType === undefined || data === undefined || !READABLE_TYPES.test(contentType)) return undefined
  const bytes = decodeBase64(data)
  const text = bytes && decodeText(bytes, contentType)
  return text === undefined
    ? undefined
    : (MARKUP_TYPES.test(contentType)
        ? replaceTags(
            replaceElements(text, ['script', 'style'], () => ' '),
            ' ',
          )
        : text
      ).replace(/\s+/g, ' ')
}

function fileTextsIn(value: unknown): FileTexts {
  if (Array.isArray(value) || isObject(value)) {
    const ownText = isObject(value) ? fileText(value) : 'none'
    const inner = Object.values(value).map(fileTextsIn)
    return {
      texts: [
        ...(ownText === undefined || ownText === 'none' ? [] : [ownText]),
        ...inner.flatMap(({ texts }) => texts),
      ],
      unread: (ownText === undefined ? 1 : 0) + inner.reduce((sum, { unread }) => sum + unread, 0),
    }
  }
  return { texts: [], unread: 0 }
}

/** The files in a record, memoized: they do not depend on the audience. */
const fileTextsOf = memoizeByObject(fileTextsIn)

/** Creates a search over records in the wording of one audience and in plain names; the texts of each record are memoized. */
export function createSearch(context: ExportContext, plainNamesOf: (resource: Resource) => readonly string[]) {
  const entriesOf = memoizeByObject((resource: Resource) =>
    textSearchEntries(resource, {
      name: context.nameOf(resource),
      status: textOf(statusWithAssertions(resource, context)),
      files: fileTextsOf(resource).texts,
      plain: plainNamesOf(resource),
    }),
  )
  return {
    hit: (resource: Resource, terms: readonly string[]): SearchHit | undefined => {
      const entries = matchEntries(entriesOf(resource), terms)
      return entries && { resource, entries }
    },
    unreadFiles: (resource: Resource): number => fileTextsOf(resource).unread,
  }
}
