import { readFiles, type ReadOptions } from '../read-files'
import { decryptFile, newInflateBudget } from './decrypt-file'
import { LinkError } from './link-error'
import { contentOf, type SharedContent, type SharedFile } from './manifest'
import type { UnreadFile } from '../file-error'
import type { OpenedFile } from '../opened-file'
import type { HealthLink } from './parse-link'

const RECORDS = 'application/fhir+json'

const readable: readonly SharedContent[] = ['record', 'card']

/** True for a file that is opened if the reader chooses it, by what the manifest says of it. */
export const isOpenable = ({ contentType }: SharedFile): boolean => readable.includes(contentOf(contentType ?? RECORDS))

/** What a file holds by its own header and by the manifest. A token for a health system is one by either of them. */
function contentOfFile(listed: string | undefined, own: string | undefined): SharedContent {
  if (own !== undefined && contentOf(own) === 'access') return 'access'
  return contentOf(listed ?? own ?? RECORDS)
}

/** Why the files that were not fetched are not opened. */
const unreadFile = ({ contentType = '' }: SharedFile): UnreadFile => {
  const reasons = { access: 'access', unknown: 'unknownType', record: 'withdrawn', card: 'withdrawn' } as const
  return { name: contentType, reason: reasons[contentOf(contentType)] }
}

/** A file of a link as it was fetched. */
export interface FetchedFile {
  readonly file: SharedFile
  readonly jwe: string
}

async function decryptAll(
  fetched: readonly FetchedFile[],
  { key, url }: HealthLink,
): Promise<{ readonly files: readonly File[]; readonly unread: readonly UnreadFile[] }> {
  const budget = newInflateBudget()
  const files: File[] = []
  const unread: UnreadFile[] = []
  // Not the label, which anyone can write: the name is shown as the source of the record.
  const { host } = new URL(url)
  for (const [index, { file, jwe }] of fetched.entries()) {
    const name = index === 0 ? host : `${host} (${String(index + 1)})`
    try {
      const { contentType, bytes } = await decryptFile(jwe, key, budget)
      const content = contentOfFile(file.contentType, contentType)
      if (readable.includes(content)) files.push(new File([bytes], name, { lastModified: 0 }))
      else unread.push({ name, reason: content === 'access' ? 'access' : 'unknownType' })
    } catch (cause) {
      if (!(cause instanceof LinkError) || fetched.length === 1) throw cause
      unread.push({ name, reason: cause.kind === 'tooLarge' ? 'tooLarge' : 'damaged' })
    }
  }
  if (files.length > 0) return { files, unread }
  if (unread.some(({ reason }) => reason === 'damaged')) throw new LinkError('notDecrypted')
  throw new LinkError(unread.some(({ reason }) => reason === 'access') ? 'onlyAccess' : 'nothingToOpen')
}

/** When the newest of the files was changed, by the manifest. */
const changedOn = (fetched: readonly FetchedFile[]): string | undefined =>
  fetched
    .flatMap(({ file }) => file.lastUpdated ?? [])
    .toSorted()
    .at(-1)

/**
 * Decrypts files of a link and reads them as files that were chosen. `others` are the files of the link that were not fetched. Call it in a document that
 * has given up its network. Throws LinkError and FileError.
 */
export async function openFetchedFiles(
  link: HealthLink,
  { fetched, others }: { readonly fetched: readonly FetchedFile[]; readonly others: readonly SharedFile[] },
  options: ReadOptions,
): Promise<OpenedFile> {
  const { files, unread } = await decryptAll(fetched, link)
  const opened = await readFiles(files, options)
  const date = changedOn(fetched)
  return {
    ...opened,
    savedOn: opened.savedOn?.from === 'file' || date === undefined ? opened.savedOn : { date, from: 'file' },
    unread: [...opened.unread, ...unread, ...others.map(unreadFile)],
  }
}
