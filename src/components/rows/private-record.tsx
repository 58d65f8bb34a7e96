import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { setShown, takeMoved } from '../../data/privacy/masked-records'
import { isMarkedPrivate, privateLabels } from '../../resources/privacy-labels'
import { useSession } from '../../auth/session/session-provider'
import { audienceOf } from '../../data/privacy/audience'
import { useMessages } from '../../ui/language'
import type { Resource } from '../../fhir/resource'

/** Shows or covers a record; the other button, which comes in its place, takes the focus. */
function MaskToggle({ record, to }: { record: Resource; to: 'show' | 'cover' }) {
  const { views } = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takeMoved(record)) button.current?.focus()
  }, [record])
  return (
    <button ref={button} type="button" onClick={() => setShown(record, to === 'show')}>
      {views.frame.private[to]}
    </button>
  )
}

/** Why a record is covered, and the way to see it. */
export function MaskedRecordNotice({ record }: { record: Resource }) {
  const { views } = useMessages()
  return (
    <div className="row">
      <p>{views.frame.private.text}</p>
      <MaskToggle record={record} to="show" />
    </div>
  )
}

/** Beside a private record that can be seen: care staff read its labels, others can cover it again. Nothing for any other record. */
export function PrivateRecordMark({ record }: { record: Resource }) {
  const { views } = useMessages()
  const session = useSession()
  if (!isMarkedPrivate(record)) return null
  if (audienceOf(session) === 'provider')
    return <strong>{views.frame.private.markedAs(privateLabels(record).join(', '))}</strong>
  return (
    <span className="row">
      <strong>{views.frame.private.mark}</strong> <MaskToggle record={record} to="cover" />
    </span>
  )
}

/** How many private records a page leaves out, and where they are. */
export function MaskedRecordsNote({ count, href }: { count: number; href: string }) {
  const { views } = useMessages()
  if (count === 0) return null
  return (
    <p>
      {views.frame.private.notShown(count)}{' '}
      <Link className="no-print" to={href}>
        {views.frame.private.where}
      </Link>
    </p>
  )
}
