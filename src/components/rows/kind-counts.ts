import { countsByStatus } from '../../clinical/status/counted-as-type'
import { formatStatus } from '../../clinical/status/format-status'
import { isSingular } from '../../lib/locale-format'
import type { StatusContext } from '../../clinical/status/record-status'
import type { Resource } from '../../fhir/resource'
import type { Audience } from '../../i18n/audience'
import type { Messages } from '../../i18n/types'
import type { RecordKind } from '../../resources/observation-category'

/** Counts of the records of one kind, with what is counted: 13 "test results", 1 "test result: Test was not done". */
export function kindCounts(
  kind: RecordKind,
  records: readonly Resource[],
  context: StatusContext,
  messages: Pick<Messages, 'typeNames' | 'statuses' | 'format'>,
  audience: Audience,
): readonly (readonly [count: number, name: string])[] {
  const { one, many } = messages.typeNames[kind][audience === 'provider' ? 'provider' : 'patient']
  return countsByStatus(records, context).map(({ count, status }) => {
    const name = (isSingular(count, messages.format.locale) ? one : many).toLowerCase()
    return [count, status ? `${name}: ${formatStatus(status, messages, audience)}` : name]
  })
}
