import type { Resource } from '../../fhir/resource'
import type { Page } from './bundle'
import { FhirError } from '../../fhir/errors'
import { type Dropped, type RecordSet } from '../record-set'

const keyOf = (resource: Resource): string | undefined =>
  resource.id === undefined ? undefined : `${resource.resourceType}/${resource.id}`

/** Number of the version; of two copies of a record the newer one counts. */
function versionOf({ meta }: Resource): number {
  return typeof meta === 'object' && meta !== null && 'versionId' in meta ? Number(meta.versionId) : NaN
}

/** The pages of one search put together. A page costs the same however much has come before. */
export class GrowingSet {
  readonly #matches: Resource[] = []
  readonly #included: Resource[] = []
  readonly #issues: string[] = []
  readonly #dropped: Dropped[] = []
  /** Where each match stands; includes stand nowhere (-1). */
  readonly #places = new Map<string, number>()
  #unclear = 0
  #total: number | undefined
  #next: string | undefined
  #entries = 0
  #grave = false
  pages = 0

  constructor(from?: RecordSet) {
    if (!from) return
    for (const one of from.matches) this.#addMatch(one)
    for (const one of from.included) this.#addIncluded(one)
    this.#issues.push(...from.issues.slice(0, from.issues.length - (from.issuesOfEnd ?? 0)))
    this.#dropped.push(...from.dropped)
    this.#unclear = from.unclear ?? 0
    this.#total = from.total
    this.#next = from.next
    this.pages = from.pages
    this.#entries = from.matches.length + from.included.length + from.dropped.length
  }

  /** The address of the page that comes after the last one. */
  get next(): string | undefined {
    return this.#next
  }

  get count(): number {
    return this.#matches.length
  }

  add(page: Page): void {
    for (const one of page.matches) this.#addMatch(one)
    for (const one of page.included) this.#addIncluded(one)
    this.#issues.push(...page.issues)
    this.#dropped.push(...page.dropped)
    this.#unclear += page.unclear
    this.#total = page.total ?? this.#total
    this.#entries += page.entries
    this.#grave ||= page.grave
    this.#next = page.next
    this.pages += 1
  }

  #addMatch(one: Resource): void {
    const key = keyOf(one)
    const place = key === undefined ? undefined : this.#places.get(key)
    const known = place === undefined ? undefined : this.#matches[place]
    if (known === undefined || place === undefined) {
      if (key !== undefined) this.#places.set(key, this.#matches.length)
      this.#matches.push(one)
      return
    }
    if (versionOf(one) > versionOf(known)) this.#matches[place] = one
    this.#dropped.push({ type: one.resourceType, ...(one.id === undefined ? {} : { id: one.id }), reason: 'duplicate' })
  }

  #addIncluded(one: Resource): void {
    const key = keyOf(one)
    if (key !== undefined && this.#places.has(key)) return
    if (key !== undefined) this.#places.set(key, -1)
    this.#included.push(one)
  }

  /**
   * The set after its last page. "There are none" is a statement about somebody's health, so it is made only for a list that says so: Throws
   * Failure `notAList` when the server counts records that are not in the list or says that something failed, or when none of what came could be read.
   */
  finished(what: string): RecordSet {
    if (this.#matches.length > 0 || this.#next !== undefined) return this.snapshot()
    const reasons = new Set(this.#dropped.map(({ reason }) => reason))
    const unread = reasons.size === 1 && reasons.has('notAResource')
    if (unread || this.#grave || (this.#total ?? 0) > (reasons.size === 0 ? 0 : this.#entries))
      throw new FhirError('notAList', what, undefined, undefined, this.#issues)
    return reasons.size === 0 ? this.snapshot() : { ...this.snapshot('allLeftOut'), complete: false }
  }

  /** The set as far as it has come; later pages do not change it. */
  snapshot(cutOff?: NonNullable<RecordSet['cutOff']>, issues: readonly string[] = []): RecordSet {
    return {
      matches: [...this.#matches],
      included: [...this.#included],
      issues: [...this.#issues, ...issues],
      ...(issues.length === 0 ? {} : { issuesOfEnd: issues.length }),
      dropped: [...this.#dropped],
      ...(this.#unclear === 0 ? {} : { unclear: this.#unclear }),
      total: this.#total,
      pages: this.pages,
      complete: this.#next === undefined,
      fetchedAt: Date.now(),
      ...(cutOff === undefined ? {} : { cutOff }),
      ...(this.#next === undefined ? {} : { next: this.#next }),
    }
  }
}
