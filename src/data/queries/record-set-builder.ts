import type { Resource } from '../../fhir/resource'
import type { BundlePage } from './bundle'
import { FhirError } from '../../fhir/errors'
import { countOmitted, isBelowTotal } from '../../fhir/whole-list'
import { type DroppedEntry, type RecordSet } from '../record-set'

const recordKey = (resource: Resource): string | undefined =>
  resource.id === undefined ? undefined : `${resource.resourceType}/${resource.id}`

function versionNumber({ meta }: Resource): number {
  return typeof meta === 'object' && meta !== null && 'versionId' in meta ? Number(meta.versionId) : NaN
}

/** Combines the pages of one search. Adding a page takes the same time however many came before. */
export class RecordSetBuilder {
  readonly #matches: Resource[] = []
  readonly #included: Resource[] = []
  #issues: string[] = []
  #dropped: DroppedEntry[] = []
  /** The index of each match by record key; -1 for included records. */
  readonly #indexByKey = new Map<string, number>()
  #unclear = 0
  /** The largest total of any page, which may be an estimate (R4 search, 3.1.1.5). */
  #total: number | undefined
  /** The last page was promised by a next link, and has no entries. */
  #endsEmpty = false
  #next: string | undefined
  #entries = 0
  #hasErrors = false
  pages = 0

  constructor(from?: RecordSet) {
    if (!from) return
    for (const resource of from.matches) this.#addMatch(resource)
    for (const resource of from.included) this.#addIncluded(resource)
    this.#issues = from.issues.slice(0, from.issues.length - (from.trailingIssues ?? 0))
    this.#dropped = [...from.dropped]
    this.#unclear = from.unclear ?? 0
    this.#total = from.total
    this.#next = from.next
    this.pages = from.pages
    this.#entries = from.matches.length + from.included.length + from.dropped.length
  }

  /** The URL of the page after the last one added. */
  get next(): string | undefined {
    return this.#next
  }

  get count(): number {
    return this.#matches.length
  }

  add(page: BundlePage): void {
    for (const resource of page.matches) this.#addMatch(resource)
    for (const resource of page.included) this.#addIncluded(resource)
    // One by one: the arguments of a call are limited, those of a page are not.
    for (const issue of page.issues) this.#issues.push(issue)
    for (const entry of page.dropped) this.#dropped.push(entry)
    this.#unclear += page.unclear
    this.#total = page.total === undefined ? this.#total : Math.max(page.total, this.#total ?? 0)
    this.#endsEmpty = this.pages > 0 && page.entries === 0
    this.#entries += page.entries
    this.#hasErrors ||= page.hasErrors
    this.#next = page.next
    this.pages += 1
  }

  /** Of two versions of a record, keeps the newer one at the place of the first. */
  #addMatch(resource: Resource): void {
    const key = recordKey(resource)
    const index = key === undefined ? undefined : this.#indexByKey.get(key)
    const known = index === undefined ? undefined : this.#matches[index]
    if (known === undefined || index === undefined) {
      if (key !== undefined) this.#indexByKey.set(key, this.#matches.length)
      this.#matches.push(resource)
      return
    }
    if (versionNumber(resource) > versionNumber(known)) this.#matches[index] = resource
    const { resourceType: type, id } = resource
    this.#dropped.push({ type, ...(id === undefined ? {} : { id }), reason: 'duplicate' })
  }

  #addIncluded(resource: Resource): void {
    const key = recordKey(resource)
    if (key !== undefined && this.#indexByKey.has(key)) return
    if (key !== undefined) this.#indexByKey.set(key, -1)
    this.#included.push(resource)
  }

  /**
   * The set after its last page. An empty set states that a patient has no such records, so it is returned only for a list that says so. Throws FhirError
   * `notAList` when the server counts or announces records that are not in the list or reports an error, or when no entry could be read.
   */
  build(request: string): RecordSet {
    if (this.#matches.length > 0 || this.#next !== undefined)
      return this.#isShort() ? { ...this.snapshot('total'), complete: false } : this.snapshot()
    const reasons = new Set(this.#dropped.map(({ reason }) => reason))
    const isUnreadable = reasons.size === 1 && reasons.has('notAResource')
    const isCutOff = this.#endsEmpty && this.#total === undefined
    if (isUnreadable || isCutOff || this.#hasErrors || (this.#total ?? 0) > (reasons.size === 0 ? 0 : this.#entries))
      throw new FhirError('notAList', request, undefined, undefined, this.#issues)
    return reasons.size === 0 ? this.snapshot() : { ...this.snapshot('allOmitted'), complete: false }
  }

  /** True when fewer records have come than the largest total, or than a next link promised without a total that says that these are all. */
  #isShort(): boolean {
    const [matches, dropped, total] = [this.#matches, this.#dropped, this.#total]
    const received = matches.length + countOmitted({ dropped })
    return isBelowTotal({ matches, dropped, total }) || (this.#endsEmpty && total !== received)
  }

  /** The set so far; later pages do not change it. A total below the number of its records is left out. */
  snapshot(
    truncationReason?: NonNullable<RecordSet['truncationReason']>,
    trailingIssues: readonly string[] = [],
  ): RecordSet {
    return {
      matches: [...this.#matches],
      included: [...this.#included],
      issues: [...this.#issues, ...trailingIssues],
      ...(trailingIssues.length === 0 ? {} : { trailingIssues: trailingIssues.length }),
      dropped: [...this.#dropped],
      ...(this.#unclear === 0 ? {} : { unclear: this.#unclear }),
      total: (this.#total ?? 0) < this.#matches.length ? undefined : this.#total,
      pages: this.pages,
      complete: this.#next === undefined,
      fetchedAt: Date.now(),
      ...(truncationReason === undefined ? {} : { truncationReason }),
      ...(this.#next === undefined ? {} : { next: this.#next }),
    }
  }
}
