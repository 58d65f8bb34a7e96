import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { unnamedLinks, useUnnamedReferences } from '../../data/references/use-referenced-records'
import { useMasking } from '../../data/privacy/masked-records'
import { linkedRecordState } from '../../data/references/resolve-reference'
import { descriptorOf } from '../../resources/descriptors'
import { useSession } from '../../auth/session/session-provider'
import { isDenial } from '../../resources/denial'
import { isMedicineRecord, withMedicineConcept } from '../../clinical/medications/medicine-name'
import { deviceName } from '../../resources/implants'
import type { Session } from '../../auth/session/session'
import type { DescribedType } from '../../resources/define-descriptor'
import { useFormat } from '../../language/language-context'
import { isOfType, type Resource } from '../../fhir/resource'

/** The title of a record: its own name, else that of the referenced medication; a sentence for a denial such as "no known allergies". */
export function useRecordTitle(type: DescribedType, resource: Resource): string | undefined {
  const format = useFormat()
  const session = useSession()
  const client = useQueryClient()
  const mask = useMasking()
  useUnnamedReferences(resource)
  const title = descriptorOf(type).title(resource, format)
  if (isDenial(resource)) return title
  if (isOfType(resource, 'Device')) return deviceName(resource) ?? title
  if (title !== undefined || !('medicationReference' in resource)) return title
  const medicine = referencedMedication(resource, client, session, mask)
  return medicine && descriptorOf('Medication').title(medicine, format)
}

/** The medication that a prescription or a fill references, once it is loaded. */
function referencedMedication(
  resource: Resource,
  client: QueryClient,
  session: Session,
  mask: (resource: Resource) => Resource,
): Resource | undefined {
  const reference = unnamedLinks(resource, session).find(({ type }) => type === 'Medication')
  const resolved = reference && linkedRecordState(client, session, reference, mask)
  return resolved?.state === 'loaded' ? resolved.resource : undefined
}

/** The record with the concept of its referenced or contained medication filled in, so that it gets a plain name. */
export function useRecordWithMedication(resource: Resource): Resource {
  const session = useSession()
  const client = useQueryClient()
  const mask = useMasking()
  if (!isMedicineRecord(resource) || !('medicationReference' in resource)) return resource
  const medicine = referencedMedication(resource, client, session, mask)
  return withMedicineConcept(resource, medicine ? [medicine] : [])
}
