import { useQueryClient } from '@tanstack/react-query'
import { isRecordType } from '../../contract'
import { namelessLinks, useNames } from '../../data/linked'
import { linkState } from '../../data/links'
import { describe } from '../../resources/registry'
import { useSession } from '../../session/context'
import { usePageWords } from '../../ui/page-words'
import { noAllergyWords } from '../../resources/no-known-allergy'
import { deviceName } from '../../resources/implants'
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
  const medicine = namelessLinks(resource, session).find((link) => link.type === 'Medication')
  const known = medicine && linkState(client, session, medicine)
  return known?.state === 'loaded' && isRecordType(known.resource.resourceType) ? describe(known.resource.resourceType).title(known.resource) : undefined
}
