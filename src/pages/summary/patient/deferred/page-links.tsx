import { useId } from 'react'
import { isListLoading, listGap } from '../../../../data/completeness/list-gap'
import { careTeamMembers } from '../../../../clinical/shared/care-team-members'
import { countAsserted, recordsUsableFor } from '../../../../clinical/assertion/assertion-of'
import { sortVitals } from '../../../../clinical/observations/latest-results'
import { groupMedicines } from '../../../../clinical/medications/medicine-groups'
import { isDatedAfter } from '../../../../clinical/shared/is-dated-after'
import { hasTakenPlace } from '../../../../clinical/overview/last-visit'
import { newestFirst } from '../../../../clinical/shared/newest-first'
import { statusesImpliedByHeading } from '../../../../clinical/status/implied-by-heading'
import { statusOf } from '../../../../clinical/status/status-of'
import { GlanceWords } from '../../../../components/rows/glance-row'
import { useStatusContext } from '../../../../components/patient/status-context'
import { glanceOf, rowDate } from '../../../../glance/glance-of'
import { valueWithUnit } from '../../../../glance/value-text'
import { useFormat } from '../../../../language/language-context'
import { isDenial } from '../../../../resources/denial'
import { descriptorOf } from '../../../../resources/descriptors'
import { useAudience } from '../../../../ui/audience'
import { Link } from '../../../../ui/link'
import { useNow } from '../../../../ui/use-now'
import styles from '../../summary.module.css'
import { useNewestResults } from '../latest-results-context'
import { useHomeList, visibleOf } from '../use-home-list'
import { useHomeMessages } from './use-home-messages'
import { useHomeUnitGlance } from './use-home-unit-glance'
import type { RecordType } from '../../../../contract'
import type { RecordsResult } from '../../../../data/record-set'
import type { Resource } from '../../../../fhir/resource'
import type { Glance, GlanceText } from '../../../../glance/glance'

const none: readonly never[] = []
/** A link says nothing that the page behind it says of every record. */
const impliedStatuses = [
  ...statusesImpliedByHeading('AllergyIntolerance', 'main'),
  ...statusesImpliedByHeading('CarePlan', 'main'),
]

type Word = string | GlanceText

/** A link to a page with the one fact that people look for; no link for a page without content. */
interface PageLink {
  readonly to: string
  readonly name: Word
  /** Words, those of the record with their language; empty for a list with nothing in it. */
  readonly fact: readonly Word[]
  readonly isLoading: boolean
}

type PageLinkKey =
  | 'vitals'
  | 'goals'
  | 'vaccines'
  | 'notes'
  | 'team'
  | 'plans'
  | 'insurance'
  | 'devices'
  | 'visits'
  | 'medicines'
  | 'results'
  | 'allergies'

/** What a link says of its list instead of a fact: that it failed, is not shared, or may be longer; undefined where all has come. */
function useGapText(): (loaded: RecordsResult) => string | undefined {
  const { pageLinks } = useHomeMessages()
  return (loaded) => {
    const gap = listGap(loaded)
    if (gap === undefined || gap === 'loading') return undefined
    if (gap === 'failed') return pageLinks.notLoaded
    return loaded.set ? pageLinks.partly : pageLinks.notShared
  }
}

/** What a row says apart from its name. */
const factOf = ({ value, phrases, date }: Glance): readonly GlanceText[] =>
  [value && valueWithUnit(value), ...phrases.map(({ text }) => text), date?.text].filter((words) => words !== undefined)

/** The name of a record with its warnings. */
const namedFact = ({ name, phrases }: Glance): readonly GlanceText[] => [name, ...phrases.map(({ text }) => text)]

