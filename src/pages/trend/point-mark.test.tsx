import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { readObservation } from '../../clinical/observations/result-reading'
import { PointMark, markDataOf } from './point-mark'
import { seriesOf } from '../../clinical/observations/series'
import { loadPageMessages, loadProviderMessages } from '../../i18n/messages'

const system = 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation'
const loinc = (code: string) => ({ coding: [{ system: 'http://loinc.org', code }] })
const marked = (code: string) => ({ interpretation: [{ coding: [{ system, code }] }] })
const pointOf = (more: object) => {
  const point = seriesOf([
    readObservation({
      resourceType: 'Observation',
      id: 'one',
      status: 'final',
      code: loinc('1'),
      effectiveDateTime: '2024-05-01',
      valueQuantity: { value: 5, unit: '%' },
      ...more,
    }),
  ])[0]?.points[0]
  if (!point) throw new Error('no point')
  return point
}
const drawn = (more: object) => renderToStaticMarkup(<PointMark data={markDataOf(pointOf(more))} x={50} y={50} />)
/** The strokes of a path, in their order. */
const strokes = { lll: 'diamond', lh: 'triangle', hvh: 'bar' } as const
const shapeOf = (markup: string): string => {
  const path = / d="([^"]+)"/.exec(markup)?.[1] ?? ''
  const drawn = (path.match(/[lhv]/g) ?? []).join('')
  return path.includes('a') ? 'circle' : (strokes[drawn as keyof typeof strokes] ?? path)
}

it.each([
  ['above', marked('H'), 'triangle'],
  ['below', marked('LL'), 'triangle'],
  ['outside without a side', marked('A'), 'diamond'],
  ['inside', marked('N'), 'circle'],
  ['a word that compares nothing', marked('POS'), 'bar'],
  ['no flag', {}, 'bar'],
])('%s has its shape', (_, more, shape) => {
  expect(shapeOf(drawn(more))).toBe(shape)
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
] as const)(
  'the words below the chart tell patients and care staff the same of each shape (%s)',
  async (code, says) => {
    const [plain, staff] = await Promise.all([loadPageMessages(code), loadProviderMessages(code)])
    for (const [index, { views }] of [plain, staff].entries()) {
      const text = views.trend.aboutText.join(' ')
      expect(
        Object.entries(says)
          .filter(([, said]) => !said.test(text))
          .map(([shape]) => shape),
        ['patients', 'care staff'][index],
      ).toEqual([])
    }
  },
)

it.each([
  ['early', { status: 'preliminary' }, 'fill="var(--surface)"'],
  ['less than', { valueQuantity: { value: 5, unit: '%', comparator: '<' } }, 'fill="var(--surface)"'],
  ['changed', { status: 'corrected' }, '<rect'],
  [
    'private',
    { meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }] } },
    'stroke-dasharray',
  ],
])('%s is marked besides', (_, more, sign) => {
  expect(drawn(more)).toContain(sign)
  expect(drawn({})).not.toContain(sign)
})

it('each number of a blood pressure is marked by its own flag, and by that of the whole where none has one', () => {
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
