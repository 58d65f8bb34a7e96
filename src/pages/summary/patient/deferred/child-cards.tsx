import { useMemo } from 'react'
import { countSeries } from '../../../../clinical/immunizations/complete-series'
import { recordsUsableFor } from '../../../../clinical/assertion/assertion-of'
import { isDatedAfter } from '../../../../clinical/shared/is-dated-after'
import { newestFirst } from '../../../../clinical/shared/newest-first'
import { hasTakenPlace } from '../../../../clinical/overview/last-visit'
import { listGap } from '../../../../data/completeness/list-gap'
import { GlanceList, RecordGlance } from '../../../../components/rows/glance-row'
import { inlineText } from '../../../../components/files/inline-text'
import { useGlanceContext } from '../../../../components/rows/use-glance-context'
import { useStatusContext } from '../../../../components/patient/status-context'
import { VisitDayTile } from '../../../../components/rows/visit-day-tile'
import { documentGlance } from '../../../../glance/document-glance'
import { glanceOf } from '../../../../glance/glance-of'
import { useMessages } from '../../../../language/language-context'
import { descriptorOf } from '../../../../resources/descriptors'
import { Card } from '../../../../ui/card'
import { Link } from '../../../../ui/link'
import { useNow } from '../../../../ui/use-now'
import styles from '../../summary.module.css'
import { useListLink } from '../list-link'
import { HomeListSection } from '../list-section'
import { useHomeList } from '../use-home-list'
import { plannedVisits } from '../planned-visits'
import { ChildGrowth } from './child-growth'
import { useHomeMessages } from './use-home-messages'
import type { Resource, ResourceOf } from '../../../../fhir/resource'

const MAX_VACCINES = 2
const MAX_PAPERS = 3

/** The rows of records, each with its name, phrases and date. */
function Rows({ records, slim = false }: { records: readonly Resource[]; slim?: boolean }) {
  const context = useGlanceContext()
  return records.length === 0 ? null : (
    <GlanceList slim={slim}>
      {records.map((record, index) => (
        <RecordGlance key={record.id ?? index} record={record} toGlance={(each) => glanceOf(each, context)} />
      ))}
    </GlanceList>
  )
}

/** What matters first on the page of a child: vaccines, visits, papers and growth. */
export default function ChildCards() {
  return (
    <>
      <ChildVaccines />
      <ChildVisits />
      <ChildPapers />
      <ChildGrowth />
    </>
  )
}

/** The vaccines of a child: whether all series are complete, the newest ones, and the paper for the school. */
function ChildVaccines() {
  const { typeNames } = useMessages()
  const { child } = useHomeMessages()
  const loaded = useHomeList('Immunization')
  const names = typeNames.Immunization.patient
  const what = names.many.toLowerCase()
  const href = '/records/Immunization'
  return (
    <Card title={names.many} icon="health" {...useListLink(loaded, href, what)}>
      <HomeListSection loaded={loaded} what={what} href={href}>
        {(records) => <Vaccines records={records} isWhole={listGap(loaded) === undefined} />}
      </HomeListSection>
      <p className="no-print">
        <Link className="button" to="/download/work">
          {child.forSchool}
        </Link>
      </p>
    </Card>
  )
}

function Vaccines({ records, isWhole }: { records: readonly ResourceOf<'Immunization'>[]; isWhole: boolean }) {
  const { child } = useHomeMessages()
  const status = useStatusContext()
  const now = useNow()
  const given = useMemo(
    () =>
      newestFirst(
        'Immunization',
        recordsUsableFor('newest', recordsUsableFor('count', records, status), status),
      ).filter((record) => !isDatedAfter('Immunization', record, now)),
    [records, status, now],
  )
  const { all, complete } = countSeries(given)
  return (
    <>
      {isWhole && all > 0 && all === complete ? <p>{child.seriesComplete(all)}</p> : null}
      <Rows records={given.slice(0, MAX_VACCINES)} slim />
    </>
  )
}

/** The last visit of a child, and that none is planned. */
function ChildVisits() {
  const { typeNames } = useMessages()
  const loaded = useHomeList('Encounter')
  const names = typeNames.Encounter.patient
  const what = names.many.toLowerCase()
  const href = '/records/Encounter'
  return (
    <Card title={names.many} icon="visits" {...useListLink(loaded, href, what)}>
      <HomeListSection loaded={loaded} what={what} href={href}>
        {(records) => <Visits records={records} isWhole={listGap(loaded) === undefined} />}
      </HomeListSection>
    </Card>
  )
}

function Visits({ records, isWhole }: { records: readonly ResourceOf<'Encounter'>[]; isWhole: boolean }) {
  const { child } = useHomeMessages()
  const status = useStatusContext()
  const now = useNow()
  const last = newestFirst('Encounter', recordsUsableFor('newest', records, status)).find(
    (visit) => hasTakenPlace(visit, status) && !isDatedAfter('Encounter', visit, now),
  )
  return (
    <>
      {last === undefined ? null : (
        <div className={styles['dated']}>
          <VisitDayTile visit={last} />
          <Rows records={[last]} />
        </div>
      )}
      {isWhole && plannedVisits(records, status, now).length === 0 ? <p>{child.noVisitPlanned}</p> : null}
    </>
  )
}

/** The newest documents of a child, such as forms for the school. */
function ChildPapers() {
  const { typeNames } = useMessages()
  const { child } = useHomeMessages()
  const loaded = useHomeList('DocumentReference')
  const status = useStatusContext()
  const context = useGlanceContext()
  const what = typeNames.DocumentReference.patient.many.toLowerCase()
  const link = useListLink(loaded, '/documents', what)
  if (listGap(loaded) === undefined && loaded.set?.matches.length === 0) return null
  return (
    <Card title={child.papers} icon="papers" {...link}>
      <HomeListSection loaded={loaded} what={what} href="/documents">
        {(records) => (
          <GlanceList>
            {newestFirst('DocumentReference', recordsUsableFor('newest', records, status))
              .filter((record) => descriptorOf('DocumentReference').listSection(record) === 'main')
              .slice(0, MAX_PAPERS)
              .map((record, index) => (
                <RecordGlance
                  key={record.id ?? index}
                  record={record}
                  toGlance={(each) => documentGlance(each, context, inlineText)}
                />
              ))}
          </GlanceList>
        )}
      </HomeListSection>
    </Card>
  )
}
