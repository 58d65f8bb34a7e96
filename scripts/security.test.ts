import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { LIMITS } from '../server/limits'

const root = join(import.meta.dirname, '..')
const pageOf = (name: string) => readFileSync(join(root, 'docs', name), 'utf8')
const page = pageOf('security.md')

/** Number of rows in each table; new threats are appended. */
const tables = { Threats: 50, 'The server': 21, Faults: 57 } as const

/** The limits of the server, in the order of `LIMITS`. */
const limitTables = { Limits: Object.keys(LIMITS).length }

/** Rows without a test, whose reason is on the page. */
const withoutTest: readonly string[] = []

interface Row {
  readonly number: string
  readonly mitigation: string
  readonly tests: string
}

function rowsOf(text: string, heading: string): readonly Row[] {
  const [, section = ''] = text.split(`\n## ${heading}\n`)
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => /^\| \d+ +\|/.test(line))
  return lines.map((line) => {
    const [number = '', , mitigation = '', tests = '', ...more] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
    return more.length === 0 && line.endsWith(' |')
      ? { number, mitigation, tests }
      : { number, mitigation: '', tests: '' }
  })
}

/** The tests quoted in a cell as `file` “title”, “title”; `file` “title”. Undefined for another format. */
function testsIn(cell: string): readonly { file: string; title: string }[] | undefined {
  const parts = cell.split(/;\s*(?=`)/)
  const read = parts.map((part) => /^`([\w./-]+\.(?:test|spec)\.tsx?)` (“[^”]+”(?:, “[^”]+”)*)$/.exec(part))
  if (read.some((one) => one === null)) return undefined
  return read.flatMap(
    (one) => (one?.[2] ?? '').match(/(?<=“)[^”]+(?=”)/g)?.map((title) => ({ file: one?.[1] ?? '', title })) ?? [],
  )
}

const textOf = (node: ts.Node | undefined): string | undefined =>
  node && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
    ? node.getText().slice(1, -1).replaceAll("\\'", "'")
    : undefined

/** Titles of a test file, and the first item of each array, because rows of test tables are part of titles. Without skipped tests. */
function titlesIn(source: string, file = 'a.test.ts'): ReadonlySet<string> {
  const titles = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const callee = node.expression.getText()
      if (/^(?:test|it|describe|group)(?:\.describe)?\.(?:skip|fixme|todo)\b/.test(callee)) return
      if (/^(?:test|it)\b(?!\.describe)/.test(callee)) titles.add(textOf(node.arguments[0]) ?? '')
    }
    if (ts.isArrayLiteralExpression(node)) titles.add(textOf(node.elements[0]) ?? '')
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true))
  return titles
}

const known = new Map<string, ReadonlySet<string> | undefined>()
function titlesOf(file: string): ReadonlySet<string> | undefined {
  if (!known.has(file))
    known.set(file, existsSync(join(root, file)) ? titlesIn(readFileSync(join(root, file), 'utf8'), file) : undefined)
  return known.get(file)
}

function problemsOfRow(name: string, { mitigation, tests: cell }: Row): readonly string[] {
  if (mitigation.length < 20) return [`${name} has no mitigation`]
  const [, reason] = /^No test: (.+)$/.exec(cell) ?? []
  if (reason !== undefined)
    return withoutTest.includes(name) && reason.split(' ').length >= 8
      ? []
      : [`${name} has no test, and no listed reason`]
  const tests = testsIn(cell)
  if (tests === undefined) return [`${name} has no test`]
  return tests.flatMap(({ file, title }) => {
    const titles = titlesOf(file)
    if (titles === undefined) return [`${name}: there is no file ${file}`]
    return titles.has(title) ? [] : [`${name}: ${file} has no test “${title}”`]
  })
}

/** Problems of the tables of a page, by their headings and numbers of rows. */
function problemsOf(text: string, expected: Readonly<Record<string, number>> = tables): readonly string[] {
  return Object.entries(expected).flatMap(([heading, count]) => {
    const rows = rowsOf(text, heading)
    const missing = Array.from({ length: Math.max(count, rows.length) }, (_, index) => `${index + 1}`).filter(
      (number, index) => rows[index]?.number !== number,
    )
    return [
      ...missing.map((number) => `${heading} ${number} is missing`),
      ...rows.flatMap((row) => problemsOfRow(`${heading} ${row.number}`, row)),
    ]
  })
}

it('every threat and fault has a mitigation and a test', () => {
  expect(problemsOf(page)).toEqual([])
})

describe('the limits of the server', () => {
  const limitsPage = pageOf('server.md')

  it('each have a row with a test', () => expect(problemsOf(limitsPage, limitTables)).toEqual([]))

  it('are the ones that apply', () => {
    const format = (name: string, value: number): string => {
      if (name === 'connections') return 'half of the files'
      if (name === 'addressConnections') return 'a quarter of them'
      if (name.endsWith('Ms')) return value > 120_000 ? `${value / 60_000} minutes` : `${value / 1000} seconds`
      if (!name.endsWith('Bytes')) return `${value},`
      return value < 1024 * 1024 ? `${value / 1024} kB` : `${value / 1024 / 1024} MB`
    }
    const stated = rowsOf(limitsPage, 'Limits').map(({ mitigation }) => mitigation)
    for (const [i, [name, value]] of Object.entries(LIMITS).entries())
      expect([name, stated[i]]).toEqual([name, expect.stringMatching(`^${format(name, value)}`)])
  })
})

it('only the listed rows have no test', () => {
  const excused = Object.keys(tables).flatMap((heading) =>
    rowsOf(page, heading)
      .filter(({ tests }) => tests.startsWith('No test:'))
      .map(({ number }) => `${heading} ${number}`),
  )
  expect(excused).toEqual(withoutTest)
})

describe('the check reports', () => {
  const row = /^\| 1 +\|.*$/m
  const withRow = (tests: string) => page.replace(row, `| 1 | a threat | a mitigation described here | ${tests} |`)
  const own = '`scripts/security.test.ts`'
  it.each([
    ['a missing row', page.replace(row, ''), 'Threats 1 is missing'],
    ['a row without a test', withRow(''), 'Threats 1 has no test'],
    [
      'a server row without a test',
      page.replace(/(\n## The server\n[^]*?\n\| 1 +\|.*\| )[^|]+\|\n/, '$1 |\n'),
      'The server 1 has no test',
    ],
    ['a row with text instead of a test', withRow('see the end-to-end tests'), 'Threats 1 has no test'],
    ['a missing file', withRow('`src/no-such.test.ts` “a title”'), 'Threats 1: there is no file src/no-such.test.ts'],
    [
      'a missing title',
      withRow(`${own} “no such title”`),
      'Threats 1: scripts/security.test.ts has no test “no such title”',
    ],
    [
      'a missing title next to an existing one',
      withRow(`${own} “the check reports”, “a missing row”`),
      'Threats 1: scripts/security.test.ts has no test “the check reports”',
    ],
    [
      'an unlisted reason',
      withRow('No test: because it is very hard to do and nobody has had the time'),
      'Threats 1 has no test, and no listed reason',
    ],
  ])('%s', (_, text, fault) => expect(problemsOf(text)).toContain(fault))

  it('no problem for a row that quotes a title or a table row', () => {
    expect(problemsOf(withRow(`${own} “a missing row”, “only the listed rows have no test”`))).toEqual([])
  })

  it('no titles of skipped tests', () => {
    expect(
      [
        ...titlesIn(
          "test('a', () => {}); test.skip('b', () => {}); describe.skip('c', () => { it('d', () => {}) }); it.each([['e', 1]])('%s', () => {}); const rows = [[`f`, 2]]",
        ),
      ].filter(Boolean),
    ).toEqual(['a', '%s', 'e', 'f'])
  })
})
