import type { useLinkedRecords } from '../../data/references/use-referenced-records'
import type { PageWords } from '../../i18n'

/** Why a record that another one names is not shown in its place; without a state it could not be asked for, as it is kept at `host` or nowhere that can be told. */
export function missingWords(
  state: ReturnType<typeof useLinkedRecords>[number] | undefined,
  host: string | undefined,
  { detail: { links, results }, views }: Pick<PageWords, 'detail' | 'views'>,
): string {
  if (state === undefined) return host === undefined ? links.broken : links.elsewhere(host)
  if (state.state === 'unread') return results.openIt
  if (state.state !== 'failed') return results.getting
  const kinds: Readonly<Record<string, string>> = {
    notShared: links.notShared,
    notFound: links.notFound,
    notOffered: links.notOffered,
    otherPerson: views.detail.otherPatient,
  }
  return kinds[state.kind] ?? links.failed
}
