import { useRecords } from '../../data/hooks'
import { listOf } from '../../fhir/guards'
import { Banner } from '../../ui/banner'
import { Disclosure } from '../../ui/disclosure'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { usePageWords } from '../../ui/page-words'
import { RecordList } from '../../ui/record-list'
import { SectionState } from '../../ui/section-state'
import { newestFirst } from '../newest-first'
import { ResourceRow } from '../resource-row'
import { fillsByRequest, groupMedicines } from './groups'
import { MedicineFacts } from './medicine-facts'
import { medicineName, nameCounts } from './medicine-name'
import type { MedicationDispense, MedicationRequest } from 'fhir/r4'
import type { Resource } from '../../fhir/resource'
import type { Loaded } from '../../data/types'
import type { MedicineGroup } from './groups'

type SentRequest = MedicationRequest & Resource
type SentDispense = MedicationDispense & Resource

const groupOrder = ['doNotTake', 'current', 'paused', 'suggested', 'past', 'inPreparation'] as const satisfies readonly MedicineGroup[]
const closed: readonly MedicineGroup[] = ['past', 'inPreparation']

/** Prescriptions by where they stand, each with its directions and the pharmacy fills that name it. */
export default function MedicinesPage() {
  const { views, typeNames } = usePageWords()
  const reader = useAudience()
  const requests = useRecords<SentRequest>('MedicationRequest', undefined, { include: ['MedicationRequest:medication'] })
  const dispenses = useRecords<SentDispense>('MedicationDispense', undefined, { include: ['MedicationDispense:medication'] })
  // So that a reason given as a reference can be named.
  useRecords('Condition')
  const { many } = typeNames.MedicationRequest[reader.audience === 'provider' ? 'provider' : 'patient']
  return (
    <>
      <PageHeading title={views.medicines.title(reader)} intro={views.medicines.intro(reader)} />
      <SectionState loaded={requests} what={many.toLowerCase()}>
        {(set) => (
          <Medicines
            requests={newestFirst('MedicationRequest', set.matches)}
            included={[...set.included, ...(dispenses.set?.included ?? [])]}
            dispenses={dispenses}
          />
        )}
      </SectionState>
      {requests.state === 'loading' ? null : <OtherFills requests={requests.set?.matches ?? []} dispenses={dispenses} />}
    </>
  )
}

interface MedicinesProps {
  readonly requests: readonly SentRequest[]
  readonly included: readonly Resource[]
  readonly dispenses: Loaded<SentDispense>
}

function Medicines({ requests, included, dispenses }: MedicinesProps) {
  const { views } = usePageWords()
  const groups = groupMedicines(requests)
  const fills = fillsByRequest(dispenses.set?.matches ?? [], requests)
  const names = nameCounts(requests.map((request) => medicineName(request, included)))
  const rows = (records: readonly SentRequest[], label: string) => (
    <RecordList
      label={label}
      items={records.map((request) => (
        <Medicine key={request.id} request={request} included={included} names={names} fills={fills.byRequest.get(request.id ?? '') ?? []} />
      ))}
    />
  )
  return (
    <>
      <p>{views.medicines.total(requests.length)}</p>
      {groupOrder.map((group) => {
        const records = groups[group]
        if (records.length === 0) return null
        const title = views.frame.groupCount(views.medicines.groups[group], records.length)
        if (closed.includes(group)) {
          return (
            <Disclosure key={group} summary={title}>
              {rows(records, title)}
            </Disclosure>
          )
        }
        return (
          <section key={group}>
            <h2>{title}</h2>
            {rows(records, title)}
          </section>
        )
      })}
      {groups.void.length > 0 ? (
        <Disclosure summary={views.frame.hiddenMistakes(groups.void.length)}>
          <p>{views.frame.hiddenMistakesWhy}</p>
          {rows(groups.void, views.frame.hiddenMistakes(groups.void.length))}
        </Disclosure>
      ) : null}
    </>
  )
}

interface MedicineProps {
  readonly request: SentRequest
  readonly included: readonly Resource[]
  readonly names: ReadonlyMap<string, number>
  readonly fills: readonly SentDispense[]
}

function Medicine({ request, included, names, fills }: MedicineProps) {
  const { views } = usePageWords()
  const name = medicineName(request, included)
  const listed = name === undefined ? 1 : (names.get(name.trim().toLowerCase()) ?? 1)
  return (
    <ResourceRow
      resource={request}
      withLine={false}
      title={name ?? views.medicines.noName}
      chips={listed > 1 ? <span className="muted">{views.medicines.listedTimes(listed)}</span> : null}
    >
      {listOf(request.doNotPerform).includes(true) ? <Banner tone="error" title={views.medicines.doNotTake} /> : null}
      <MedicineFacts request={request} fills={fills} />
    </ResourceRow>
  )
}

/** Fills that no listed prescription stands behind, and the state of the fills themselves. */
function OtherFills({ requests, dispenses }: { requests: readonly SentRequest[]; dispenses: Loaded<SentDispense> }) {
  const { views, typeNames } = usePageWords()
  const { audience } = useAudience()
  const { many } = typeNames.MedicationDispense[audience === 'provider' ? 'provider' : 'patient']
  return (
    <section>
      <h2>{views.medicines.fillHistory}</h2>
      <SectionState loaded={dispenses} what={many.toLowerCase()}>
        {(set) => {
          const { other } = fillsByRequest(newestFirst('MedicationDispense', set.matches), requests)
          const title = views.frame.groupCount(views.medicines.otherFills, other.length)
          return (
            <>
              <p>{views.medicines.totalFills(set.matches.length)}</p>
              {other.length > 0 ? (
                <Disclosure summary={title}>
                  <p>{views.medicines.otherFillsIntro}</p>
                  <RecordList
                    label={title}
                    items={other.map((fill) => (
                      <ResourceRow key={fill.id} resource={fill} title={medicineName(fill, set.included) ?? views.medicines.noName} />
                    ))}
                  />
                </Disclosure>
              ) : null}
            </>
          )
        }}
      </SectionState>
    </section>
  )
}
