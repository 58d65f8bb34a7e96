import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { build, type Ask, type Built, type List } from './build.ts'
import { madeUp } from './sample-lists.ts'
import { probeAll, type Probe } from './probe.ts'
import { Refused } from './types.ts'
import { readVendors } from './vendors.ts'
import { writeFiles } from './write.ts'

/** A list is read as a whole: a larger one would need more memory than it is worth. Lists with logos inside are about half of this. */
const LARGEST = 200_000_000

const usage = `Makes a directory of health systems, for "directory": true in config.json.

  node tools/directory.mjs build --in LIST.json [--in ...] --clients CLIENTS.json --out dist/directory
      --offline     asks no health system for its sign-in addresses
      --state FILE  where answers are kept, so that a run that was stopped goes on (directory-state.json unless told)
  node tools/directory.mjs made-up --out dist/directory [--count 2000] [--base FHIR-BASE] [--client ID]
`

const options = {
  in: { type: 'string', multiple: true },
  clients: { type: 'string' },
  out: { type: 'string' },
  offline: { type: 'boolean' },
  state: { type: 'string' },
  count: { type: 'string' },
  base: { type: 'string' },
  client: { type: 'string' },
} as const

function fileAt(path: string): string {
  if (!existsSync(path)) throw new Refused(`there is no file ${path}`)
  const { size } = statSync(path)
  if (size > LARGEST)
    throw new Refused(`${path} has ${Math.round(size / 1_000_000)} MB; a list may have ${LARGEST / 1_000_000}`)
  return readFileSync(path, 'utf8')
}

function listsAt(paths: readonly string[]): readonly List[] {
  const lists = paths.map((path) => ({ name: basename(path), text: fileAt(path) }))
  const twice = lists.find(({ name }, i) => lists.findIndex((other) => other.name === name) !== i)
  if (twice !== undefined) throw new Refused(`two lists are called ${twice.name}`)
  return lists
}

/** Answers of a run before; a file that is damaged is as good as none. */
function stateAt(path: string): ReadonlyMap<string, Probe> {
  if (!existsSync(path)) return new Map()
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, Probe>))
  } catch {
    return new Map()
  }
}

function asking(state: string): Ask {
  const save = (all: ReadonlyMap<string, Probe>): void => {
    writeFileSync(`${state}.new`, JSON.stringify(Object.fromEntries(all)))
    renameSync(`${state}.new`, state)
  }
  return (bases) => probeAll(bases, stateAt(state), save)
}

function report({ systems, leftOut, files }: Built, out: string): string {
  const reasons = new Map<string, number>()
  for (const { why } of leftOut) reasons.set(why, (reasons.get(why) ?? 0) + 1)
  const lines = leftOut.map(({ at, name, why }) => `  ${at}${name === '' ? '' : ` (${name})`}: ${why}`)
  const sums = [...reasons].toSorted(([, a], [, b]) => b - a).map(([why, many]) => `  ${many}: ${why}`)
  const away = systems.filter(({ vendor }) => vendor === '').length
  return [
    ...(lines.length > 0 ? ['Left out, or listed as out of reach:', ...lines, 'In all:', ...sums] : []),
    `${out}: ${systems.length} ways into health systems${away > 0 ? `, ${away} of them listed as out of reach` : ''}, in ${files.size} files. Set "directory": true in config.json and make the headers anew.`,
    '',
  ].join('\n')
}

async function made(
  command: string | undefined,
  given: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'],
  now: string,
): Promise<Built> {
  if (command === 'made-up') {
    const count = Number(given.count ?? 2000)
    if (!Number.isInteger(count) || count < 1) throw new Refused('--count must be a whole number above 0')
    const { lists, clients } = madeUp({ count, base: given.base, client: given.client })
    return build(lists, readVendors(clients, 'made-up'), now)
  }
  const paths = given.in ?? []
  if (command !== 'build' || paths.length === 0 || given.clients === undefined)
    throw new Refused(`what to do is missing.\n\n${usage}`)
  const vendors = readVendors(fileAt(given.clients), basename(given.clients))
  return build(listsAt(paths), vendors, now, given.offline ? undefined : asking(given.state ?? 'directory-state.json'))
}

/** Runs the command; gives the exit status. Nothing of the folder is changed when it is not 0. */
export async function main(args: readonly string[], say: (text: string) => void, now: string): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (values.out === undefined) throw new Refused(`--out is missing.\n\n${usage}`)
    const built = await made(positionals[0], values, now)
    writeFiles(values.out, built.files)
    say(report(built, values.out))
    return 0
  } catch (cause) {
    if (!(cause instanceof Refused) && !(cause instanceof TypeError && 'code' in cause)) throw cause
    say(`Nothing was written: ${cause.message}\n`)
    return 1
  }
}
