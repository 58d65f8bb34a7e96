import { Fragment, useState } from 'react'
import { useRecords } from '../../data/queries/use-records'
import { isCover } from '../../resources/cover'
import { isMistake } from '../../resources/mistake'
import { Disclosure } from '../../ui/disclosure'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { SectionLinks } from '../../components/navigation/section-links'
import { usePageWords } from '../../ui/page-words'
import { RecordList } from '../../ui/record-list'
import { SectionState } from '../../ui/section-state'
import { contradicted, groupMedicines, medicineGroup } from '../../clinical/medications/medicine-groups'
import { medicineKey, medicineName, nameCounts } from '../../clinical/medications/medicine-name'
import { useNamesOf } from '../../components/plain-language/names-context'
import { PlainNames } from '../../components/plain-language/plain-names'
import { useHasDied } from '../../components/patient/use-has-died'
import { newestFirst } from '../../clinical/shared/newest-first'
import { saidAbove } from '../../clinical/status/headings'
import { UnderHeading } from '../../components/rows/record-status'
import { Mistakes } from '../../components/rows/mistakes'
import { ResourceRow } from '../../components/rows/resource-row'
import { Showing } from '../../components/rows/showing'
import { isFilled, joinFills } from '../../clinical/medications/medicine-fills'
import { DayPlan } from './day-plan'
import { Medicine } from './medicine'
import { byYear } from '../../clinical/medications/prescription-years'
import type { Resource } from '../../fhir/resource'
import type { Loaded } from '../../data/record-set'
import type { MedicineGroup } from '../../clinical/medications/medicine-groups'
import type { SentDispense, SentRequest, Surroundings } from './medicine'

const groupOrder = [
  'doNotTake',
  'current',
  'unclear',
  'paused',
  'suggested',
  'past',
  'inPreparation',
] as const satisfies readonly MedicineGroup[]
const closed: readonly MedicineGroup[] = ['past', 'inPreparation']

/** Prescriptions by where they stand, each with its directions and its story. */
export default function MedicinesPage() {
  const { views, typeNames } = usePageWords()
  const reader = useAudience()
  const hasDied = useHasDied()
  const requests = useRecords<SentRequest>('MedicationRequest', undefined, {
    include: ['MedicationRequest:medication'],
  })
  const dispenses = useRecords<SentDispense>('MedicationDispense', undefined, {
    include: ['MedicationDispense:medication'],
  })
  // So that a reason given as a reference can be named.
  useRecords('Condition')
  const { many } = typeNames.MedicationRequest[reader.audience === 'provider' ? 'provider' : 'patient']
  const included = [...(requests.set?.included ?? []), ...(dispenses.set?.included ?? [])]
  return (
    <>
      <PageHeading
        title={views.medicines.title}
        intro={[views.medicines.intro(reader), hasDied ? '' : views.medicines.checkLabel(reader)].join(' ').trim()}
      />
      <SectionLinks />
      <div className="stack">
        <SectionState loaded={requests} what={many.toLowerCase()}>
          {(set) => (
            <PlainNames kinds={['medicines']}>
              <Medicines
                requests={newestFirst('MedicationRequest', set.matches)}
                included={included}
                dispenses={dispenses}
              />
            </PlainNames>
          )}
        </SectionState>
        {requests.state === 'loading' ? null : (
          <OtherFills requests={requests.set?.matches ?? []} included={included} dispenses={dispenses} />
        )}
      </div>
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
  const [wanted, setWanted] = useState('')
  const text = wanted.trim().toLowerCase()
  const namesOf = useNamesOf()
  const found = requests.filter((request) => {
    const name = medicineName(request, included)
    return `${name ?? ''} ${namesOf(request, name)?.name ?? ''}`.toLowerCase().includes(text)
  })
  const groups = groupMedicines(found)
  const around: Surroundings = {
    requests,
    included,
    fills: joinFills(dispenses.set?.matches ?? [], requests, (record) => medicineKey(record, included)),
    fillsKnown:
      dispenses.set?.complete === true &&
      dispenses.set.dropped.length === 0 &&
      dispenses.limits.length === 0 &&
      !dispenses.set.matches.some(isCover),
    contradicted: contradicted(requests, (request) => medicineKey(request, included)),
    names: nameCounts(
      requests
        .filter((request) => medicineGroup(request) === 'current')
        .map((request) => medicineName(request, included)),
    ),
  }
  return (
    <>
      <p className="no-print">
        <label>
          {views.medicines.find}{' '}
          <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} autoComplete="off" />
        </label>
      </p>
      <Showing isFiltered={text !== ''} onClear={() => setWanted('')}>
        {text === ''
          ? views.records.total(requests.length, requests.filter(isMistake).length)
          : views.records.showingOf(found.length, requests.length)}
      </Showing>
      {found.length === 0 ? <p>{views.records.nothingMatches}</p> : null}
      {groupOrder.map((group) => (
        <Fragment key={group}>
          {group === 'current' && text === '' ? <DayPlan requests={requests} included={included} /> : null}
          <Group
            group={group}
            requests={groups[group]}
            around={around}
            open={text !== '' || groups[group].length === found.length}
          />
        </Fragment>
      ))}
      {groups.void.length > 0 ? (
        <Mistakes summary={views.records.hiddenMistakes(groups.void.length)} count={groups.void.length}>
          <UnderHeading says={saidAbove('MedicationRequest', 'void')}>
            <Rows requests={groups.void} around={around} label={views.records.hiddenMistakes(groups.void.length)} />
          </UnderHeading>
        </Mistakes>
      ) : null}
    </>
  )
}

