import { firstCode } from '../../fhir/concept'
import { conditionTimes } from '../../fhir/condition-times'
import { conditionLabelKey } from '../../resources/condition-label-key'
import { descriptorOf } from '../../resources/descriptors'
import { useTextAudience } from '../../ui/detail-level'
import { useMessages } from '../../language/language-context'
import { Value } from '../../ui/value'
import type { ResourceOf } from '../../fhir/resource'
import type { ConditionTime } from '../../fhir/condition-times'

/** Onset and abatement of a Condition in any form that R4 allows, such as "at age 66". */
export function ConditionDates({
  condition,
  under,
}: {
  condition: ResourceOf<'Condition'>
  /** Label of the table column, which is not repeated. */
  under?: string
}) {
  const { views, dateLabel, format } = useMessages()
  const audience = useTextAudience()
  const { started, ended } = conditionTimes(condition, format)
  const date = descriptorOf('Condition').date(condition)
  const isRemission = firstCode(condition.clinicalStatus) === 'remission'
  const lines: readonly (readonly [label: string, when: ConditionTime])[] = [
    ...started.map(
      (when) => [dateLabel(conditionLabelKey(condition, 'Condition.onsetDateTime'), audience), when] as const,
    ),
    ...ended.map((when) => [isRemission ? views.common.wentIntoRemission : views.common.ended, when] as const),
    ...(started.length === 0 && date
      ? [[dateLabel(date.label, audience), { kind: 'value', shown: { kind: 'date', raw: date.raw } }] as const]
      : []),
  ]
  if (lines.length === 0) return views.common.noDate
  return lines.map(([label, when], index) => (
    <span key={index}>
      {index > 0 ? ' · ' : null}
      {label === under ? null : `${withColon(label, when)}${views.common.datePreposition(label, rawDateOf(when))}`}{' '}
      <WhenText when={when} />
    </span>
  ))
}

/** The raw date; undefined for an age, period or text. */
const rawDateOf = (when: ConditionTime): string | undefined =>
  when.kind === 'value' && when.shown.kind === 'date' ? when.shown.raw : undefined

/** Adds a colon before free text, which does not continue the label. */
const withColon = (label: string, when: ConditionTime): string =>
  when.kind === 'value' && (when.shown.kind === 'text' || when.shown.kind === 'unreadable') ? `${label}:` : label

function WhenText({ when }: { when: ConditionTime }) {
  const { views } = useMessages()
  return when.kind === 'age' ? <bdi>{views.common.atAge(when.text)}</bdi> : <Value value={when.shown} />
}
