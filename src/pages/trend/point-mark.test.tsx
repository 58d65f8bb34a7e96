import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { readObservation } from '../../clinical/observations/result-reading'
import { PointMark, markDataOf } from './point-mark'
import { seriesOf } from '../../clinical/observations/series'
import { loadPageMessages, loadProviderMessages } from '../../i18n/messages'
import { newestReadings } from '../../clinical/assertion/__fixtures__/newest-candidates'
import { english } from '../../i18n/__fixtures__/format'

const system = 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation'
const loinc = (code: string) => ({ coding: [{ system: 'http://loinc.org', code }] })
const marked = (code: string) => ({ interpretation: [{ coding: [{ system, code }] }] })
const pointOf = (more: object) => {
  const point = seriesOf(
    newestReadings([
      readObservation(
        {
          resourceType: 'Observation',
          id: 'one',
          status: 'final',
          code: loinc('1'),
          effectiveDateTime: '2024-05-01',
          valueQuantity: { value: 5, unit: '%' },
          ...more,
        },
        english,
      ),
    ]),
  )[0]?.points[0]
  if (!point) throw new Error('no point')
  return point
}
const render = (more: object) => renderToStaticMarkup(<PointMark data={markDataOf(pointOf(more))} x={50} y={50} />)
/** Shapes by the relative commands of their path. */
const shapes = { lll: 'diamond', lh: 'triangle', hvh: 'bar' } as const
const shapeOf = (markup: string): string => {
  const path = / d="([^"]+)"/.exec(markup)?.[1] ?? ''
  const commands = (path.match(/[lhv]/g) ?? []).join('')
  return path.includes('a') ? 'circle' : (shapes[commands as keyof typeof shapes] ?? path)
}

it.each([
  ['a result above its range', marked('H'), 'triangle'],
  ['a result below its range', marked('LL'), 'triangle'],
  ['a result outside its range without a side', marked('A'), 'diamond'],
  ['a result inside its range', marked('N'), 'circle'],
  ['a flag that compares nothing', marked('POS'), 'bar'],
  ['a result without a flag', {}, 'bar'],
])('%s has its shape', (_, more, shape) => {
  expect(shapeOf(render(more))).toBe(shape)
})

it.each([
  [
    'en',
    {
      diamond: /diamond[^.]* outside/i,
      circle: /circle[^.]* inside/i,
      bar: /bar[^.]* no range/i,
      triangle: /triangle[^.]* outside/i,
    },
  ],
  [
    'es',
    {
      diamond: /rombo[^.]* fuera/i,
      circle: /círculo[^.]* dentro/i,
      bar: /raya[^.]*(?:no hay un|sin) rango/i,
      triangle: /triángulo[^.]* fuera/i,
    },
  ],
] as const)('the text below the chart explains each shape to patients and providers (%s)', async (code, patterns) => {
  const [patient, provider] = await Promise.all([loadPageMessages(code), loadProviderMessages(code)])
  for (const [index, { views }] of [patient, provider].entries()) {
    const text = views.trend.aboutText.join(' ')
    expect(
      Object.entries(patterns)
        .filter(([, pattern]) => !pattern.test(text))
        .map(([shape]) => shape),
      ['patients', 'providers'][index],
    ).toEqual([])
  }
})

it.each([
  ['a preliminary result', { status: 'preliminary' }, 'fill="var(--surface)"'],
  ['a value with a comparator', { valueQuantity: { value: 5, unit: '%', comparator: '<' } }, 'fill="var(--surface)"'],
  ['a corrected result', { status: 'corrected' }, '<rect'],
  [
    'a private result',
    { meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }] } },
    'stroke-dasharray',
  ],
])('%s has a further mark', (_, more, sign) => {
  expect(render(more)).toContain(sign)
  expect(render({})).not.toContain(sign)
})

it('each number of a blood pressure has the mark of its own flag, or of the whole where neither has one', () => {
  const part = (code: string, value: number, more: object = {}) => ({
    code: loinc(code),
    valueQuantity: { value, unit: 'mmHg' },
    ...more,
  })
  const pressure = (lower: object, whole: object) =>
    pointOf({
      code: loinc('85354-9'),
      valueQuantity: undefined,
      component: [part('8480-6', 120), part('8462-4', 95, lower)],
      ...whole,
    })
  expect([
    markDataOf(pressure(marked('H'), {}), 'systolic').flag,
    markDataOf(pressure(marked('H'), {}), 'diastolic').flag?.code,
  ]).toEqual([undefined, 'H'])
  expect(markDataOf(pressure({}, marked('H')), 'systolic').flag?.code).toBe('H')
})
