import { useMemo } from 'react'
import { readObservation, type ObservationReading } from '../../../clinical/observations/result-reading'
import { useRangeSelector } from '../../../components/patient/status-context'
import { useSession } from '../../../auth/session/session-provider'
import { useReferencedRecords } from '../../../data/references/use-referenced-records'
import { isOfType, type ResourceOf } from '../../../fhir/resource'
import { objectsOf } from '../../../lib/json'
import { missingRecordText } from '../missing-text'
import { useDetailMessages } from '../use-detail-messages'
import { linksOfResults, namedResults, type NamedResult } from './named-results'

/** A result of a report that is not here. */
export interface MissingResult {
  readonly name: string | undefined
  readonly id: string | undefined
  readonly reason: string
}

export interface ReportResults {
  /** Results with a record of their own, those of a panel in its place. */
  readonly readings: readonly ObservationReading[]
  /** Results inside the report, which have no page of their own. */
  readonly inside: readonly ObservationReading[]
  readonly missing: readonly MissingResult[]
  readonly isLoading: boolean
}

type Observation = ResourceOf<'Observation'>
type State = ReturnType<typeof useReferencedRecords>[number]

/** A named result with what is known about its record. */
interface FoundResult extends NamedResult {
  readonly state: State | undefined
  readonly observation: Observation | undefined
}

function useFound(named: readonly NamedResult[]): readonly FoundResult[] {
  const links = linksOfResults(named)
  const states = useReferencedRecords(links)
  return named.map((each) => {
    const state = each.id === undefined ? undefined : states[links.findIndex(({ id }) => id === each.id)]
    const loaded = state?.state === 'loaded' && isOfType(state.resource, 'Observation') ? state.resource : undefined
    return { ...each, state, observation: each.inside ?? loaded }
  })
}

const membersOfPanel = ({ observation }: FoundResult) => objectsOf(observation?.hasMember)

/** The results of a report: from the loaded lists, else read one by one. The members of a panel are results of the report too. */
export function useReportResults(report: ResourceOf<'DiagnosticReport'>): ReportResults {
  const messages = useDetailMessages()
  const session = useSession()
  const rangeFor = useRangeSelector()
  const { format } = messages
  const named = useMemo(
    () => namedResults(objectsOf(report.result), objectsOf(report['contained']), session),
    [report, session],
  )
  const results = useFound(named)
  const members = useFound(
    results.flatMap((result) =>
      namedResults(membersOfPanel(result), objectsOf(result.observation?.['contained']), session),
    ),
  )
  const ids = new Set(results.flatMap(({ id }) => id ?? []))
  const all = [...results, ...members.filter(({ id }) => id === undefined || !ids.has(id))]
  const readings = all.flatMap(({ observation, inside }) =>
    observation ? [{ inside, reading: readObservation(observation, format, rangeFor) }] : [],
  )
  // A panel that only lists its members says nothing itself.
  const shown = readings.filter(
    ({ reading: { values, components, observation } }) =>
      values.length + components.length > 0 || objectsOf(observation.hasMember).length === 0,
  )
  const missing = all.filter(({ observation }) => observation === undefined)
  return {
    readings: shown.filter(({ inside }) => inside === undefined).map(({ reading }) => reading),
    inside: shown.filter(({ inside }) => inside !== undefined).map(({ reading }) => reading),
    missing: missing.map(({ name, id, hasAddress, state, host }) => ({
      name,
      id,
      reason: hasAddress ? missingRecordText(state, host, messages) : messages.detail.results.nameOnly,
    })),
    isLoading: missing.some(({ state }) => state?.state === 'readable'),
  }
}
