import { shortFormsOf } from '../../clinical/medications/short-forms'
import { useAudience } from '../../ui/audience'
import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/use-page-messages'
import type { ResourceOf } from '../../fhir/resource'

/** What short forms in the written directions mean; not for providers, who write them. */
export function ShortForms({ record }: { record: ResourceOf<'MedicationRequest'> | ResourceOf<'MedicationDispense'> }) {
  const { shortForms } = usePageMessages().views.medicines
  const { audience } = useAudience()
  const forms = shortFormsOf(record)
  if (forms.length === 0 || audience === 'provider') return null
  return (
    <Disclosure summary={shortForms.title}>
      <ul>
        {forms.map(([form, spelling]) => (
          <li key={form}>
            <bdi>{spelling}</bdi>: {shortForms.meanings[form]}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
