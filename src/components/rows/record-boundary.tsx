import { encodeIdForPath } from '../../fhir/id'
import { useMessages } from '../../language/language-context'
import { Boundary } from '../../ui/boundary'
import { Link } from '../../ui/link'
import type { ReactNode } from 'react'
import type { Resource } from '../../fhir/resource'

/** In place of a record that cannot be shown: says so, with a link to the record as it was sent. */
export function UnshownRecord({ record: { resourceType, id } }: { record: Resource }) {
  const { views } = useMessages()
  return (
    <p data-row>
      {views.common.unshown}{' '}
      {id === undefined ? null : (
        <Link to={`/record/${resourceType}/${encodeIdForPath(id)}?view=raw`}>{views.common.seeAsSent}</Link>
      )}
    </p>
  )
}

/** Error boundary of the row of a record. */
export function RecordBoundary({ record, children }: { record: Resource; children: ReactNode }) {
  return <Boundary fallback={<UnshownRecord record={record} />}>{children}</Boundary>
}
