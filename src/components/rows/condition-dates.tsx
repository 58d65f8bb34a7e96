import { firstCode } from '../../fhir/concept'
import { conditionWhen } from '../../fhir/condition-when'
import { conditionLabel } from '../../resources/condition-label'
import { describe } from '../../resources/registry'
import { useAudience, useWords } from '../../ui/language'
import { Value } from '../../ui/value'
import type { Resource } from '../../fhir/resource'
import type { When } from '../../fhir/condition-when'

/** When a Condition began and ended in whichever form the record has it: a problem that began "at age 66" is not one without a date. */
export function ConditionDates({
  condition,
  under,
}: {
  condition: Resource
  /** The words of the column that the dates stand in: they are not said again. */ under?: string
}) {
  const { views, dateLabel, language } = useWords()
  const { audience } = useAudience()
  const { started, ended } = conditionWhen(condition, language.locale)
  const date = describe('Condition').date(condition)
  const isRemission = firstCode(condition['clinicalStatus']) === 'remission'
  const lines: readonly (readonly [label: string, when: When])[] = [
    ...started.map(
      (when) => [dateLabel(conditionLabel(condition, 'Condition.onsetDateTime'), audience), when] as const,
    ),
    ...ended.map((when) => [isRemission ? views.frame.wentIntoRemission : views.frame.ended, when] as const),
    ...(started.length === 0 && date
      ? [[dateLabel(date.label, audience), { kind: 'value', shown: { kind: 'date', raw: date.raw } }] as const]
      : []),
  ]
  if (lines.length === 0) return views.frame.noDate
  return lines.map(([label, when], index) => (
    <span key={index}>
      {index > 0 ? ' · ' : null}
      {label === under ? null : `${withColon(label, when)}${views.frame.beforeDate(label, rawOf(when))}`}{' '}
      <WhenText when={when} />
    </span>
  ))
}

/** The date, where it is one and no age, period or text. */
const rawOf = (when: When): string | undefined =>
  when.kind === 'value' && when.shown.kind === 'date' ? when.shown.raw : undefined

/** A text of the record is no part of our sentence. */
const withColon = (label: string, when: When): string =>
  when.kind === 'value' && (when.shown.kind === 'text' || when.shown.kind === 'unreadable') ? `${label}:` : label

function WhenText({ when }: { when: When }) {
  const { views } = useWords()
  return when.kind === 'age' ? <bdi>{views.frame.atAge(when.text)}</bdi> : <Value shown={when.shown} />
}
