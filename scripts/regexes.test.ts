import { describe, expect, it } from 'vitest'
import { allRegexes, analyse, composedIn, isFast, readResults, regexesIn, unlisted } from './ci/regexes.mjs'

const { linear, noAttackFound, slower, composed } = readResults()
const all = allRegexes()
const listed = Object.entries(slower).flatMap(([file, ofFile]) =>
  Object.entries(ofFile).map(([regex, { time, because }]) => [file, regex, time, because] as const),
)

describe('the regular expressions of the product', () => {
  it('take linear time for any input, or are listed because no input is long', async () => {
    const fast = new Set([...linear, ...noAttackFound])
    const times = new Map(listed.map(([, regex, time]) => [regex, time]))
    const results: string[] = []
    for (const { where, regex } of unlisted(
      all.filter((each) => !fast.has(each.regex)),
      slower,
    )) {
      const time = times.get(regex) ?? (await analyse(regex))
      if (!isFast(time)) results.push(`${where}: ${regex} takes ${time} time`)
    }
    expect(results).toEqual([])
  })

  it('of the server, the sandbox and the tools are not listed', () => {
    expect(Object.keys(slower).filter((file) => !file.startsWith('src/'))).toEqual([])
  })

  it('that are put together are listed with a reason, and no others are', () => {
    const found = allRegexes(composedIn).map(({ where, regex }) => `${where.slice(0, where.lastIndexOf(':'))} ${regex}`)
    const known = Object.entries(composed).flatMap(([file, ofFile]) =>
      Object.entries(ofFile).map(([regex, because]) => `${file} ${because === '' ? 'without a reason' : regex}`),
    )
    expect([...new Set(found)].toSorted()).toEqual(known.toSorted())
  })

  it.each(listed)(
    'listed: %s %s, %s, is still in use, has a reason and is not exponential',
    (file, regex, time, because) => {
      expect(because).toMatch(/\w/)
      expect(all.some((each) => each.regex === regex && each.where.startsWith(`${file}:`))).toBe(true)
      expect(time).not.toContain('exponential')
    },
  )
})

describe('a slower expression is an error', () => {
  const found = [{ where: 'src/a.ts:3', regex: '/=+$/' }]
  const result = { time: '2nd degree polynomial', because: 'no input is long' }
  it.each([
    ['not if it is listed for its file', { 'src/a.ts': { '/=+$/': result } }, 0],
    ['if it is listed for another file only', { 'src/b.ts': { '/=+$/': result } }, 1],
    ['if it is listed nowhere', {}, 1],
  ])('%s', (_, slow, count) => expect(unlisted(found, slow)).toHaveLength(count))
})

describe('the analysis finds', () => {
  it.each([
    [String.raw`/^(?:<!--[^]*?-->|\s)*<svg/`, 'exponential'],
    ['/=+$/', '2nd degree polynomial'],
    [String.raw`/^\d{4}-\d{2}$/`, 'linear'],
    [String.raw`/^0+(?=\d)/`, 'no attack found'],
  ])('%s: %s', async (regex, result) => expect(await analyse(regex)).toBe(result))

  it('literals in any place, but not in texts', () => {
    const source = "const a = [/b+/g, { c: x.replace(/d/, '/e/') }] // /f/\nconst g = `${/h/.source}`"
    expect(regexesIn(source, 'a.ts')).toEqual([
      { where: 'a.ts:1', regex: '/b+/g' },
      { where: 'a.ts:1', regex: '/d/' },
      { where: 'a.ts:2', regex: '/h/' },
    ])
  })

  it('calls of RegExp, with their parts', () =>
    expect(composedIn("const a = /b/\nconst c = new RegExp(\n  d + 'e')\nRegExp(f)", 'a.ts')).toEqual([
      { where: 'a.ts:2', regex: "new RegExp( d + 'e')" },
      { where: 'a.ts:4', regex: 'RegExp(f)' },
    ]))
})