/** Links to the other pages of the record, each with one fact. `keys`: the links in their order; the last one leads to all records. */
export default function PageLinks({ keys }: { keys: readonly PageLinkKey[] }) {
  const id = useId()
  const { pageLinks } = useHomeMessages()
  const reader = useAudience()
  const facts = useFacts()
  // All at once: each link that came later would move the others.
  if (keys.some((key) => facts[key].isLoading)) return <p data-loading hidden />
  const shown: readonly PageLink[] = [
    ...keys.map((key) => facts[key]).filter(({ fact }) => fact.length > 0),
    { to: '/records', name: pageLinks.allRecords, fact: [pageLinks.allFact], isLoading: false },
  ]
  return (
    <nav aria-labelledby={id} className="no-print">
      <h2 id={id} className="visually-hidden">
        {pageLinks.title(reader)}
      </h2>
      <ul className={styles['pageLinks']}>
        {shown.map(({ to, name, fact }) => (
          <li key={to}>
            <Link to={to}>
              <Words words={name} />
            </Link>
            <small>
              {fact.map((words, index) => (
                <span key={index}>
                  {index === 0 ? null : ' '}
                  <Words words={words} />
                </span>
              ))}
            </small>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Words = ({ words }: { words: Word }) => (typeof words === 'string' ? words : <GlanceWords text={words} />)

/** Functions that create the links to lists. */
function usePageLinkFactory() {
  const { pageLinks } = useHomeMessages()
  const status = useStatusContext()
  const now = useNow()
  const context = useHomeUnitGlance({ impliedStatuses })
  const gapText = useGapText()
  /** The link of a list: its fact of the records that are not private, how many are private, and what went wrong. */
  function pageLinkOf<R extends Resource>(
    to: string,
    name: Word,
    loaded: RecordsResult<R>,
    factOfList: (records: readonly R[]) => Word | readonly Word[] | undefined,
  ): PageLink {
    const all = (loaded.set?.matches ?? none) as readonly R[]
    const records = visibleOf(all)
    const fact = records.length === 0 ? undefined : factOfList(records)
    const hidden = all.length - records.length
    return {
      to,
      name,
      isLoading: isListLoading(loaded),
      fact: [fact, hidden > 0 ? pageLinks.hidden(hidden) : undefined, gapText(loaded)]
        .flat()
        .filter((part) => part !== undefined),
    }
  }
  /** The number of events and the day of the newest. */
  const counted = (type: RecordType, records: readonly Resource[]): string | undefined => {
    const events = newestFirst(
      type,
      recordsUsableFor('newest', recordsUsableFor('count', records, status), status),
    ).filter((record) => !isDatedAfter(type, record, now))
    const count = countAsserted(events, status)
    const [newest] = events
    const day = newest && rowDate(descriptorOf(type).date(newest)?.raw, context)?.text.text
    if (events.length === 0) return undefined
    return day === undefined ? pageLinks.number(count) : pageLinks.counted(count, day)
  }
  return { pageLinks, status, now, context, pageLinkOf, counted }
}

function useFacts(): Readonly<Record<PageLinkKey, PageLink>> {
  const { pageLinks, status, now, context, pageLinkOf, counted } = usePageLinkFactory()
  const format = useFormat()
  const observations = useHomeList('Observation')
  const { tests, vitals } = useNewestResults()
  const [firstVital] = sortVitals(vitals)
  const vitalGlance = firstVital && glanceOf(firstVital.reading.observation, context)
  const isCurrent = (type: RecordType) => (record: Resource) =>
    descriptorOf(type).listSection(record) === 'main' && !isDenial(record)
  return {
    vitals: pageLinkOf(
      '/vitals',
      vitalGlance?.name ?? pageLinks.vitals,
      observations,
      () => vitalGlance && factOf(vitalGlance),
    ),
    goals: pageLinkOf('/records/Goal', pageLinks.goals, useHomeList('Goal'), (goals) => {
      const current = recordsUsableFor('count', goals.filter(isCurrent('Goal')), status)
      const reached = current.filter((goal) => statusOf(goal, status)?.key === 'Goal.reached').length
      return current.length === 0 ? undefined : pageLinks.reached(countAsserted(current, status), reached)
    }),
    vaccines: pageLinkOf('/records/Immunization', pageLinks.vaccines, useHomeList('Immunization'), (vaccines) => {
      const [newest] = newestFirst(
        'Immunization',
        recordsUsableFor('newest', recordsUsableFor('count', vaccines, status), status),
      ).filter((each) => !isDatedAfter('Immunization', each, now))
      const glance = newest && glanceOf(newest, context)
      return glance && [glance.name, ...factOf(glance)]
    }),
    notes: pageLinkOf('/documents', pageLinks.notes, useHomeList('DocumentReference'), (notes) =>
      counted('DocumentReference', notes),
    ),
    visits: pageLinkOf('/records/Encounter', pageLinks.visits, useHomeList('Encounter'), (visits) =>
      counted(
        'Encounter',
        visits.filter((visit) => hasTakenPlace(visit, status)),
      ),
    ),
    team: pageLinkOf('/records/CareTeam', pageLinks.team, useHomeList('CareTeam'), (teams) => {
      const people = new Set(
        recordsUsableFor('count', teams.filter(isCurrent('CareTeam')), status)
          .flatMap((team) => careTeamMembers(team, now, format).current.flatMap(({ members }) => members))
          .map(({ reference }, index) => reference?.reference ?? reference?.display ?? String(index)),
      )
      return people.size === 0 ? undefined : pageLinks.people(people.size)
    }),
    plans: pageLinkOf('/records/CarePlan', pageLinks.plans, useHomeList('CarePlan'), (plans) => {
      const current = recordsUsableFor('count', plans.filter(isCurrent('CarePlan')), status)
      const [first] = current
      if (first === undefined) return undefined
      return current.length === 1
        ? namedFact(glanceOf(first, context))
        : pageLinks.number(countAsserted(current, status))
    }),
    insurance: pageLinkOf('/records/Coverage', pageLinks.insurance, useHomeList('Coverage'), (coverages) => {
      const current = countAsserted(coverages.filter(isCurrent('Coverage')), status)
      return current === 0 ? undefined : pageLinks.policies(current)
    }),
    devices: pageLinkOf('/records/Device', pageLinks.devices, useHomeList('Device'), (devices) => {
      const current = recordsUsableFor('count', devices.filter(isCurrent('Device')), status)
      const [first] = current
      if (first === undefined) return undefined
      if (current.length > 1) return pageLinks.number(countAsserted(current, status))
      return namedFact(glanceOf(first, context))
    }),
    medicines: pageLinkOf('/medicines', pageLinks.medicines, useHomeList('MedicationRequest'), (requests) => {
      const { current, past } = groupMedicines(requests)
      const count = countAsserted(current, status)
      if (count > 0) return pageLinks.number(count)
      return past.length > 0 ? pageLinks.past(past.length, status.died !== undefined) : undefined
    }),
    results: pageLinkOf('/results', pageLinks.results, observations, () =>
      tests.length === 0
        ? undefined
        : counted(
            'Observation',
            tests.map(({ reading }) => reading.observation),
          ),
    ),
    allergies: pageLinkOf(
      '/records/AllergyIntolerance',
      pageLinks.allergies,
      useHomeList('AllergyIntolerance'),
      (allergies) => {
        const stated = recordsUsableFor('count', allergies, status)
        const [first] = stated
        const glance = first && glanceOf(first, context)
        if (!glance) return undefined
        return stated.length === 1 ? namedFact(glance) : pageLinks.number(countAsserted(stated, status))
      },
    ),
  }
}
