import { Link } from '../../ui/link'
import { usePageMessages } from '../../ui/use-page-messages'
import { useStatusContext } from '../patient/status-context'
import { toggleRecord, useAppointmentSheet } from './use-appointment-sheet'
import { recordKey } from '../../fhir/source'
import type { Resource } from '../../fhir/resource'

/** Checkbox that adds a record to the appointment sheet. */
export function AddToAppointmentSheet({ resource }: { resource: Resource }) {
  const { appointment } = usePageMessages()
  const [sheet, setSheet] = useAppointmentSheet()
  const { died } = useStatusContext()
  if (resource.id === undefined || died) return null
  const key = recordKey(resource)
  return (
    <p className="row no-print">
      <label className="row">
        <input type="checkbox" checked={sheet.keys.includes(key)} onChange={() => setSheet(toggleRecord(sheet, key))} />
        <span>{appointment.add}</span>
      </label>
      {sheet.keys.length > 0 ? <Link to="/take-along">{appointment.open}</Link> : null}
    </p>
  )
}
