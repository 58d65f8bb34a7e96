import { codingsOf } from '../../fhir/concept'
import { isObject, listOf, textOf } from '../../fhir/guards'
import type { Condition } from 'fhir/r4'

export type ConditionGroup = 'current' | 'remission' | 'checking' | 'past' | 'ruledOut' | 'visits' | 'void'

/** One code that stands at several visits. */
export interface VisitReason<C> {
  readonly key: string
  readonly newest: C
  readonly all: readonly C[]
}

const clinicalGroups: Readonly<Record<string, ConditionGroup>> = {
  active: 'current',
  recurrence: 'current',
  relapse: 'current',
  remission: 'remission',
  inactive: 'past',
  resolved: 'past',
}

const verificationGroups: Readonly<Record<string, ConditionGroup>> = {
  'entered-in-error': 'void',
  refuted: 'ruledOut',
  unconfirmed: 'checking',
  provisional: 'checking',
  differential: 'checking',
}

function codeIn(concept: unknown, table: Readonly<Record<string, ConditionGroup>>): ConditionGroup | undefined {
  const code = codingsOf(concept).find((coding) => coding.code !== undefined && Object.hasOwn(table, coding.code))?.code
  return code === undefined ? undefined : table[code]
}

function categoryCodes(condition: Condition): readonly string[] {
  return listOf(condition.category).flatMap((category) => codingsOf(category).flatMap((coding) => (coding.code ? [coding.code] : [])))
}

/** True for a US Core health concern, which stays among the current conditions with its own tag. */
export function isHealthConcern(condition: Condition): boolean {
  return categoryCodes(condition).includes('health-concern')
}

function onlyVisitReason(condition: Condition): boolean {
  const codes = categoryCodes(condition)
  return codes.length > 0 && codes.every((code) => code === 'encounter-diagnosis')
}

/**
 * Every condition in exactly one group. Visit reasons are set apart only where the record also has a problem list:
 * a server that calls every condition an encounter diagnosis would otherwise hide the current ones.
 */
export function groupConditions<C extends Condition>(conditions: readonly C[]): Readonly<Record<ConditionGroup, readonly C[]>> {
  const hasProblemList = conditions.some((condition) => !onlyVisitReason(condition))
  const groups: Record<ConditionGroup, C[]> = { current: [], remission: [], checking: [], past: [], ruledOut: [], visits: [], void: [] }
  for (const condition of conditions) {
    const verification = codeIn(condition.verificationStatus, verificationGroups)
    const apart = verification === 'void' || verification === 'ruledOut' ? verification : undefined
    const visit = hasProblemList && onlyVisitReason(condition) ? 'visits' : undefined
    groups[apart ?? visit ?? verification ?? codeIn(condition.clinicalStatus, clinicalGroups) ?? 'current'].push(condition)
  }
  return groups
}

/** What counts as the same reason: system and code, else the text; a condition without both stands alone. */
function reasonKey(condition: Condition, position: number): string {
  const coding = codingsOf(condition.code).find((each) => each.code)
  if (coding) return `${coding.system ?? ''}|${coding.code}`
  const text = isObject(condition.code) ? textOf(condition.code['text'])?.trim().toLowerCase() : undefined
  return text || `#${position}`
}

/** Visit reasons with one row a code, in the order of the given list (newest first); no condition is lost. */
export function visitReasons<C extends Condition>(conditions: readonly C[]): readonly VisitReason<C>[] {
  const reasons = new Map<string, { key: string; newest: C; all: C[] }>()
  conditions.forEach((condition, position) => {
    const key = reasonKey(condition, position)
    const known = reasons.get(key)
    if (known) known.all.push(condition)
    else reasons.set(key, { key, newest: condition, all: [condition] })
  })
  return [...reasons.values()]
}
