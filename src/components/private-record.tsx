import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { setShown, takeMoved } from '../data/privacy/masked-records'
import { isMarkedPrivate, privateLabels } from '../resources/private'
import { useSession } from '../auth/session/session-provider'
import { audienceOf } from '../data/privacy/audience'
import { useWords } from '../ui/language'
import type { Resource } from '../fhir/resource'

/** Shows or covers a record; the other button, which comes in its place, takes the focus. */
function Turn({ record, to }: { record: Resource; to: 'show' | 'cover' }) {
  const { views } = useWords()
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
export function PrivateCover({ record }: { record: Resource }) {
  const { views } = useWords()
  return (
    <div className="row">
      <p>{views.frame.private.text}</p>
      <Turn record={record} to="show" />
    </div>
  )
}

/** Beside a private record that can be seen: care staff read its labels, others can cover it again. Nothing for any other record. */
export function PrivateMark({ record }: { record: Resource }) {
  const { views } = useWords()
  const session = useSession()
  if (!isMarkedPrivate(record)) return null
  if (audienceOf(session) === 'provider')
    return <strong>{views.frame.private.markedAs(privateLabels(record).join(', '))}</strong>
  return (
    <span className="row">
      <strong>{views.frame.private.mark}</strong> <Turn record={record} to="cover" />
    </span>
  )
}

/** How many private records a page leaves out, and where they are. */
export function PrivateNote({ count, href }: { count: number; href: string }) {
  const { views } = useWords()
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
