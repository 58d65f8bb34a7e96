import { expect, it } from 'vitest'
import { reportsByResult } from '../../clinical/observations/results-by-report'
import { originFacts } from './result-origin'

it('lists the visit and everyone who performed the test, and nothing that the record lacks', () => {
  const observation = {
    resourceType: 'Observation' as const,
    encounter: { reference: 'Encounter/v' },
    performer: [{ display: 'Lab' }, { reference: 'Practitioner/p' }, {}],
    specimen: {},
  }
  expect(originFacts(observation).map(({ label, values }) => [label, values.length])).toEqual([
    ['Observation.encounter', 1],
    ['Observation.performer', 2],
  ])
})

it('finds every report that refers to a result, each once', () => {
  const report = (id: string, ...results: readonly string[]) => ({
    resourceType: 'DiagnosticReport' as const,
    id,
    result: results.map((one) => ({ reference: `Observation/${one}` })),
  })
  const found = reportsByResult([report('a', 'x', 'x', 'y'), report('b', 'x'), report('c')])
  expect(
    [found.get('Observation/x'), found.get('Observation/y'), found.get('Observation/z')].map((own) =>
      own?.map(({ id }) => id),
    ),
  ).toEqual([['a', 'b'], ['a'], undefined])
})
