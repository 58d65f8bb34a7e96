import { expect, it } from 'vitest'
import { maskRecord } from '../resources/masking'
import { patientContext as context } from './__fixtures__/glance-context'
import { procedureGlance } from './procedure-glance'
import type { ResourceOf } from '../fhir/resource'

const procedure: ResourceOf<'Procedure'> = {
  resourceType: 'Procedure',
  id: 'knee',
  status: 'completed',
  code: { text: 'Total knee replacement' },
  performedDateTime: '2025-03-12T09:00:00-05:00',
}

/** The row as one line: name, phrases with their tones, date. */
function lineOf(record: ResourceOf<'Procedure'>): string {
  const { name, phrases, date } = procedureGlance(record, context)
  const words = phrases.map(({ text, tone }) => (tone === undefined ? text.text : `[${tone}] ${text.text}`))
  return [name.text, ...words, date?.text.text].filter(Boolean).join(' | ')
}

it.each<readonly [string, object, string]>([
  [
    'its outcome and its day',
    { outcome: { text: 'Went as planned' } },
    'Total knee replacement | Went as planned | Mar 12, 2025',
  ],
  [
    'a complication, before the outcome',
    { outcome: { text: 'Went as planned' }, complication: [{ text: 'Wound infection' }] },
    'Total knee replacement | [warn] Wound infection | Went as planned | Mar 12, 2025',
  ],
  [
    'that it was not done, in red, and why',
    { status: 'not-done', statusReason: { text: 'Patient chose exercise' } },
    'Total knee replacement | [stop] Not done | “Patient chose exercise” | Mar 12, 2025',
  ],
  [
    'no reason of a procedure that was done',
    { statusReason: { text: 'Rescheduled once' } },
    'Total knee replacement | Mar 12, 2025',
  ],
  [
    'the age at which it was done',
    { performedDateTime: undefined, performedAge: { value: 40, unit: 'years' } },
    'Total knee replacement | age 40 years',
  ],
  [
    'in words when it was done',
    { performedDateTime: undefined, performedString: 'after the war' },
    'Total knee replacement | “after the war”',
  ],
])('the row of a procedure has %s', (_what, elements, expected) => {
  expect(lineOf({ ...procedure, ...elements })).toBe(expected)
})

it('says nothing of a masked procedure', () => {
  const masked = maskRecord(
    { ...procedure, complication: [{ text: 'Wound infection' }] },
    context.messages.format,
  ) as typeof procedure
  expect(lineOf(masked)).not.toMatch(/knee|infection/)
})
