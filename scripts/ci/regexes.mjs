// Every regular expression should take linear time for any input: recheck analyses each one, and the result is kept in regexes.json, because an
// analysis can take a minute. `node scripts/ci/regexes.mjs` brings the file up to date; `scripts/regexes.test.ts` compares it with the code.
// A new expression that takes more than linear time is an error; `--list-slower` lists it with its file and degree instead.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '..', '..')
const resultsFile = join(import.meta.dirname, 'regexes.json')
const FOLDERS = ['src', 'server', 'sandbox', 'tools']
const NOT_IN_PRODUCT = /\.test\.|\.d\.m?ts$|\/__fixtures__\/|^sandbox\/test(?:ing)?\//

/** The regular expression literals of a source file. Those that are put together from parts are not analysed. */
export function regexesIn(source, file) {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found = []
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart())
      found.push({ where: `${file}:${line + 1}`, regex: node.text })
    }
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}

/** All regular expressions of the product, with their places. */
export function allRegexes() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => /\.(?:ts|tsx|js|mjs)$/.test(file) && !NOT_IN_PRODUCT.test(file))
      .flatMap((file) => regexesIn(readFileSync(join(root, file), 'utf8'), file)),
  )
}

/** The committed results; `scripts/ci/regexes.d.mts` describes them. */
export const readResults = () => JSON.parse(readFileSync(resultsFile, 'utf8'))

/**
 * Analyses a literal: `linear`, `no attack found` where recheck can only try texts, the degree of its time, or `unknown`.
 * Counted limits end the analysis, never a clock, so that a busy machine gets the same result.
 */
export async function analyse(regex) {
  process.env.RECHECK_BACKEND = 'pure'
  const { checkSync } = await import('recheck')
  const end = regex.lastIndexOf('/')
  const noClock = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null }
  const counted = { attackLimit: 10_000_000, maxAttackStringSize: 30_000 }
  const { status, complexity } = checkSync(regex.slice(1, end), regex.slice(end + 1), { ...noClock, ...counted })
  if (status === 'vulnerable') return complexity.summary
  if (status === 'unknown') return 'unknown'
  return complexity.isFuzz ? 'no attack found' : 'linear'
}

/** Whether a result needs no listing by file. */
export const isFast = (result) => result === 'linear' || result === 'no attack found'

const fileOf = ({ where }) => where.slice(0, where.lastIndexOf(':'))

/** The places of slower literals that are not listed for their file. */
export const unlisted = (found, slower) => found.filter((each) => !(each.regex in (slower[fileOf(each)] ?? {})))

async function update() {
  const before = readResults()
  const results = new Map([
    ...before.linear.map((regex) => [regex, 'linear']),
    ...before.noAttackFound.map((regex) => [regex, 'no attack found']),
    ...Object.values(before.slower).flatMap((ofFile) => Object.entries(ofFile)),
  ])
  const all = allRegexes()
  const used = [...new Set(all.map(({ regex }) => regex))].toSorted()
  for (const regex of used.filter((each) => !results.has(each))) {
    results.set(regex, await analyse(regex))
    process.stdout.write(`${results.get(regex)}: ${regex}\n`)
  }
  const found = all.filter(({ regex }) => !isFast(results.get(regex)))
  const added = new Set(process.argv.includes('--list-slower') ? [] : unlisted(found, before.slower))
  const slower = {}
  for (const each of found.filter((one) => !added.has(one)).toSorted((a, b) => (a.where < b.where ? -1 : 1))) {
    slower[fileOf(each)] = { ...slower[fileOf(each)], [each.regex]: results.get(each.regex) }
    process.stdout.write(`listed: ${each.where}: ${each.regex} takes ${results.get(each.regex)} time\n`)
  }
  const having = (result) => used.filter((regex) => results.get(regex) === result)
  const content = { linear: having('linear'), noAttackFound: having('no attack found'), slower }
  writeFileSync(resultsFile, `${JSON.stringify(content, undefined, 2)}\n`)
  for (const { where, regex } of added) process.stderr.write(`${where}: ${regex} takes ${results.get(regex)} time\n`)
  if (added.size > 0) process.exitCode = 1
}

if (process.argv[1] === import.meta.filename) await update()
