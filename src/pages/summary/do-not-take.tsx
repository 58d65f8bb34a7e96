import { listGap } from '../../data/completeness/list-gap'
import { useRecords } from '../../data/queries/use-records'
import { encodeIdForPath } from '../../fhir/id'
import { isMarkedPrivate } from '../../resources/privacy-labels'
import { orderTexts } from '../../resources/request-directions'
import { Banner } from '../../ui/banner'
import { RecordText } from '../../ui/record-text'
import { useFormat, useMessages } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { groupMedicines } from '../../clinical/medications/medicine-groups'
import { medicineName, withMedicineConcept } from '../../clinical/medications/medicine-name'
import { newestFirst } from '../../clinical/shared/newest-first'
import { isDoNotTakeStatus } from '../../clinical/status/medication-request-status'
import { statusOf } from '../../clinical/status/status-of'
import { useStatusContext } from '../../components/patient/status-context'
import { AssertionChips } from '../../components/rows/assertion-chips'
import { ForbiddenName } from '../../components/rows/forbidden-name'
import { includesFor } from '../../data/prefetch/first-page'
import { isOfType } from '../../fhir/resource'

/** Medicines that must not be taken, below the allergies, and what could not be checked; renders nothing if all was checked and there are none. */
export function DoNotTake() {
  const format = useFormat()
  const { views } = useMessages()
  const audience = useAudience()
  const statusContext = useStatusContext()
  const loaded = useRecords('MedicationRequest', undefined, includesFor('MedicationRequest'))
  const { set, state } = loaded
  if (!set && state === 'loading') return <p data-loading hidden />
  const gap = listGap(loaded)
  const unchecked = set ? views.summary.doNotTakePartlyUnchecked : views.summary.doNotTakeUnchecked(audience)
  const note =
    gap === undefined || gap === 'loading' || audience.hasDied ? null : (
      <Banner tone="warn">
        <strong>{unchecked}</strong>
      </Banner>
    )
  if (!set) return note
  const requests = newestFirst(
    'MedicationRequest',
    set.matches.filter((record) => isOfType(record, 'MedicationRequest')),
  ).filter((request) => audience.audience === 'provider' || !isMarkedPrivate(request))
  const forbidden = groupMedicines(requests).doNotTake.filter((request) =>
    isDoNotTakeStatus(statusOf(request, statusContext)),
  )
  if (forbidden.length === 0) return note
  return (
    <>
      <Banner tone="error" title={views.summary.doNotTake(audience)}>
        <ul>
          {forbidden.map((request, index) => (
            <li key={request.id ?? index}>
              <Link to={`/record/MedicationRequest/${encodeIdForPath(request.id)}`}>
                <ForbiddenName
                  request={withMedicineConcept(request, set.included)}
                  name={medicineName(request, set.included, format)}
                />
              </Link>{' '}
              <AssertionChips record={request} />
              {orderTexts(request).map((text, position) => (
                <p key={position}>
                  <RecordText text={text} warns />
                </p>
              ))}
            </li>
          ))}
        </ul>
      </Banner>
      {note}
    </>
  )
}
