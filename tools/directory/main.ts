import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { build, type ProbeBases, type BuildResult, type SourceList } from './build.ts'
import { createSampleLists } from './sample-lists.ts'
import { probeAll, type Probe } from './probe.ts'
import { DirectoryError } from './types.ts'
import { parseVendors } from './vendors.ts'
import { writeFiles } from './write.ts'

/** Lists are read into memory. The largest known ones, with embedded logos, are about half this size. */
const MAX_LIST_BYTES = 200_000_000

const usage = `Builds a directory of health systems, for "directory": true in config.json.

  node tools/directory.mjs build --in LIST.json [--in ...] --clients CLIENTS.json --out dist/directory
      --offline     do not ask the health systems for their sign-in addresses
      --any-address accept, and ask, systems on private networks, IP addresses and unusual paths too
      --state FILE  where responses are stored, so that an interrupted run can continue (default directory-state.json)
  node tools/directory.mjs made-up --out dist/directory [--count 2000] [--base FHIR-BASE] [--client ID]
`

const options = {
  in: { type: 'string', multiple: true },
  clients: { type: 'string' },
  out: { type: 'string' },
  offline: { type: 'boolean' },
  'any-address': { type: 'boolean' },
  state: { type: 'string' },
  count: { type: 'string' },
  base: { type: 'string' },
  client: { type: 'string' },
} as const

function readListFile(path: string): string {
  if (!existsSync(path)) throw new DirectoryError(`there is no file ${path}`)
  const { size } = statSync(path)
  if (size > MAX_LIST_BYTES)
    throw new DirectoryError(
      `${path} has ${Math.round(size / 1_000_000)} MB; a list may have ${MAX_LIST_BYTES / 1_000_000}`,
    )
  return readFileSync(path, 'utf8')
}

function readLists(paths: readonly string[]): readonly SourceList[] {
  const lists = paths.map((path) => ({ name: basename(path), text: readListFile(path) }))
  const duplicate = lists.find(({ name }, i) => lists.findIndex((other) => other.name === name) !== i)
  if (duplicate !== undefined) throw new DirectoryError(`two lists are called ${duplicate.name}`)
  return lists
}

/** Probes of an earlier run; empty if the file is missing or damaged. */
function readState(path: string): ReadonlyMap<string, Probe> {
  if (!existsSync(path)) return new Map()
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, Probe>))
  } catch {
    return new Map()
  }
}

function createProber(state: string, allowsAnyAddress: boolean): ProbeBases {
  const save = (all: ReadonlyMap<string, Probe>): void => {
    writeFileSync(`${state}.new`, JSON.stringify(Object.fromEntries(all)))
    renameSync(`${state}.new`, state)
  }
  return (bases) => probeAll(bases, readState(state), save, allowsAnyAddress)
}

function formatReport({ systems, omissions, files }: BuildResult, out: string): string {
  const reasons = new Map<string, number>()
  for (const { reason } of omissions) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  const lines = omissions.map(
    ({ position, name, reason }) => `  ${position}${name === '' ? '' : ` (${name})`}: ${reason}`,
  )
  const reasonCounts = [...reasons].toSorted(([, a], [, b]) => b - a).map(([reason, many]) => `  ${many}: ${reason}`)
  const unreachable = systems.filter(({ vendor }) => vendor === '').length
  return [
    ...(lines.length > 0 ? ['Left out, or listed as out of reach:', ...lines, 'In all:', ...reasonCounts] : []),
    `${out}: ${systems.length} ways into health systems${unreachable > 0 ? `, ${unreachable} of them listed as out of reach` : ''}, in ${files.size} files. Set "directory": true in config.json and make the headers anew.`,
    '',
  ].join('\n')
}

async function runCommand(
  command: string | undefined,
  values: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'],
  now: string,
): Promise<BuildResult> {
  if (command === 'made-up') {
    const count = Number(values.count ?? 2000)
    if (!Number.isInteger(count) || count < 1) throw new DirectoryError('--count must be a whole number above 0')
    const { lists, clients } = createSampleLists({ count, base: values.base, client: values.client })
    return build(lists, parseVendors(clients, 'made-up'), now, { allowsAnyAddress: true })
  }
  const paths = values.in ?? []
  if (command !== 'build' || paths.length === 0 || values.clients === undefined)
    throw new DirectoryError(`what to do is missing.\n\n${usage}`)
  const vendors = parseVendors(readListFile(values.clients), basename(values.clients))
  const allowsAnyAddress = values['any-address'] === true
  return build(readLists(paths), vendors, now, {
    probeBases: values.offline ? undefined : createProber(values.state ?? 'directory-state.json', allowsAnyAddress),
    allowsAnyAddress,
  })
}

/** Runs the command. Returns the exit status; unless it is 0, the output folder is unchanged. */
export async function main(args: readonly string[], print: (text: string) => void, now: string): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (values.out === undefined) throw new DirectoryError(`--out is missing.\n\n${usage}`)
    const built = await runCommand(positionals[0], values, now)
    writeFiles(values.out, built.files)
    print(formatReport(built, values.out))
    return 0
  } catch (cause) {
    if (!(cause instanceof DirectoryError) && !(cause instanceof TypeError && 'code' in cause)) throw cause
    print(`Nothing was written: ${cause.message}\n`)
    return 1
  }
}
