// How fast the sandbox answers when it holds a great many records, beside a bare Node server that sends the same bytes: `node --import tsx bench/sandbox.ts`.
// The sandbox is built and started as a process of its own, and so is the bare server; they take turns. Times hold for the machine of the run only. Nothing here fails on a time.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startSandbox } from '../e2e/servers'
import { searchLines } from '../sandbox/test/conformance/search-lines'
import { dateForms, isDateParameter, suggestedValues } from '../sandbox/test/conformance/queries'
import { largePopulation } from '../sandbox/population/large'
import { signIn } from '../sandbox/testing/sign-in'
import type { Resource } from '../sandbox/types'
import { bundleSandbox } from '../scripts/build-sandbox.mjs'
import { median } from './measure.mjs'
import { keep } from './report.mjs'

const { values } = parseArgs({
  options: {
    resources: { type: 'string', default: '100000' },
    each: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
  },
})
const resources = Number(values.resources)
const agent = new Agent({ keepAlive: true, maxSockets: 16 })

interface Answer {
  readonly status: number
  readonly text: string
  readonly ms: number
}

function ask(address: string, token: string): Promise<Answer> {
  const from = performance.now()
  return new Promise((resolve, reject) => {
    get(
      address,
      { agent, headers: { accept: 'application/fhir+json', authorization: `Bearer ${token}` } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            ms: performance.now() - from,
          }),
        )
      },
    ).on('error', reject)
  })
}

/** Answers a second while ten readers ask one after the other. */
async function pace(address: string, token: string): Promise<number> {
  const end = performance.now() + Number(values.seconds) * 1000
  let answers = 0
  const reader = async () => {
    for (; performance.now() < end; answers += 1) await ask(address, token)
  }
  const from = performance.now()
  await Promise.all(Array.from({ length: 10 }, reader))
  return answers / ((performance.now() - from) / 1000)
}

/** A Node server that sends the content of a file to everybody. */
async function startBare(body: string) {
  const folder = mkdtempSync(join(tmpdir(), 'plainchart-bench-'))
  const [file, program] = [join(folder, 'body.json'), join(folder, 'bare.mjs')]
  writeFileSync(file, body)
  writeFileSync(
    program,
    `import { readFileSync } from 'node:fs'; import { createServer } from 'node:http'
const body = readFileSync(${JSON.stringify(file)})
const server = createServer((_request, response) => response.writeHead(200, { 'content-type': 'application/fhir+json' }).end(body)).listen(0, '127.0.0.1', () => process.send(server.address().port))`,
  )
  const child = fork(program)
  const [port] = (await once(child, 'message')) as [number]
  return { url: `http://127.0.0.1:${port}/`, close: () => child.kill() }
}

interface Query {
  readonly path: string
  /** Who may ask it: each of the two doctors sees people of their own. */
  readonly doctor: 'dr-manyfold' | 'dr-lee'
}

/** A value of the record for a parameter, another form of it in each turn; none where it has no value. */
function formsOf(one: Resource, name: string, turn: number): readonly string[] {
  const found = suggestedValues(one, name, '')
  const value = found[turn % Math.max(1, found.length)]
  if (value === undefined) return []
  return isDateParameter(one, name) ? (dateForms([value])[turn % 5] ?? []) : [value]
}

/** Queries of one search line, each with the values of another record of the population. */
function queriesOf(
  { type, names: spelled, parameters }: (typeof searchLines)[number],
  all: readonly Resource[],
): readonly Query[] {
  const able = all.filter((one) => one.resourceType === type)
  const found: Query[] = []
  // From all over the list, whatever its length: a stride that shares no factor with most of them.
  for (let turn = 0; turn < able.length && found.length < Number(values.each); turn += 1) {
    const one = able[(turn * 7919) % able.length]
    const parts =
      one &&
      parameters.map((name, place) =>
        formsOf(one, name, found.length)
          .map((form) => `${spelled[place]}=${encodeURIComponent(form)}`)
          .join('&'),
      )
    if (parts && !parts.includes(''))
      found.push({
        path: `/${type}?${parts.join('&')}`,
        doctor: JSON.stringify(one).includes('large-') ? 'dr-manyfold' : 'dr-lee',
      })
  }
  return found
}

const population = largePopulation(1, resources)
process.env['PLAINCHART_SANDBOX'] = await bundleSandbox('sandbox-bench')
const starts: number[] = []
for (let turn = 1; turn < Number(values.rounds); turn += 1) {
  const from = performance.now()
  const one = await startSandbox(['--quiet', '--population', `large:${resources}`])
  starts.push(performance.now() - from)
  await one.close()
}
const from = performance.now()
const sandbox = await startSandbox(['--quiet', '--population', `large:${resources}`])
starts.push(performance.now() - from)
const tokenOf = async (person: string) => (await signIn(sandbox, { person, scope: 'openid user/*.rs' })).access_token
const tokens = { 'dr-manyfold': await tokenOf('dr-manyfold'), 'dr-lee': await tokenOf('dr-lee') }
const token = tokens['dr-manyfold']

const times: { readonly query: string; readonly ms: number }[] = []
const silent: string[] = []
for (const line of searchLines) {
  const queries = queriesOf(line, population.resources)
  if (queries.length === 0) silent.push(line.title)
  for (const { path, doctor } of queries) {
    const { status, ms } = await ask(`${sandbox.fhirBase}${path}`, tokens[doctor])
    // A person that neither doctor sees.
    if (status !== 403) times.push({ query: path, ms })
  }
}
const sorted = times.toSorted((a, b) => a.ms - b.ms)
const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.ms ?? 0

const page = `${sandbox.fhirBase}/Observation?patient=large-00001&_count=50`
const bare = await startBare((await ask(page, token)).text)
const paces: { readonly sandbox: number; readonly bare: number }[] = []
for (let turn = 0; turn < Number(values.rounds); turn += 1)
  paces.push({ bare: await pace(bare.url, token), sandbox: await pace(page, token) })
bare.close()
await sandbox.close()
agent.destroy()

const rows = [
  { what: `start with ${resources} resources`, measured: Math.round(median(starts)), unit: 'ms', goal: '5000' },
  {
    what: `${times.length} searches of ${searchLines.length - silent.length} lines, each asked for the first time: half are answered within`,
    measured: Number(at(0.5).toFixed(1)),
    unit: 'ms',
    goal: '',
  },
  { what: 'the same: 95 of 100 within', measured: Number(at(0.95).toFixed(1)), unit: 'ms', goal: '20' },
  {
    what: `the slowest, ${sorted.at(-1)?.query.slice(0, 60)}`,
    measured: Number(at(1).toFixed(1)),
    unit: 'ms',
    goal: '',
  },
  {
    what: 'page of 50 records, answers a second with ten readers',
    floor: Math.round(median(paces.map((one) => one.bare))),
    measured: Math.round(median(paces.map((one) => one.sandbox))),
    ratio: Number(median(paces.map((one) => one.sandbox / one.bare)).toFixed(2)),
    unit: '/s',
    goal: '0.5 x',
  },
]
console.table(rows)
if (silent.length > 0) console.log(`Not asked, as no record of this population has a value: ${silent.join('; ')}`)
keep('10 sandbox', rows)
