import type { observationElements } from '../contract/elements/observation'
import { define } from './define'

/** How Observation reads. */
export const observation = define<typeof observationElements>({
  type: 'Observation',
  title: ['code'],
  date: ['effectiveDateTime', 'effectivePeriod', 'effectiveTiming', 'effectiveInstant', 'issued'],
  statuses: ['status'],
  timeline: true,
  subject: 'subject',
})
