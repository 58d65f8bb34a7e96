import { useEffect, useRef } from 'react'
import { setRevealed, consumeLastToggled, revealAll } from '../../data/privacy/masked-records'
import { isMaskedRecord } from '../../resources/masking'
import { isMarkedPrivate, privateLabels } from '../../resources/privacy-labels'
import { useSession } from '../../auth/session/session-provider'
import { audienceOf } from '../../data/privacy/audience'
import { useMessages } from '../../language/language-context'
import type { Resource } from '../../fhir/resource'

/** Shows or masks a record; the button that replaces this one takes the focus. */
function MaskToggle({ record, to }: { record: Resource; to: 'show' | 'hide' }) {
  const { views } = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (consumeLastToggled(record)) button.current?.focus()
  }, [record])
  return (
    <button ref={button} type="button" onClick={() => setRevealed(record, to === 'show')}>
      {views.common.private[to]}
    </button>
  )
}

/** Explains why a record is masked, with a button to show it. */
export function MaskedRecordNotice({ record }: { record: Resource }) {
  const { views } = useMessages()
  return (
    <div className="row">
      <p>{views.common.private.text}</p>
      <MaskToggle record={record} to="show" />
    </div>
  )
}

/** Mark on a visible private record: providers see its security labels, others can mask it again. Nothing for other records. */
export function PrivateRecordMark({ record }: { record: Resource }) {
  const { views } = useMessages()
  const session = useSession()
  if (!isMarkedPrivate(record)) return null
  if (audienceOf(session) === 'provider')
    return <strong>{views.common.private.markedAs(privateLabels(record).join(', '))}</strong>
  return (
    <span className="row">
      <strong>{views.common.private.mark}</strong> <MaskToggle record={record} to="hide" />
    </span>
  )
}

/** For a list of which every record is masked, so that the mark distinguishes none of them: one button to show all. */
export function RevealAllRecords({ records }: { records: readonly Resource[] }) {
  const { views } = useMessages()
  if (records.length < 2 || !records.every(isMaskedRecord)) return null
  return (
    <div className="row no-print">
      <p>{views.common.private.all(records.length)}</p>
      <button type="button" onClick={() => revealAll(records)}>
        {views.common.private.showAll}
      </button>
    </div>
  )
}
