import { textOf } from '../../lib/json'
import { plain, type Circumstance, type Phrase } from './status'
import { byTable, type Sent } from './coded-element'
import type { Resource } from '../../fhir/resource'

/** Types that the API does not show have no codes of its own: their statuses are those of the standard that has the type. */
const statusOf = ({ status }: Resource): Sent => {
  const code = textOf(status)?.trim()
  return code === undefined ? {} : { code }
}

const undone = plain('Procedure.notDone', 'stop')
const ordered = plain('ordered', 'wait')

/** DSTU2, diagnostic-order-status. */
const orders: Readonly<Record<string, Phrase>> = {
  proposed: plain('notOrdered', 'wait'),
  draft: plain('CarePlan.draft', 'wait'),
  planned: plain('planned', 'wait'),
  requested: ordered,
  received: ordered,
  accepted: ordered,
  'in-progress': plain('begun', 'wait'),
  review: plain('inReview', 'wait'),
  suspended: plain('paused', 'wait'),
  completed: plain('Procedure.done', 'none'),
  cancelled: plain('called', 'stop'),
  rejected: undone,
  failed: undone,
}

const planned = plain('wasPlannedNoDate', 'past')

/** What is said of an order in place of that it is still to come, once the person has died. */
const afterDeath: Readonly<Record<string, Phrase>> = {
  proposed: plain('CarePlan.wasSuggested', 'past'),
  planned,
  requested: planned,
  received: planned,
  accepted: planned,
  'in-progress': planned,
  suspended: plain('wasPaused', 'past'),
}

/** What became of an order of tests. */
export function diagnosticOrder(record: Resource, at: Circumstance): Phrase {
  const sent = statusOf(record)
  return byTable(at.died ? { ...orders, ...afterDeath } : orders, sent)
}

/** R4 PublicationStatus, and the words of DSTU2 for the same. */
const forms: Readonly<Record<string, Phrase>> = {
  draft: plain('CarePlan.draft', 'wait'),
  active: plain('Location.active', 'none'),
  published: plain('Location.active', 'none'),
  retired: plain('Location.inactive', 'past'),
  unknown: plain('notKnown', 'unsure'),
}

/** Whether a form is in use. */
export const questionnaire = (record: Resource): Phrase => byTable(forms, statusOf(record))
