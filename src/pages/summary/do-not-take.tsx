import { Link } from 'react-router'
import { useRecords } from '../../data/queries/use-records'
import { objectsOf, textOf } from '../../lib/json'
import { encodeIdForPath } from '../../fhir/id'
import { isMarkedPrivate } from '../../resources/privacy-labels'
import { Banner } from '../../ui/banner'
import { useFormat, useMessages } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { groupMedicines } from '../../clinical/medications/medicine-groups'
import { medicineName } from '../../clinical/medications/medicine-name'
import { newestFirst } from '../../clinical/shared/newest-first'
import { isDoNotTakeStatus } from '../../clinical/status/medication-request-status'
import { statusOf } from '../../clinical/status/status-of'
import { useStatusContext } from '../../components/patient/status-context'
import { AssertionChips } from '../../components/rows/record-status'
import { includesFor } from '../../data/prefetch/first-page'
import { isOfType, type ResourceOf } from '../../fhir/resource'

/** The text of the order, which may name further medicines. Coded dosage is ignored: as a sentence it would read like directions to take the medicine. */
const dosageTexts = ({ dosageInstruction }: ResourceOf<'MedicationRequest'>): readonly string[] =>
  objectsOf(dosageInstruction).flatMap(
    ({ text, patientInstruction }) => textOf(text) ?? textOf(patientInstruction) ?? [],
  )

/** Medicines that must not be taken, below the allergies; renders nothing if there are none. Load errors are reported by the medicines card. */
export function DoNotTake() {
  const format = useFormat()
  const { views } = useMessages()
  const audience = useAudience()
  const statusContext = useStatusContext()
  const { set, state } = useRecords('MedicationRequest', undefined, includesFor('MedicationRequest'))
  if (!set) return state === 'loading' ? <p data-loading hidden /> : null
  const requests = newestFirst(
    'MedicationRequest',
    set.matches.filter((record) => isOfType(record, 'MedicationRequest')),
  ).filter((request) => audience.audience === 'provider' || !isMarkedPrivate(request))
  const forbidden = groupMedicines(requests).doNotTake.filter((request) =>
    isDoNotTakeStatus(statusOf(request, statusContext)),
  )
  if (forbidden.length === 0) return null
  return (
    <Banner tone="error" title={views.summary.doNotTake(audience)}>
      <ul>
        {forbidden.map((request, index) => (
          <li key={request.id ?? index}>
            <Link to={`/record/MedicationRequest/${encodeIdForPath(request.id)}`}>
              <bdi>{medicineName(request, set.included, format) ?? views.summary.noMedicineName}</bdi>
            </Link>{' '}
            <AssertionChips record={request} />
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
