import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const src = join(import.meta.dirname, '..')
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(join(src, name), 'utf8').replace(/\/\*.*?\*\//gs, '') }))
const tokens = sheets.find(({ name }) => name === join('ui', 'tokens.css'))?.css ?? ''
const colors = new Map(
  [...tokens.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name = '', light = '', dark = '']) => [
    name,
    [light, dark] as const,
  ]),
)

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The lower of the contrasts in the light and in the dark theme. */
function contrast(front: string, back: string): number {
  const [fronts, backs] = [colors.get(front), colors.get(back)]
  if (!fronts || !backs) throw new Error(`no color ${fronts ? back : front} in both themes`)
  const ratios = fronts.map((color, theme) => {
    const [dark = 0, light = 0] = [luminance(color), luminance(backs[theme] ?? '')].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  })
  return Math.min(...ratios)
}

const below = (minimum: number, pairs: readonly (readonly [string, string])[]) =>
  pairs
    .filter(([front, back]) => contrast(front, back) < minimum)
    .map(([front, back]) => `${front} on ${back}: ${contrast(front, back).toFixed(2)}`)
const each = (fronts: readonly string[], backs: readonly string[]) =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const))

const backgrounds = ['canvas', 'surface', 'sunken', 'hover']
const meanings = ['out', 'stop', 'warn', 'info', 'good']
const kinds = ['results', 'medicines', 'health', 'visits', 'papers'].map((kind) => `k-${kind}`)

/** Backgrounds of each text color. */
const textPairs = [
  ...each(['text', 'text-2', 'action', 'action-strong'], [...backgrounds, 'action-soft']),
  ...meanings.flatMap((name) => each([name], [`${name}-bg`, 'surface'])),
  ...each(
    ['text', 'action'],
    meanings.map((name) => `${name}-bg`),
  ),
  ...kinds.flatMap((name) => each([name], [`${name}-bg`, 'surface'])),
  ...each(['on-action'], ['action', 'action-strong']),
  ...each(['text', 'text-2'], ['band']),
  ...each(['on-proxy'], ['proxy']),
  // Labels of goals in charts.
  ...each(['goal'], ['surface']),
  ...each(['on-staff'], ['staff']),
]

/** Pairs from rules that set both color and background. */
const declaredPairs = sheets.flatMap(({ name, css }) =>
  [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => {
    const front = /(?:^|[\s;])color: var\(--([\w-]+)\)/.exec(rule)?.[1]
    const back = /background(?:-color)?: var\(--([\w-]+)\)/.exec(rule)?.[1]
    return front && back ? [{ name, front, back }] : []
  }),
)

describe('contrast in the shipped style sheets', () => {
  test('text has at least 7:1 in both themes', () => {
    expect(below(7, textPairs)).toEqual([])
    expect(
      below(
        7,
        declaredPairs.map(({ front, back }) => [front, back]),
      ),
    ).toEqual([])
    expect(declaredPairs.length).toBeGreaterThan(10)
  })

  test('every text color has known backgrounds', () => {
    const known = new Set(textPairs.map(([front]) => front))
    const used = sheets.flatMap(({ name, css }) =>
      [...css.matchAll(/[\s;{]color: var\(--([\w-]+)\)/g)].map(([, token = '']) => ({ name, token })),
    )
    expect(used.filter(({ token }) => !known.has(token))).toEqual([])
  })

  test('borders, marks and focus rings have at least 3:1', () => {
    expect(
      below(3, [
        ...each(['edge', 'focus'], backgrounds),
        ...meanings.flatMap((name) => each([`${name}-edge`], [`${name}-bg`, 'surface', 'canvas'])),
        ...each(['band-edge', 'out-edge', 'action', 'goal'], ['surface', 'band']),
      ]),
    ).toEqual([])
  })

  test('only tokens.css defines colors, except black and white for print', () => {
    const colorsElsewhere = sheets
      .filter(({ name }) => !name.endsWith('tokens.css'))
      .flatMap(({ name, css }) => [...css.matchAll(/#[0-9a-f]{3,8}\b/gi)].map(([color]) => `${name}: ${color}`))
    expect(colorsElsewhere.filter((color) => !/#(?:000|fff)$/.test(color))).toEqual([])
  })
})
