import { Link } from 'react-router'
import { usePageWords } from '../../ui/page-words'
import { useStatusContext } from '../patient/status-context'
import { toggled, useSheet } from './sheet-items'
import type { Resource } from '../../fhir/resource'

/** On the page of a record: puts it on the sheet for an appointment. */
export function TakeAlongChoice({ resource }: { resource: Resource }) {
  const { takeAlong } = usePageWords()
  const [sheet, keep] = useSheet()
  const { died } = useStatusContext()
  if (resource.id === undefined || died) return null
  const key = `${resource.resourceType}/${resource.id}`
  return (
    <p className="row no-print">
      <label className="row">
        <input type="checkbox" checked={sheet.keys.includes(key)} onChange={() => keep(toggled(sheet, key))} />
        <span>{takeAlong.add}</span>
      </label>
      {sheet.keys.length > 0 ? <Link to="/take-along">{takeAlong.open}</Link> : null}
    </p>
  )
}
