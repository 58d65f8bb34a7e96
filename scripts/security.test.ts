import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs', 'security.md'), 'utf8')

/** How many rows each table has; a threat that is found later gets the next number. */
const tables = { Threats: 44, 'The server': 16, Faults: 57 } as const

/** Rows that no test can show today, each with its reason on the page. */
const withoutTest: readonly string[] = []

interface Row {
  readonly number: string
  readonly held: string
  readonly shownBy: string
}

function rowsOf(text: string, heading: string): readonly Row[] {
  const [, section = ''] = text.split(`\n## ${heading}\n`)
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => /^\| \d+ +\|/.test(line))
  return lines.map((line) => {
    const [number = '', , held = '', shownBy = '', ...more] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
    return more.length === 0 && line.endsWith(' |') ? { number, held, shownBy } : { number, held: '', shownBy: '' }
  })
}

/** The tests that a cell names: `file` “title”, “title”; `file` “title”. Undefined when it is not written so. */
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

/** Names of what runs in a file of tests: the titles, and the first words of each row that a title is made of. Nothing that is skipped. */
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

function faultsOfRow(name: string, { held, shownBy }: Row): readonly string[] {
  if (held.length < 20) return [`${name} does not say how it is held`]
  const [, reason] = /^No test: (.+)$/.exec(shownBy) ?? []
  if (reason !== undefined)
    return withoutTest.includes(name) && reason.split(' ').length >= 8
      ? []
      : [`${name} has no test, and no reason that is listed here`]
  const tests = testsIn(shownBy)
  if (tests === undefined) return [`${name} has no test`]
  return tests.flatMap(({ file, title }) => {
    const titles = titlesOf(file)
    if (titles === undefined) return [`${name}: there is no file ${file}`]
    return titles.has(title) ? [] : [`${name}: ${file} has no test “${title}”`]
  })
}

/** Everything that is wrong with the tables of a page. */
function faultsOf(text: string): readonly string[] {
  return Object.entries(tables).flatMap(([heading, count]) => {
    const rows = rowsOf(text, heading)
    const missing = Array.from({ length: Math.max(count, rows.length) }, (_, index) => `${index + 1}`).filter(
      (number, index) => rows[index]?.number !== number,
    )
    return [
      ...missing.map((number) => `${heading} ${number} is not in its place`),
      ...rows.flatMap((row) => faultsOfRow(`${heading} ${row.number}`, row)),
    ]
  })
}

it('every threat and every fault says how it is held and which test shows it', () => {
  expect(faultsOf(page)).toEqual([])
})

it('the rows without a test are those that are listed', () => {
  const excused = Object.keys(tables).flatMap((heading) =>
    rowsOf(page, heading)
      .filter(({ shownBy }) => shownBy.startsWith('No test:'))
      .map(({ number }) => `${heading} ${number}`),
  )
  expect(excused).toEqual(withoutTest)
})

describe('the check finds', () => {
  const row = /^\| 1 +\|.*$/m
  const withRow = (shownBy: string) =>
    page.replace(row, `| 1 | a threat | held in a way that is told here | ${shownBy} |`)
  const own = '`scripts/security.test.ts`'
  it.each([
    ['a row that is gone', page.replace(row, ''), 'Threats 1 is not in its place'],
    ['a row without a test', withRow(''), 'Threats 1 has no test'],
    [
      'a row of the server without a test',
      page.replace(/(\n## The server\n[^]*?\n\| 1 +\|.*\| )[^|]+\|\n/, '$1 |\n'),
      'The server 1 has no test',
    ],
    ['a row with words in place of a test', withRow('see the journeys'), 'Threats 1 has no test'],
    [
      'a file that is not there',
      withRow('`src/no-such.test.ts` “a title”'),
      'Threats 1: there is no file src/no-such.test.ts',
    ],
    [
      'a title that is not there',
      withRow(`${own} “no such title”`),
      'Threats 1: scripts/security.test.ts has no test “no such title”',
    ],
    [
      'a title among good ones',
      withRow(`${own} “the check finds”, “a row that is gone”`),
      'Threats 1: scripts/security.test.ts has no test “the check finds”',
    ],
    [
      'a reason that nobody has listed',
      withRow('No test: because it is very hard to do and nobody has had the time'),
      'Threats 1 has no test, and no reason that is listed here',
    ],
  ])('%s', (_, text, fault) => expect(faultsOf(text)).toContain(fault))

  it('nothing wrong with a row that names a title or a row of one', () => {
    expect(
      faultsOf(withRow(`${own} “a row that is gone”, “the rows without a test are those that are listed”`)),
    ).toEqual([])
  })

  it('no test that is skipped', () => {
    expect(
      [
        ...titlesIn(
          "test('a', () => {}); test.skip('b', () => {}); describe.skip('c', () => { it('d', () => {}) }); it.each([['e', 1]])('%s', () => {}); const rows = [[`f`, 2]]",
        ),
      ].filter(Boolean),
    ).toEqual(['a', '%s', 'e', 'f'])
  })
})
