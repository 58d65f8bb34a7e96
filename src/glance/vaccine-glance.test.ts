import { expect, it } from 'vitest'
import { groupVaccines } from '../clinical/immunizations/vaccine-groups'
import { patientContext as context } from './__fixtures__/glance-context'
import { earlierDosesWithRow, vaccineGlance } from './vaccine-glance'
import type { ResourceOf } from '../fhir/resource'

type Dose = ResourceOf<'Immunization'>

const words = {
  doseOf: (dose: string, series: string) => `Dose ${dose} of ${series}`,
  count: (count: number) => `${String(count)} doses`,
}

const dose = (id: string, day: string, elements: object = {}): Dose => ({
  resourceType: 'Immunization',
  id,
  status: 'completed',
  vaccineCode: { text: 'Flu' },
  occurrenceDateTime: day,
  ...elements,
})

const groupOf = (...doses: readonly Dose[]) => {
  const [group] = groupVaccines(doses, context.messages.format)
  if (!group) throw new Error('no doses')
  return group
}

it('the row of a vaccine that was not given says so in red, with the reason in quotation marks', () => {
  const { phrases } = vaccineGlance(
    groupOf(dose('no', '2026-05-01', { status: 'not-done', statusReason: { text: 'Out of stock' } })),
    context,
    words,
  )
  expect(phrases.map(({ text, tone }) => [text.text, tone])).toEqual([
    ['Not given', 'stop'],
    ['“Out of stock”', undefined],
  ])
})

it('an earlier dose has a row of its own only if more is to be said of it than its day', () => {
  const group = groupOf(
    dose('newest', '2025-10-10', { isSubpotent: true }),
    dose('part', '2024-10-10', { isSubpotent: true }),
    dose('plain', '2023-10-10'),
    dose('told', '2022-10-10', { primarySource: false }),
  )
  expect(earlierDosesWithRow(group, context).map(({ id }) => id)).toEqual(['part', 'told'])
})
