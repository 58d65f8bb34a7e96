import { describe } from '../../../resources/registry'
import { FactList } from '../../../ui/fact-list'
import { Disclosure } from '../../../ui/disclosure'
import { useAudience, useWords } from '../../../ui/language'
import { usePageWords } from '../../../ui/page-words'
import { noKnownAllergy } from '../../../resources/no-known-allergy'
import { usePhrase } from '../../../components/rows/record-status'
import { ResourceRow } from '../../../components/rows/resource-row'
import { deviceName } from '../../../resources/implants'
import { Inline, ShortFacts, useShortFacts } from './facts'
import { Targets } from './goal'
import { Members } from './members-list'
import { activitiesOf, cardFacts, cardLines, reactionsOf, rowFacts } from '../../../clinical/shared/row-facts'
import type { ComponentType } from 'react'
import type { RecordType } from '../../../contract'
import type { StatusKey } from '../../../clinical/status/status'
import type { Resource } from '../../../fhir/resource'

interface RowProps {
  readonly resource: Resource
}

/** Phrases that name the risk, so that no fact need say it again. */
const namesRisk: readonly StatusKey[] = [
  'AllergyIntolerance.highRisk',
  'AllergyIntolerance.unconfirmedHigh',
  'AllergyIntolerance.presumedHigh',
]

function Allergy({ resource }: RowProps) {
  const { typed } = usePageWords()
  const { codeText } = useWords()
  const { audience } = useAudience()
  const isSaid = namesRisk.includes(usePhrase(resource)?.key ?? 'notGiven')
  const facts = useShortFacts(
    rowFacts('AllergyIntolerance', resource).filter(
      ({ label }) => label !== 'AllergyIntolerance.criticality' || !isSaid,
    ),
  )
  const reactions = reactionsOf(resource).map(({ signs, severity }) => {
    const words = severity === undefined ? '' : codeText('AllergyIntolerance.reaction.severity', severity, audience)
    return signs !== '' && words !== '' ? `${signs} (${words.toLowerCase()})` : signs || words
  })
  if (noKnownAllergy(resource)) return <ResourceRow resource={resource} withLine={false} />
  return (
    <ResourceRow resource={resource} withLine={false}>
      <ShortFacts
        facts={[
          [typed.reaction, reactions.length > 0 ? <bdi>{reactions.join('; ')}</bdi> : typed.noReaction],
          ...facts,
        ]}
      />
    </ResourceRow>
  )
}

/** A row whose facts the table of facts names; entries of a directory have no date to speak of. */
function factRow(type: RecordType, dated = true): ComponentType<RowProps> {
  return function FactRow({ resource }: RowProps) {
    const facts = useShortFacts(rowFacts(type, resource))
    return (
      <ResourceRow resource={resource} withLine={false} {...(dated ? {} : { meta: false })}>
        <ShortFacts facts={facts} />
      </ResourceRow>
    )
  }
}

function Plan({ resource }: RowProps) {
  const { typed } = usePageWords()
  const title = describe('CarePlan').title(resource)
  const rows = rowFacts('CarePlan', resource).filter(({ values }) =>
    values.some((shown) => shown.kind !== 'text' || shown.text !== title),
  )
  const facts = useShortFacts(rows)
  const steps = activitiesOf(resource, typed.notToDo).map(
    ([standing, shown]) => [typed.activities[standing], <Inline values={shown} />] as const,
  )
  return (
    <ResourceRow resource={resource} withLine={false}>
      <ShortFacts facts={[...facts, ...steps]} />
    </ResourceRow>
  )
}

function GoalRow({ resource }: RowProps) {
  const facts = useShortFacts(rowFacts('Goal', resource))
  return (
    <ResourceRow resource={resource} withLine={false}>
      <Targets goal={resource} />
      <ShortFacts facts={facts} />
    </ResourceRow>
  )
}

function Team({ resource }: RowProps) {
  const facts = useShortFacts(rowFacts('CareTeam', resource))
  return (
    <ResourceRow resource={resource} withLine={false}>
      <ShortFacts facts={facts} />
      <Members team={resource} />
    </ResourceRow>
  )
}

function DeviceRow({ resource }: RowProps) {
  const { typed } = usePageWords()
  const name = deviceName(resource)
  const rows = rowFacts('Device', resource).filter(({ label }) => label !== 'Device.type' || name !== undefined)
  const facts = useShortFacts(rows)
  const numbers = cardFacts(resource)
  return (
    <ResourceRow resource={resource} title={name} withLine={false}>
      <ShortFacts facts={facts} />
      {numbers.length > 0 ? (
        <Disclosure summary={typed.cardDetails}>
          <FactList rows={numbers} />
        </Disclosure>
      ) : null}
    </ResourceRow>
  )
}

function Insurance({ resource }: RowProps) {
  const { label } = usePageWords()
  const { audience } = useAudience()
  const facts = useShortFacts(rowFacts('Coverage', resource))
  const lines = cardLines(resource).map(
    ({ of, name, values }) =>
      [name === undefined ? label(`Coverage.${of}`, audience) : <bdi>{name}</bdi>, <Inline values={values} />] as const,
  )
  return (
    <ResourceRow resource={resource} withLine={false} meta={false}>
      <ShortFacts facts={[...facts, ...lines]} />
    </ResourceRow>
  )
}

/** Types whose rows have a reading of their own; the others are drawn from their descriptor. */
export const typedRows: Partial<Record<RecordType, ComponentType<RowProps>>> = {
  AllergyIntolerance: Allergy,
  Encounter: factRow('Encounter'),
  Procedure: factRow('Procedure'),
  CarePlan: Plan,
  Goal: GoalRow,
  CareTeam: Team,
  Device: DeviceRow,
  Coverage: Insurance,
  Group: factRow('Group', false),
  Location: factRow('Location', false),
  Organization: factRow('Organization', false),
  Practitioner: factRow('Practitioner', false),
  PractitionerRole: factRow('PractitionerRole'),
}
