import type { useReferencedRecords } from '../../data/references/use-referenced-records'
import type { PageMessages } from '../../i18n/types'
import type { FhirError } from '../../fhir/errors'

/** Why a referenced record is not shown; without a state it was not requested, because it is at `host` or nowhere known. */
export function missingRecordText(
  result: ReturnType<typeof useReferencedRecords>[number] | undefined,
  host: string | undefined,
  { detail: { links, results }, views }: Pick<PageMessages, 'detail' | 'views'>,
): string {
  if (result === undefined) return host === undefined ? links.broken : links.elsewhere(host)
  if (result.state === 'unread') return results.openToSee
  if (result.state !== 'failed') return results.loading
  const kinds: Readonly<Record<string, string>> = {
    notShared: links.notShared,
    notFound: links.notFound,
    notOffered: links.notOffered,
    otherPerson: views.detail.otherPatient,
  }
  return kinds[result.kind] ?? links.failed
}

/** Why contact details are missing; a record that is not shared or not found is not an error. */
export function missingContactText(
  { kind, status }: FhirError,
  { byType, detail }: Pick<PageMessages, 'byType' | 'detail'>,
): string {
  if (kind === 'notShared') return status === undefined ? byType.contactNotShared : detail.links.notShared
  return kind === 'notFound' ? detail.links.notFound : byType.contactFailed
}
