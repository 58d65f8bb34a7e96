import { codingsOf, conceptText, conceptWords } from '../../fhir/concept'
import { listOf, textOf } from '../../lib/json'
import type { Condition } from 'fhir/r4'

export type ConditionGroup = 'current' | 'unclear' | 'remission' | 'checking' | 'past' | 'ruledOut' | 'visits' | 'void'

/** One problem as the record tells it: every entry with the same code. */
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
  return listOf(condition.category).flatMap((category) =>
    codingsOf(category).flatMap((coding) => (coding.code ? [coding.code] : [])),
  )
}

/** True for a US Core health concern, which stays among the other conditions with its own tag. */
export function isHealthConcern(condition: Condition): boolean {
  return categoryCodes(condition).includes('health-concern')
}

function onlyVisitReason(condition: Condition): boolean {
  const codes = categoryCodes(condition)
  return codes.length > 0 && codes.every((code) => code === 'encounter-diagnosis')
}

/**
 * Every condition in exactly one group; one whose status is missing or unknown to this app is `unclear`, never current or past.
 * Visit reasons are set apart only where the record also has a problem list: a server that calls every condition an encounter
 * diagnosis would otherwise hide the current ones.
 */
export function groupConditions<C extends Condition>(
  conditions: readonly C[],
): Readonly<Record<ConditionGroup, readonly C[]>> {
  const hasProblemList = conditions.some((condition) => !onlyVisitReason(condition))
  const groups: Record<ConditionGroup, C[]> = {
    current: [],
    unclear: [],
    remission: [],
    checking: [],
    past: [],
    ruledOut: [],
    visits: [],
    void: [],
  }
  for (const condition of conditions) {
    const verification = codeIn(condition.verificationStatus, verificationGroups)
    const apart = verification === 'void' || verification === 'ruledOut' ? verification : undefined
    const visit = hasProblemList && onlyVisitReason(condition) ? 'visits' : undefined
    groups[apart ?? visit ?? verification ?? codeIn(condition.clinicalStatus, clinicalGroups) ?? 'unclear'].push(
      condition,
    )
  }
  return groups
}

/** Code systems by how exactly they name a problem: where an entry has several codings, the first of these counts. */
const exactest = ['http://snomed.info/sct', 'http://hl7.org/fhir/sid/icd-10-cm', 'http://hl7.org/fhir/sid/icd-10']

/** What counts as the same problem: the code (SNOMED CT before ICD-10 before others) at the same body site, else the text; undefined without both. */
function problemKey(condition: Condition): string | undefined {
  const codings = codingsOf(condition.code).filter(({ code }) => code !== undefined)
  const coding =
    exactest.map((system) => codings.find((each) => each.system === system)).find((each) => each !== undefined) ??
    codings[0]
  const name = coding
    ? `${coding.system ?? ''}|${coding.code ?? ''}`
    : textOf(conceptWords(condition.code)?.trim().toLowerCase())
  if (name === undefined) return undefined
  const sites = listOf(condition.bodySite).flatMap((site) => conceptText(site)?.toLowerCase() ?? [])
  return [name, ...sites.toSorted()].join(' @ ')
}

/** One entry a problem, in the order of the given list (newest first); no condition is lost, and those without code and text stand alone. */
export function problemsOf<C extends Condition>(conditions: readonly C[]): readonly Problem<C>[] {
  const problems = new Map<string, { key: string; newest: C; all: C[] }>()
  conditions.forEach((condition, position) => {
    const key = problemKey(condition) ?? `#${position}`
    const known = problems.get(key)
    if (known) known.all.push(condition)
    else problems.set(key, { key, newest: condition, all: [condition] })
  })
  return [...problems.values()]
}
