import { codingsOf } from '../../fhir/concept'
import { simpleShowFunctions } from '../../fhir/show-simple'
import { listOf } from '../../lib/json'
import { referenceOf } from '../../fhir/reference'
import { codeSystemName } from '../../i18n/code-systems'
import { Disclosure } from '../../ui/disclosure'
import { FactList } from '../../ui/value'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { PaginatedList } from '../../ui/paginated-list'
import { isHealthConcern } from '../../clinical/conditions/condition-groups'
import { WithoutHeading } from '../../components/rows/record-status'
import { SlimRecordGlance } from '../../components/rows/glance-row'
import { ResourceRow } from '../../components/rows/resource-row'
import type { FormatContext } from '../../i18n/format-context'
import type { ReactNode } from 'react'
import type { LabelledValues, DisplayValue } from '../../fhir/display-value'
import type { Glance } from '../../glance/glance'
import type { Problem } from '../../clinical/conditions/condition-groups'
import type { ResourceOf } from '../../fhir/resource'

/** Who recorded an entry and where it belongs; absent elements are left out. */
function sourceFacts(condition: ResourceOf<'Condition'>, format: FormatContext): readonly LabelledValues[] {
  const elements: readonly (readonly [element: string, values: readonly (DisplayValue | undefined)[]])[] = [
    [
      'recordedDate',
      listOf(condition.recordedDate).map((raw) =>
        typeof raw === 'string' ? { kind: 'date', raw, past: true } : undefined,
      ),
    ],
    ['recorder', listOf(condition.recorder).map((each) => referenceOf(each))],
    ['asserter', listOf(condition.asserter).map((each) => referenceOf(each))],
    ['encounter', listOf(condition.encounter).map((each) => referenceOf(each))],
    [
      'category',
      listOf(condition.category).map((category) =>
        simpleShowFunctions.CodeableConcept(category, 'Condition.category', format),
      ),
    ],
  ]
  return elements
    .map(([element, values]) => ({
      label: `Condition.${element}`,
      values: values.filter((shown) => shown !== undefined),
    }))
    .filter(({ values }) => values.length > 0)
}

interface ProblemEntryProps {
  readonly problem: Problem<ResourceOf<'Condition'>>
  /** How many visits had the problem as a reason. */
  readonly visits: number
  /** Another part of the record says that this problem was ruled out. */
  readonly isRuledOut: boolean
  toGlance(condition: ResourceOf<'Condition'>): Glance
}

/** One problem: its newest entry, and folded below it all entries with their source. */
export function ProblemEntry({ problem: { newest, all }, visits, isRuledOut, toGlance }: ProblemEntryProps) {
  const { views, format } = usePageMessages()
  const reader = useAudience()
  const alsoRuledOut = isRuledOut ? <p>{views.conditions.alsoRuledOut(reader)}</p> : null
  return (
    <>
      {reader.audience === 'provider' ? (
        <Entry condition={newest}>
          {alsoRuledOut}
          {visits > 0 ? <p className="muted">{views.conditions.alsoVisits(visits)}</p> : null}
        </Entry>
      ) : (
        <>
          <SlimRecordGlance record={newest} toGlance={toGlance} />
          {alsoRuledOut}
        </>
      )}
      {all.length > 1 ? (
        <Disclosure summary={`${views.conditions.timesRecorded(all.length)}. ${views.conditions.eachTime(all.length)}`}>
          <WithoutHeading>
            <PaginatedList
              label={views.conditions.eachTime(all.length)}
              items={all.map((condition, index) => (
                <Entry key={condition.id ?? index} condition={condition}>
                  <FactList rows={sourceFacts(condition, format)} />
                </Entry>
              ))}
            />
          </WithoutHeading>
        </Disclosure>
      ) : null}
    </>
  )
}

function Entry({ condition, children }: { condition: ResourceOf<'Condition'>; children?: ReactNode }) {
  const { views } = usePageMessages()
  return (
    <ResourceRow
      resource={condition}
      chips={
        <>
          {isHealthConcern(condition) ? <span>{views.conditions.concern}</span> : null}
          <Codes condition={condition} />
        </>
      }
    >
      {children}
    </ResourceRow>
  )
}

/** The codes of a problem, for providers. */
function Codes({ condition }: { condition: ResourceOf<'Condition'> }) {
  const { audience } = useAudience()
  if (audience !== 'provider') return null
  return codingsOf(condition.code).map(({ system, code }, index) =>
    code === undefined ? null : (
      <span key={index} className="muted small">
        <bdi dir="ltr">{`${system === undefined ? '' : `${codeSystemName(system)} `}${code}`}</bdi>
      </span>
    ),
  )
}
