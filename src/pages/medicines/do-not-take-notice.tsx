import { isInListSection } from '../../resources/list-section'
import { Fragment } from 'react'
import { assertionOf, recordsUsableFor } from '../../clinical/assertion/assertion-of'
import { formatAssertion } from '../../clinical/assertion/format-assertion'
import { medicineName, withMedicineConcept } from '../../clinical/medications/medicine-name'
import { newestFirst } from '../../clinical/shared/newest-first'
import { conditionsOfRequest } from '../../clinical/medications/conditions-of-request'
import { lowerFirst } from '../../lib/lower-first'
import { firstCode } from '../../fhir/concept'
import { listGap } from '../../data/completeness/list-gap'
import { useRecords } from '../../data/queries/use-records'
import { encodeIdForPath } from '../../fhir/id'
import { isDenial } from '../../resources/denial'
import { descriptorOf } from '../../resources/descriptors'
import { isMaskedRecord } from '../../resources/masking'
import { orderTexts } from '../../resources/request-directions'
import { AssertionChips } from '../../components/rows/assertion-chips'
import { ForbiddenName } from '../../components/rows/forbidden-name'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { useStatusContext } from '../../components/patient/status-context'
import { useFormat } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { Banner } from '../../ui/banner'
import { Link } from '../../ui/link'
import { RecordText } from '../../ui/record-text'
import { usePageMessages } from '../../ui/use-page-messages'
import styles from './medicines.module.css'
import type { ReactNode } from 'react'
import type { Resource, ResourceOf } from '../../fhir/resource'

type Request = ResourceOf<'MedicationRequest'>

interface DoNotTakeNoticeProps {
  /** Orders not to take a medicine that apply now. */
  readonly forbidden: readonly Request[]
  readonly included: readonly Resource[]
  readonly conditions: readonly ResourceOf<'Condition'>[]
}

/** The first content of the page: what must not be taken, with its words and reason, and the allergies. */
export function DoNotTakeNotice({ forbidden, included, conditions }: DoNotTakeNoticeProps) {
  if (forbidden.length === 0) return <AllergyLine isInNotice={false} />
  return (
    <Banner tone="error">
      {forbidden.map((request, index) => (
        <div key={request.id ?? index} className={styles['order']}>
          <Forbidden request={withMedicineConcept(request, included)} included={included} conditions={conditions} />
        </div>
      ))}
      <AllergyLine isInNotice />
    </Banner>
  )
}

function Forbidden({
  request,
  included,
  conditions,
}: Pick<DoNotTakeNoticeProps, 'included' | 'conditions'> & { readonly request: Request }) {
  const { views } = usePageMessages()
  const reader = useAudience()
  const format = useFormat()
  const namesOf = usePlainNames()
  const name = medicineName(request, included, format)
  const reasons = conditionsOfRequest(request, conditions).flatMap((condition) => {
    const title = descriptorOf('Condition').title(condition, format)
    const plain = namesOf(condition, title)?.name
    return plain === undefined ? (title ?? []) : lowerFirst(plain)
  })
  return (
    <>
      <h2 className={styles['forbidden']}>
        <NoticeLink to={`/record/MedicationRequest/${encodeIdForPath(request.id)}`}>
          {views.medicines.groups.doNotTake(reader)}: <ForbiddenName request={request} name={name} />
        </NoticeLink>{' '}
        <AssertionChips record={request} />
      </h2>
      <p>
        {orderTexts(request).map((text, index) => (
          <Fragment key={index}>
            <RecordText text={text} isQuoted warns />{' '}
          </Fragment>
        ))}
        {reasons.length === 0 ? null : (
          <>
            {views.medicineList.because} <RecordText text={[...new Set(reasons)].join(', ')} />
          </>
        )}
      </p>
    </>
  )
}

/** A link for patients and proxies. For providers the notice is text: the orders are in the table below, the allergies in the bar of the patient. */
function NoticeLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return useAudience().audience === 'provider' ? children : <Link to={to}>{children}</Link>
}

/** A plain name without the explanation in brackets. */
const withoutBrackets = (name: string): string => name.replace(/ \([^()]*\)$/, '')

/** The allergies that are current, each with a link, those of high risk first; that they could not be checked where the list is missing. */
function AllergyLine({ isInNotice }: { isInNotice: boolean }) {
  const messages = usePageMessages()
  const { views } = messages
  const { medicineList } = views
  const reader = useAudience()
  const format = useFormat()
  const status = useStatusContext()
  const namesOf = usePlainNames()
  const loaded = useRecords('AllergyIntolerance')
  const gap = listGap(loaded)
  const unchecked = gap === undefined || gap === 'loading' ? null : <p>{medicineList.allergiesUnchecked(reader)}</p>
  if (reader.hasDied === true) return null
  if (!isInNotice) return unchecked && <Banner tone="warn">{unchecked}</Banner>
  const current = recordsUsableFor(
    'count',
    newestFirst('AllergyIntolerance', loaded.set?.matches ?? []),
    status,
  ).filter(
    (allergy) =>
      !isDenial(allergy) &&
      !isMaskedRecord(allergy) &&
      isInListSection('AllergyIntolerance', allergy, 'main', 'underReview'),
  )
  const isHighRisk = ({ criticality }: ResourceOf<'AllergyIntolerance'>) => criticality === 'high'
  const ordered = [...current.filter(isHighRisk), ...current.filter((each) => !isHighRisk(each))]
  return (
    <>
      {ordered.length === 0 ? null : (
        <p>
          {medicineList.allergies}{' '}
          {ordered.map((allergy, index) => {
            const title = descriptorOf('AllergyIntolerance').title(allergy, format)
            const plain = namesOf(allergy, title)?.name
            const notes = [
              ...(isHighRisk(allergy) ? [medicineList.highRisk] : []),
              ...(firstCode(allergy.verificationStatus) === 'unconfirmed' ? [medicineList.notConfirmed] : []),
              ...formatAssertion(assertionOf(allergy, status), messages, reader.audience),
            ]
            return (
              <span key={allergy.id ?? index}>
                {index === 0 ? null : ', '}
                <NoticeLink to={`/record/AllergyIntolerance/${encodeIdForPath(allergy.id)}`}>
                  {plain === undefined ? (
                    <RecordText text={title ?? views.common.noName} isCoded />
                  ) : (
                    <bdi>{lowerFirst(withoutBrackets(plain))}</bdi>
                  )}
                </NoticeLink>
                {notes.length === 0 ? null : ` (${notes.join(', ')})`}
              </span>
            )
          })}
        </p>
      )}
      {unchecked}
    </>
  )
}
