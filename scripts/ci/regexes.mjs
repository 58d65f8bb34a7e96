// Every regular expression should take linear time for any input: recheck analyses each one, and the result is kept in regexes.json, because an
// analysis can take a minute. `node scripts/ci/regexes.mjs` brings the file up to date; `scripts/regexes.test.ts` compares it with the code.
// An expression that takes more than linear time is an error; `--list-slower <why no input is long>` lists it with its file, degree and that reason.
// An expression that is put together by `new RegExp` cannot be read from the source: `composed` lists each with the reason why it takes no long time.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '..', '..')
const resultsFile = join(import.meta.dirname, 'regexes.json')
const FOLDERS = ['src', 'server', 'sandbox', 'tools']
const NOT_IN_PRODUCT = /\.test\.|\.d\.m?ts$|\/__fixtures__\/|^sandbox\/test(?:ing)?\//

/** The nodes of a source file that fit, as text with their place. */
function nodesIn(source, file, fits) {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found = []
  const visit = (node) => {
    if (fits(node)) {
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart())
      found.push({ where: `${file}:${line + 1}`, regex: node.getText().replace(/\s+/g, ' ') })
    }
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}

/** The regular expression literals of a source file. */
export const regexesIn = (source, file) => nodesIn(source, file, ts.isRegularExpressionLiteral)

/** The calls of RegExp in a source file. */
export const composedIn = (source, file) =>
  nodesIn(
    source,
    file,
    (node) => (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp',
  )

/** All regular expressions of the product, with their places. `find`: `regexesIn` or `composedIn`. */
export function allRegexes(find = regexesIn) {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => /\.(?:ts|tsx|js|mjs)$/.test(file) && !NOT_IN_PRODUCT.test(file))
      .flatMap((file) => find(readFileSync(join(root, file), 'utf8'), file)),
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
    ...Object.values(before.slower).flatMap((ofFile) =>
      Object.entries(ofFile).map(([regex, { time }]) => [regex, time]),
    ),
  ])
  const all = allRegexes()
  const used = [...new Set(all.map(({ regex }) => regex))].toSorted()
  for (const regex of used.filter((each) => !results.has(each))) {
    results.set(regex, await analyse(regex))
    process.stdout.write(`${results.get(regex)}: ${regex}\n`)
  }
  const found = all.filter(({ regex }) => !isFast(results.get(regex)))
  const [, because] = process.argv.slice(process.argv.indexOf('--list-slower'))
  const isListing = process.argv.includes('--list-slower') && because !== undefined
  const added = new Set(isListing ? [] : unlisted(found, before.slower))
  const slower = {}
  for (const each of found.filter((one) => !added.has(one)).toSorted((a, b) => (a.where < b.where ? -1 : 1))) {
    const reason = before.slower[fileOf(each)]?.[each.regex]?.because ?? because
    slower[fileOf(each)] = { ...slower[fileOf(each)], [each.regex]: { time: results.get(each.regex), because: reason } }
    process.stdout.write(`listed: ${each.where}: ${each.regex} takes ${results.get(each.regex)} time\n`)
  }
  const having = (result) => used.filter((regex) => results.get(regex) === result)
  const content = {
    linear: having('linear'),
    noAttackFound: having('no attack found'),
    slower,
    composed: before.composed,
  }
  writeFileSync(resultsFile, `${JSON.stringify(content, undefined, 2)}\n`)
  for (const { where, regex } of added) process.stderr.write(`${where}: ${regex} takes ${results.get(regex)} time\n`)
  if (added.size > 0) process.exitCode = 1
}

if (process.argv[1] === import.meta.filename) await update()
