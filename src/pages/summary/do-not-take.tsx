import { Link } from 'react-router'
import { useRecords } from '../../data/queries/use-records'
import { objectsOf, textOf } from '../../lib/json'
import { encodeIdForPath } from '../../fhir/id'
import { isMarkedPrivate } from '../../resources/privacy-labels'
import { Banner } from '../../ui/banner'
import { useAudience, useMessages } from '../../ui/language'
import { groupMedicines } from '../../clinical/medications/medicine-groups'
import { medicineName } from '../../clinical/medications/medicine-name'
import { newestFirst } from '../../clinical/shared/newest-first'
import { isDoNotTakeStatus } from '../../clinical/status/medication-request-status'
import { statusOf } from '../../clinical/status/status-of'
import { useStatusContext } from '../../components/patient/status-context'
import { howAsked } from '../../data/prefetch/first-page'
import { isMedicationRequest, type FhirMedicationRequest } from './use-request-queue'

/** As the order has it: it may name more than the one medicine. Nothing is put together from its parts, as that would read as directions to take it. */
const dosageTexts = ({ dosageInstruction }: FhirMedicationRequest): readonly string[] =>
  objectsOf(dosageInstruction).flatMap(
    ({ text, patientInstruction }) => textOf(text) ?? textOf(patientInstruction) ?? [],
  )

/** Medicines that must not be taken, by name and in the words of the order, beside the allergies; nothing where the record has none. What did not load is said with the medicines. */
export function DoNotTake() {
  const { views } = useMessages()
  const reader = useAudience()
  const at = useStatusContext()
  const { set, state } = useRecords('MedicationRequest', undefined, howAsked('MedicationRequest'))
  if (!set) return state === 'loading' ? <p data-coming hidden /> : null
  const requests = newestFirst('MedicationRequest', set.matches.filter(isMedicationRequest)).filter(
    (request) => reader.audience === 'provider' || !isMarkedPrivate(request),
  )
  const forbidden = groupMedicines(requests).doNotTake.filter((request) => isDoNotTakeStatus(statusOf(request, at)))
  if (forbidden.length === 0) return null
  return (
    <Banner tone="error" title={views.summary.doNotTake(reader)}>
      <ul>
        {forbidden.map((request, index) => (
          <li key={request.id ?? index}>
            <Link to={`/record/MedicationRequest/${encodeIdForPath(request.id)}`}>
              <bdi>{medicineName(request, set.included) ?? views.summary.noMedicineName}</bdi>
            </Link>
            {dosageTexts(request).map((text, position) => (
              <p key={position}>
                <bdi>{text}</bdi>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
