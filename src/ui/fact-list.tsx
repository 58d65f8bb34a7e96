import { Facts } from './value'
import type { LabelledShown } from '../fhir/shown'

/** Labels and their values; labels without any value are left out. */
export function FactList({ rows }: { rows: readonly LabelledShown[] }) {
  return <Facts rows={rows} />
}
