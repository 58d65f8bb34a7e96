import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { namelessLinks, useNames } from '../../data/references/unnamed-references'
import { linkState } from '../../data/references/resolve'
import { describe } from '../../resources/registry'
import { useSession } from '../../auth/session/session-provider'
import { usePageWords } from '../../ui/page-words'
import { noAllergyWords } from '../../resources/no-known-allergy'
import { withConcept } from '../../clinical/medications/medicine-name'
import { deviceName } from '../../resources/implants'
import type { MedicationRequest } from 'fhir/r4'
import type { Session } from '../../auth/session/session'
import type { Resource } from '../../fhir/resource'
import type { DescribedType } from '../../resources/define'

/** The name of a record: its own, else that of the medicine it points to; a coded "no known allergy" is a sentence, never an allergen. */
export function useTitle(type: DescribedType, resource: Resource): string | undefined {
  const session = useSession()
  const client = useQueryClient()
  const { views } = usePageWords()
  useNames(resource)
  const none = noAllergyWords(resource, views.frame.noKnownAllergy)
  if (none !== undefined) return none
  if (type === 'Device') return deviceName(resource) ?? describe(type).title(resource)
  const own = describe(type).title(resource)
  if (own !== undefined || !('medicationReference' in resource)) return own
  const medicine = linkedMedicine(resource, client, session)
  return medicine && describe('Medication').title(medicine)
}

/** The medicine that a prescription or a fill points to, once it is loaded. */
function linkedMedicine(resource: Resource, client: QueryClient, session: Session): Resource | undefined {
  const link = namelessLinks(resource, session).find(({ type }) => type === 'Medication')
  const known = link && linkState(client, session, link)
  return known?.state === 'loaded' ? known.resource : undefined
}

/** The record with the concept of its medicine in it, where that stands in a record that it points to or brings along: what names medicines then knows it as well. */
export function useAbout(resource: Resource): Resource {
  const session = useSession()
  const client = useQueryClient()
  if (!('medicationReference' in resource)) return resource
  const medicine = linkedMedicine(resource, client, session)
  return withConcept(resource as Resource & MedicationRequest, medicine ? [medicine] : [])
}
