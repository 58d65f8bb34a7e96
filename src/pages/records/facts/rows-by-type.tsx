import { descriptorOf } from '../../../resources/descriptors'
import { FactList, Value } from '../../../ui/value'
import { Disclosure } from '../../../ui/disclosure'
import { useFormat, useMessages } from '../../../language/language-context'
import { useAudience } from '../../../ui/audience'
import { usePageMessages } from '../../../ui/use-page-messages'
import { isDenial } from '../../../resources/denial'
import { useRecordStatus } from '../../../components/rows/record-status'
import { ResourceRow } from '../../../components/rows/resource-row'
import { deviceName } from '../../../resources/implants'
import { InlineValues, ShortFacts, useShortFacts } from './short-facts'
import { GoalTargets } from './goal-targets'
import { CareTeamMembers } from './care-team-members'
import {
  activityGroups,
  deviceCardFacts,
  insuranceCardLines,
  allergyReactions,
  rowFacts,
} from '../../../clinical/shared/row-facts'
import { Fragment, type ComponentType } from 'react'
import type { RecordType } from '../../../contract'
import type { StatusKey } from '../../../clinical/status/record-status'
import type { Resource, ResourceOf } from '../../../fhir/resource'

interface RowProps<T extends RecordType> {
  readonly resource: ResourceOf<T>
}

/** Reactions on one line, each with its severity. */
function Reactions({ reactions }: { reactions: ReturnType<typeof allergyReactions> }) {
  const { codeText } = useMessages()
  const { audience } = useAudience()
  return reactions.map(({ signs, severity }, index) => {
    const severityText =
      severity === undefined ? '' : codeText('AllergyIntolerance.reaction.severity', severity, audience)
    return (
      <Fragment key={index}>
        {index > 0 ? '; ' : null}
        {signs.map((sign, position) => (
          <Fragment key={position}>
            {position > 0 ? ', ' : null}
            <Value value={sign.kind === 'concept' ? { ...sign, brief: true } : sign} />
          </Fragment>
        ))}
        {signs.length > 0 && severityText !== '' ? ` (${severityText.toLowerCase()})` : severityText}
      </Fragment>
    )
  })
}

/** Statuses that name the risk, so that the criticality is not repeated. */
const STATUSES_NAMING_RISK: readonly StatusKey[] = [
  'AllergyIntolerance.highRisk',
  'AllergyIntolerance.unconfirmedHigh',
  'AllergyIntolerance.presumedHigh',
]

function AllergyRow({ resource }: RowProps<'AllergyIntolerance'>) {
  const format = useFormat()
  const { byType } = usePageMessages()
  const isInStatus = STATUSES_NAMING_RISK.includes(useRecordStatus(resource)?.key ?? 'notGiven')
  const facts = useShortFacts(
    rowFacts('AllergyIntolerance', resource, format).filter(
      ({ label }) => label !== 'AllergyIntolerance.criticality' || !isInStatus,
    ),
  )
  const reactions = allergyReactions(resource, format)
  if (isDenial(resource)) return <ResourceRow resource={resource} withLine={false} />
  return (
    <ResourceRow resource={resource} withLine={false}>
      <ShortFacts
        facts={[
          [byType.reaction, reactions.length > 0 ? <Reactions reactions={reactions} /> : byType.noReaction],
          ...facts,
        ]}
      />
    </ResourceRow>
  )
}

/** Creates a row with the facts of `rowFacts`; directory entries are not dated. */
function createFactRow<T extends RecordType>(type: T, isDated = true): ComponentType<RowProps<T>> {
  return function FactRow({ resource }: RowProps<T>) {
    const format = useFormat()
    const facts = useShortFacts(rowFacts(type, resource, format))
    return (
      <ResourceRow resource={resource} withLine={false} {...(isDated ? {} : { meta: false })}>
        <ShortFacts facts={facts} />
      </ResourceRow>
    )
  }
}

function CarePlanRow({ resource }: RowProps<'CarePlan'>) {
  const format = useFormat()
  const { byType } = usePageMessages()
  const title = descriptorOf('CarePlan').title(resource, format)
  const rows = rowFacts('CarePlan', resource, format).filter(({ values }) =>
    values.some((shown) => shown.kind !== 'text' || shown.text !== title),
  )
  const facts = useShortFacts(rows)
  const steps = activityGroups(resource, byType.doNotPerform, format).map(
    ([standing, shown]) => [byType.activities[standing], <InlineValues values={shown} />] as const,
  )
  return (
    <ResourceRow resource={resource} withLine={false}>
      <ShortFacts facts={[...facts, ...steps]} />
    </ResourceRow>
  )
}

function GoalRow({ resource }: RowProps<'Goal'>) {
  const format = useFormat()
  const facts = useShortFacts(rowFacts('Goal', resource, format))
  return (
    <ResourceRow resource={resource} withLine={false}>
      <GoalTargets goal={resource} />
      <ShortFacts facts={facts} />
    </ResourceRow>
  )
}

function CareTeamRow({ resource }: RowProps<'CareTeam'>) {
  const format = useFormat()
  const facts = useShortFacts(rowFacts('CareTeam', resource, format))
  return (
    <ResourceRow resource={resource} withLine={false}>
      <ShortFacts facts={facts} />
      <CareTeamMembers team={resource} />
    </ResourceRow>
  )
}

function DeviceRow({ resource }: RowProps<'Device'>) {
  const format = useFormat()
  const { byType } = usePageMessages()
  const name = deviceName(resource)
  const rows = rowFacts('Device', resource, format).filter(({ label }) => label !== 'Device.type' || name !== undefined)
  const facts = useShortFacts(rows)
  const cardNumbers = deviceCardFacts(resource, format)
  return (
    <ResourceRow resource={resource} title={name} withLine={false}>
      <ShortFacts facts={facts} />
      {cardNumbers.length > 0 ? (
        <Disclosure summary={byType.cardDetails}>
          <FactList rows={cardNumbers} />
        </Disclosure>
      ) : null}
    </ResourceRow>
  )
}

function CoverageRow({ resource }: RowProps<'Coverage'>) {
  const format = useFormat()
  const { label } = usePageMessages()
  const { audience } = useAudience()
  const facts = useShortFacts(rowFacts('Coverage', resource, format))
  const lines = insuranceCardLines(resource, format).map(
    ({ element, name, values }) =>
      [
        name === undefined ? label(`Coverage.${element}`, audience) : <bdi>{name}</bdi>,
        <InlineValues values={values} />,
      ] as const,
  )
  return (
    <ResourceRow resource={resource} withLine={false} meta={false}>
      <ShortFacts facts={[...facts, ...lines]} />
    </ResourceRow>
  )
}

const rows: { readonly [T in RecordType]?: ComponentType<RowProps<T>> } = {
  AllergyIntolerance: AllergyRow,
  Encounter: createFactRow('Encounter'),
  Procedure: createFactRow('Procedure'),
  CarePlan: CarePlanRow,
  Goal: GoalRow,
  CareTeam: CareTeamRow,
  Device: DeviceRow,
  Coverage: CoverageRow,
  Group: createFactRow('Group', false),
  Location: createFactRow('Location', false),
  Organization: createFactRow('Organization', false),
  Practitioner: createFactRow('Practitioner', false),
  PractitionerRole: createFactRow('PractitionerRole'),
}

/**
 * Row components of types with their own layout; `ResourceRow` renders the others. A list of one type passes them only records of that type, which
 * the compiler cannot tell.
 */
export const rowsByType = rows as Partial<Record<RecordType, ComponentType<{ readonly resource: Resource }>>>
