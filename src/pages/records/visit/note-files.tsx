import { Link } from 'react-router'
import { objectsOf } from '../../../lib/json'
import { attachmentOf } from '../../../fhir/show-details'
import { inlineText } from '../../../components/files/inline-text'
import { Attachment } from '../../../ui/attachment'
import { usePageWords } from '../../../ui/page-words'
import { hrefOf } from './note-address'
import type { ReactNode } from 'react'
import type { Resource } from '../../../fhir/resource'
import type { FileShown } from '../../../ui/file-viewer-context'

const order: readonly RegExp[] = [
  /^(?:text\/html|application\/xhtml)/i,
  /^text\/plain/i,
  /^text\/(?!rtf|xml)/i,
  /^application\/pdf/i,
  /^(?:image|application\/(?:hl7|xml))/i,
]
/** The first so many of them are text. */
const TEXTS = 3

function rank({ contentType = '' }: FileShown): number {
  const at = order.findIndex((pattern) => pattern.test(contentType))
  return at < 0 ? order.length : at
}

/** The files of a note or a report, the one that reads best first. */
function filesOf(record: Resource): readonly FileShown[] {
  const sent = [
    ...objectsOf(record['content']).flatMap(({ attachment }) => attachmentOf(attachment) ?? []),
    ...objectsOf(record['presentedForm']).flatMap((form) => attachmentOf(form) ?? []),
  ]
  return sent.filter((shown) => shown.kind === 'attachment').toSorted((a, b) => rank(a) - rank(b))
}

/** True for a record whose words have to be fetched. */
export function textAtServer(record: Resource): boolean {
  const [best] = filesOf(record)
  return best !== undefined && best.data === undefined && best.url !== undefined && rank(best) < TEXTS
}

/** The file that reads best, in place; the others are on the page of the record. */
export function Files({
  record,
  atOnce,
  isSaid,
  none,
}: {
  record: Resource
  atOnce: boolean
  isSaid: (text: string) => boolean
  none: ReactNode
}) {
  const { typed } = usePageWords()
  const files = filesOf(record)
  const fresh = files.filter((file) => !isSaid(inlineText(file) ?? ''))
  const [best] = fresh
  const others = files.length - (best ? 1 : 0)
  if (files.length === 0) return none
  return (
    <>
      {best ? <Attachment shown={best} when={atOnce ? 'atOnce' : undefined} isSaid={isSaid} bare /> : null}
      {others > 0 ? (
        <p className="no-print">
          <Link to={hrefOf(record)}>{typed.visit.otherFiles(others)}</Link>
        </p>
      ) : null}
    </>
  )
}