interface GroupProps {
  readonly group: (typeof groupOrder)[number]
  readonly requests: readonly SentRequest[]
  readonly around: Surroundings
  /** Groups that are folded at first stand open: somebody searches, or there is no other. */
  readonly open: boolean
}

function Group({ group, requests, around, open }: GroupProps) {
  const { views, headingsAfterDeath } = usePageWords()
  const reader = useAudience()
  const hasDied = useHasDied()
  if (requests.length === 0) return null
  const names = hasDied
    ? { ...views.medicines.groups, current: headingsAfterDeath.medicines, doNotTake: headingsAfterDeath.doNotTake }
    : views.medicines.groups
  const name = names[group]
  const title = views.records.groupCount(typeof name === 'string' ? name : name(reader), requests.length)
  if (!closed.includes(group)) {
    return (
      <section>
        <h2>{title}</h2>
        <UnderHeading says={saidAbove('MedicationRequest', group)}>
          <Rows requests={requests} around={around} label={title} />
        </UnderHeading>
      </section>
    )
  }
  return (
    <Disclosure summary={title} open={open}>
      {byYear(requests).map(({ year, requests: own }) => {
        const name = views.records.groupCount(year ?? views.medicines.noYear, own.length)
        return (
          <section key={year ?? ''}>
            <h2>{name}</h2>
            <Rows requests={own} around={around} label={`${title}, ${name}`} />
          </section>
        )
      })}
    </Disclosure>
  )
}

function Rows({ requests, around, label }: { requests: readonly SentRequest[]; around: Surroundings; label: string }) {
  return (
    <RecordList
      label={label}
      items={requests.map((request, index) => (
        <Medicine key={request.id ?? index} request={request} around={around} />
      ))}
    />
  )
}

/** Fills that no listed prescription stands behind, and the state of the fills themselves. */
function OtherFills({ requests, included, dispenses }: MedicinesProps) {
  const { views, typeNames } = usePageWords()
  const { audience } = useAudience()
  const { many } = typeNames.MedicationDispense[audience === 'provider' ? 'provider' : 'patient']
  return (
    <section>
      <h2>{views.medicines.fillHistory}</h2>
      <SectionState loaded={dispenses} what={many.toLowerCase()}>
        {(set) => {
          const { other } = joinFills(newestFirst('MedicationDispense', set.matches), requests, (record) =>
            medicineKey(record, included),
          )
          const title = views.records.groupCount(views.medicines.otherFills, other.length)
          return (
            <>
              <p>
                {views.medicines.totalFills(set.matches.length, set.matches.filter(isFilled).length)}
                {other.length === 0 ? `. ${views.medicines.fillsAbove}` : null}
              </p>
              {other.length > 0 ? (
                <Disclosure summary={title}>
                  <p>{views.medicines.otherFillsIntro}</p>
                  <RecordList
                    label={title}
                    items={other.map((fill, index) => (
                      <ResourceRow
                        key={fill.id ?? index}
                        resource={fill}
                        title={medicineName(fill, included) ?? views.medicines.noName}
                      />
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
