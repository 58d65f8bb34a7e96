// Known vulnerabilities of the packages: npm audit, where the registry offers it. Exits with status 1 if a package has one of severity high or critical.
// A registry without advisories proves nothing, which is printed; scripts/packages.test.ts checks the lockfile without any registry.
import { spawnSync } from 'node:child_process'

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

function main() {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0'], { encoding: 'utf8', maxBuffer: 1e8 })
  const advisories = advisoriesIn(stdout ?? '')
  if (advisories === undefined) {
    process.stdout.write('The registry offers no advisories, so vulnerabilities of packages are unknown.\n')
    return 0
  }
  for (const { name, severity } of advisories) process.stdout.write(`${severity}: ${name}\n`)
  process.stdout.write(`${advisories.length} packages with known vulnerabilities\n`)
  return advisories.some(({ severity }) => ['high', 'critical'].includes(severity)) ? 1 : 0
}

if (process.argv[1] === import.meta.filename) process.exitCode = main()
