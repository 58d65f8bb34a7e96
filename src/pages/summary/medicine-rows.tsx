import { useAudience, useWords } from '../../ui/language'
import { useHasDied } from '../../components/patient/use-has-died'
import { contradicted, groupMedicines, mayBeOutOfDate } from '../../clinical/medications/medicine-groups'
import { medicineKey, medicineName, withConcept } from '../../clinical/medications/medicine-name'
import { newestFirst } from '../../clinical/shared/newest-first'
import { saidAbove } from '../../clinical/status/headings'
import { forbids } from '../../clinical/status/medication-request'
import { phraseOf } from '../../clinical/status/registry'
import { useCircumstance } from '../../components/patient/status-context'
import { UnderHeading } from '../../components/rows/record-status'
import { ResourceRow } from '../../components/rows/resource-row'
import { Listed, More, Nothing } from './notes'
import { isRequest, type SentRequest } from './requests'
import type { Resource } from '../../fhir/resource'

/** As many medicines as a card shows. */
const SHOW = 8

interface Props {
  readonly records: readonly Resource[]
  readonly included: readonly Resource[]
}

/** What is listed as current; what is not, or not clearly, stands apart, and paused medicines are counted. */
export function MedicineRows({ records, included }: Props) {
  const { views } = useWords()
  const reader = useAudience()
  const hasDied = useHasDied()
  const groups = groupMedicines(newestFirst('MedicationRequest', records).filter(isRequest))
  const contradictions = contradicted(records.filter(isRequest), (request) => medicineKey(request, included))
  const at = useCircumstance()
  const forbidden = groups.doNotTake.filter((request) => forbids(phraseOf(request, at)))
  const unlike = [...groups.doNotTake.filter((request) => !forbidden.includes(request)), ...groups.unclear]
  // The heading over the record of somebody who has died does not say that anything is current.
  const [listed, apart] = hasDied ? [[...groups.current, ...unlike], []] : [groups.current, unlike]
  const nameOf = (request: SentRequest) => medicineName(request, included) ?? views.summary.noMedicineName
  const rowOf = (request: SentRequest, index: number) => (
    <ResourceRow
      key={request.id ?? index}
      resource={request}
      about={withConcept(request, included)}
      title={nameOf(request)}
    >
      {contradictions.has(request) && !hasDied ? (
        <p>
          <strong>{views.summary.alsoDoNotTake(reader)}</strong>
        </p>
      ) : null}
      {!hasDied && mayBeOutOfDate(request, Date.now()) ? (
        <p>
          <strong>{views.summary.outOfDate(reader)}</strong>
        </p>
      ) : null}
    </ResourceRow>
  )
  return (
    <>
      {listed.length === 0 ? <Nothing of="medicines" others={records.length} /> : null}
      {listed.length === 0 ? null : (
        <UnderHeading says={hasDied ? [] : saidAbove('MedicationRequest', 'current')}>
          <Listed>{listed.slice(0, SHOW).map(rowOf)}</Listed>
        </UnderHeading>
      )}
      <More count={listed.length - SHOW} />
      {apart.length === 0 ? null : (
        <>
          <p>{views.summary.notCurrent}</p>
          <Listed>{apart.slice(0, SHOW).map(rowOf)}</Listed>
          <More count={apart.length - SHOW} />
        </>
      )}
      {groups.paused.length > 0 && !hasDied ? <p>{views.summary.paused(groups.paused.length)}</p> : null}
    </>
  )
}
