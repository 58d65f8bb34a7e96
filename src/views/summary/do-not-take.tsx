import { useRecords } from '../../data/hooks'
import { isMarkedPrivate } from '../../resources/private'
import { Banner } from '../../ui/banner'
import { useAudience, useWords } from '../../ui/language'
import { groupMedicines } from '../../clinical/medicine-groups'
import { medicineName } from '../../clinical/medicine-name'
import { newestFirst } from '../../clinical/newest-first'
import { forbids } from '../../clinical/phrase/medication-request'
import { phraseOf } from '../../clinical/phrase/registry'
import { useCircumstance } from '../../parts/person/circumstance'
import { howAsked } from '../../data/first-asked'
import { isRequest } from './requests'

/** Medicines that must not be taken, by name, beside the allergies; nothing where the record has none. What did not load is said with the medicines. */
export function DoNotTake() {
  const { views } = useWords()
  const reader = useAudience()
  const at = useCircumstance()
  const { set, state } = useRecords('MedicationRequest', undefined, howAsked('MedicationRequest'))
  if (!set) return state === 'loading' ? <p data-coming hidden /> : null
  const requests = newestFirst('MedicationRequest', set.matches.filter(isRequest)).filter((request) => reader.audience === 'provider' || !isMarkedPrivate(request))
  const forbidden = groupMedicines(requests).doNotTake.filter((request) => forbids(phraseOf(request, at)))
  if (forbidden.length === 0) return null
  return (
    <Banner tone="error" title={views.summary.doNotTake(reader)}>
      <ul>
        {forbidden.map((request, index) => (
          <li key={request.id ?? index}>
            <bdi>{medicineName(request, set.included) ?? views.summary.noMedicineName}</bdi>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
