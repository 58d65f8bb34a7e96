import { GlanceWords } from '../../../components/rows/glance-row'
import { useGlanceContext } from '../../../components/rows/use-glance-context'
import { glanceOf } from '../../../glance/glance-of'
import type { Resource } from '../../../fhir/resource'

interface NamesLineProps {
  readonly label: string
  readonly records: readonly Resource[]
  readonly included?: readonly Resource[]
}

const none: readonly never[] = []

/** The names of records of one status in a line, such as "Paused: Metoprolol"; nothing without any. */
export function NamesLine({ label, records, included = none }: NamesLineProps) {
  const context = useGlanceContext({ included })
  if (records.length === 0) return null
  return (
    <p>
      {label}{' '}
      {records.map((record, index) => (
        <span key={record.id ?? index}>
          {index === 0 ? null : ', '}
          <GlanceWords text={glanceOf(record, context).name} />
        </span>
      ))}
    </p>
  )
}
