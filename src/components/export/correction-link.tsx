import { encodeIdForPath } from '../../fhir/id'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { usePageMessages } from '../../ui/use-page-messages'
import type { Resource } from '../../fhir/resource'

/** Leads from a record to what its reader can do about a mistake in it. Not for providers, who correct in the EHR. */
export function CorrectionLink({ resource: { resourceType, id } }: { resource: Resource }) {
  const { appointment } = usePageMessages()
  const reader = useAudience()
  if (id === undefined || reader.audience === 'provider') return null
  return (
    <p className="no-print">
      <Link to={`/correct/${resourceType}/${encodeIdForPath(id)}`}>{appointment.looksWrong(reader)}</Link>
    </p>
  )
}
