import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { font, style } from './style'

it('has the colors of the app', () => {
  const tokens = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8')
  const shared = [
    ...style.matchAll(
      /--(canvas|surface|hover|line|edge|text|text-2|action|on-action|warn|warn-bg|focus): (light-dark\([^)]*\))/g,
    ),
  ]
  expect(shared).toHaveLength(12)
  const inFull = (color: string) => color.replace(/#(\w)(\w)(\w)(?=[,)])/g, '#$1$1$2$2$3$3')
  for (const [, name = '', color = ''] of shared) expect(tokens).toContain(`--${name}: ${inFull(color)};`)
})

it('serves the font of the app', () => {
  expect(font?.subarray(0, 4).toString()).toBe('wOF2')
  expect(style).toContain("url('/sandbox.woff2')")
})
