import { descriptorOf } from '../../resources/descriptors'
import { assertionOf } from '../assertion/assertion-of'
import { newestFirst } from '../shared/newest-first'
import { statusOf } from '../status/status-of'
import { recordKey } from '../../fhir/source'
import type { ResourceOf } from '../../fhir/resource'
import type { StatusContext } from '../status/record-status'

type Visit = ResourceOf<'Encounter'>

/**
 * The visits before and after a visit by date, with what is planned. Those that were cancelled, entered by mistake or planned for a day that has
 * passed are skipped.
 */
export function adjacentVisits(
  visit: Visit,
  all: readonly Visit[],
  context: StatusContext,
): { readonly before: Visit | undefined; readonly after: Visit | undefined } {
  const isVisit = (each: Visit): boolean =>
    assertionOf(each, context).level !== 'withheld' && statusOf(each, context)?.key !== 'passed'
  const dated = newestFirst(
    'Encounter',
    all.filter(
      (each) =>
        descriptorOf('Encounter').date(each) !== undefined && (recordKey(each) === recordKey(visit) || isVisit(each)),
    ),
  )
  const index = dated.findIndex((each) => recordKey(each) === recordKey(visit))
  return index < 0 ? { before: undefined, after: undefined } : { before: dated[index + 1], after: dated[index - 1] }
}
