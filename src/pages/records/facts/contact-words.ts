import type { Failure } from '../../../fhir/errors'
import type { PageWords } from '../../../i18n'

/** Why there is no way to reach somebody: nothing went wrong where the record is closed or not there. */
export function contactWords(
  { kind, status }: Failure,
  { typed, detail }: Pick<PageWords, 'typed' | 'detail'>,
): string {
  if (kind === 'notShared') return status === undefined ? typed.contactNotShared : detail.links.notShared
  return kind === 'notFound' ? detail.links.notFound : typed.contactFailed
}
