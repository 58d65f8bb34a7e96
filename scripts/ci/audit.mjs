// Known vulnerabilities of the packages: npm audit, where the registry offers it. Exits with status 1 if a package has one of severity high or critical,
// and with --require (CI) also if the registry gives no advisories. Some mirrors answer every question with "none", so a package with a known
// vulnerability is asked about as well. scripts/packages.test.ts checks the lockfile without any registry.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The advisories of an answer of `npm audit --json`, or undefined if the registry gave none. */
export function advisoriesIn(output) {
  let report
  try {
    report = JSON.parse(output)
  } catch {
    return undefined
  }
  if (typeof report?.vulnerabilities !== 'object' || report.vulnerabilities === null) return undefined
  return Object.values(report.vulnerabilities).map(({ name, severity }) => ({ name, severity }))
}

/** What the advisories of the lockfile and of the package with a known vulnerability say: lines to print, and whether that is `clean`, `vulnerable` or `unknown`. */
export function verdictOf(advisories, known) {
  if (advisories === undefined)
    return { lines: ['The registry offers no advisories: vulnerabilities are unknown.'], result: 'unknown' }
  const lines = advisories.map(({ name, severity }) => `${severity}: ${name}`)
  const isSevere = advisories.some(({ severity }) => ['high', 'critical'].includes(severity))
  if (isSevere || known?.length > 0)
    return {
      lines: [...lines, `${advisories.length} packages with known vulnerabilities`],
      result: isSevere ? 'vulnerable' : 'clean',
    }
  return {
    lines: [...lines, 'The registry does not know a vulnerability that is known: vulnerabilities are unknown.'],
    result: 'unknown',
  }
}

const audit = (cwd) =>
  advisoriesIn(
    spawnSync('npm', ['audit', '--json', '--fetch-retries=0'], { cwd, encoding: 'utf8', maxBuffer: 1e8 }).stdout ?? '',
  )

/** The advisories for minimist 0.0.8 (CVE-2020-7598, CVE-2021-44906), which is named to the registry but not installed. */
function auditKnown() {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'))
  const root = { name: 'known', version: '1.0.0', dependencies: { minimist: '0.0.8' } }
  const packages = { '': root, 'node_modules/minimist': { version: '0.0.8' } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(root))
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...root, lockfileVersion: 3, requires: true, packages }),
  )
  try {
    return audit(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function main() {
  const advisories = audit(process.cwd())
  const { lines, result } = verdictOf(advisories, advisories === undefined ? undefined : auditKnown())
  process.stdout.write(`${lines.join('\n')}\n`)
  return result === 'vulnerable' || (result === 'unknown' && process.argv.includes('--require')) ? 1 : 0
}

if (process.argv[1] === import.meta.filename) process.exitCode = main()
