import { codingsOf, conceptDisplay, firstCode } from '../../fhir/concept'
import { isDenial } from '../../resources/denial'
import { listOf, textOf } from '../../lib/json'
import { recordsUsableFor } from '../assertion/assertion-of'
import { implausiblyCurrentSince } from './self-limited'
import type { StatusContext } from '../status/record-status'
import type { ResourceOf } from '../../fhir/resource'

export type ConditionGroup =
  'current' | 'unclear' | 'remission' | 'underReview' | 'noneKnown' | 'past' | 'ruledOut' | 'visits' | 'enteredInError'

/** A problem: all its entries, which share a code. */
export interface Problem<C> {
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
  'entered-in-error': 'enteredInError',
  refuted: 'ruledOut',
  unconfirmed: 'underReview',
  provisional: 'underReview',
  differential: 'underReview',
}

function codeIn(concept: unknown, table: Readonly<Record<string, ConditionGroup>>): ConditionGroup | undefined {
  const code = codingsOf(concept).find((coding) => coding.code !== undefined && Object.hasOwn(table, coding.code))?.code
  return code === undefined ? undefined : table[code]
}

function categoryCodes(condition: ResourceOf<'Condition'>): readonly string[] {
  return listOf(condition.category).flatMap((category) =>
    codingsOf(category).flatMap((coding) => (coding.code ? [coding.code] : [])),
  )
}

/** True for a US Core health concern, which is listed among the other conditions with a tag. */
export function isHealthConcern(condition: ResourceOf<'Condition'>): boolean {
  return categoryCodes(condition).includes('health-concern')
}

function isOnlyVisitReason(condition: ResourceOf<'Condition'>): boolean {
  const codes = categoryCodes(condition)
  return codes.length > 0 && codes.every((code) => code === 'encounter-diagnosis')
}

/** True when the record gives an end, in any form. */
const hasEnd = (condition: ResourceOf<'Condition'>): boolean =>
  Object.entries(condition).some(([element, value]) => /^abatement[A-Z]/.test(element) && value !== undefined)

/**
 * Puts every condition in exactly one group; one with a missing or unknown status is `unclear`, never current or past, and so is a miscarriage of years
 * ago that is marked as active.
 * Visit reasons have their own group only when the record also has a problem list: a server that marks every condition as an
 * encounter diagnosis would otherwise hide the current ones.
 */
export function groupConditions<C extends ResourceOf<'Condition'>>(
  conditions: readonly C[],
  { today }: Pick<StatusContext, 'today'>,
): Readonly<Record<ConditionGroup, readonly C[]>> {
  const hasProblemList = conditions.some((condition) => !isOnlyVisitReason(condition))
  const groups: Record<ConditionGroup, C[]> = {
    current: [],
    unclear: [],
    remission: [],
    underReview: [],
    noneKnown: [],
    past: [],
    ruledOut: [],
    visits: [],
    enteredInError: [],
  }
  for (const condition of conditions) {
    const verification = codeIn(condition.verificationStatus, verificationGroups)
    const excluded = verification === 'enteredInError' || verification === 'ruledOut' ? verification : undefined
    const visit = hasProblemList && isOnlyVisitReason(condition) ? 'visits' : undefined
    const clinical = codeIn(condition.clinicalStatus, clinicalGroups)
    // Nothing is being looked into that is over.
    const checked = verification === 'underReview' && (clinical === 'past' || hasEnd(condition)) ? 'past' : verification
    const denied = isDenial(condition) && clinical !== 'past' ? 'noneKnown' : undefined
    const isDoubtful = clinical === 'current' && implausiblyCurrentSince(condition, today) !== undefined
    groups[excluded ?? denied ?? visit ?? checked ?? (isDoubtful ? 'unclear' : clinical) ?? 'unclear'].push(condition)
  }
  return groups
}

/** Code systems, most precise first; of several codings the first of these counts. */
const systemsByPrecision = [
  'http://snomed.info/sct',
  'http://hl7.org/fhir/sid/icd-10-cm',
  'http://hl7.org/fhir/sid/icd-10',
]

/** What identifies a problem: code (SNOMED CT before ICD-10 before others) and body site, else the text; undefined without both. */
function problemKey(condition: ResourceOf<'Condition'>): string | undefined {
  const codings = codingsOf(condition.code).filter(({ code }) => code !== undefined)
  const coding =
    systemsByPrecision
      .map((system) => codings.find((each) => each.system === system))
      .find((each) => each !== undefined) ?? codings[0]
  const name = coding
    ? `${coding.system ?? ''}|${coding.code ?? ''}`
    : textOf(conceptDisplay(condition.code)?.trim().toLowerCase())
  if (name === undefined) return undefined
  const sites = listOf(condition.bodySite).flatMap(
    (site) => (conceptDisplay(site) ?? firstCode(site))?.toLowerCase() ?? [],
  )
  return [name, ...sites.toSorted()].join(' @ ')
}

/**
 * One entry per problem, in the order of the list (newest first); conditions without code and text are not merged. The newest is the first that may be,
 * else the first.
 */
export function problemsOf<C extends ResourceOf<'Condition'>>(
  conditions: readonly C[],
  context: StatusContext,
): readonly Problem<C>[] {
  const candidates = new Set<C>(recordsUsableFor('newest', conditions, context))
  const problems = new Map<string, { key: string; newest: C; all: C[] }>()
  conditions.forEach((condition, position) => {
    const key = problemKey(condition) ?? `#${position}`
    const known = problems.get(key)
    if (known) {
      known.all.push(condition)
      if (!candidates.has(known.newest) && candidates.has(condition)) known.newest = condition
    } else problems.set(key, { key, newest: condition, all: [condition] })
  })
  return [...problems.values()]
}
