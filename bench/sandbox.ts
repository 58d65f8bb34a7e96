// Response times of the sandbox with many records, compared with a bare Node server that sends the same bytes: `node --import tsx bench/sandbox.ts`.
// The built sandbox and the bare server run in their own processes, alternately. Times depend on the machine. Nothing fails on a time.
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
import { saveRows } from './report.mjs'

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

interface TimedResponse {
  readonly status: number
  readonly text: string
  readonly ms: number
}

function timedGet(address: string, token: string): Promise<TimedResponse> {
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

/** Responses per second with ten clients, each sending one request after another. */
async function throughput(address: string, token: string): Promise<number> {
  const end = performance.now() + Number(values.seconds) * 1000
  let responses = 0
  const client = async () => {
    for (; performance.now() < end; responses += 1) await timedGet(address, token)
  }
  const from = performance.now()
  await Promise.all(Array.from({ length: 10 }, client))
  return responses / ((performance.now() - from) / 1000)
}

/** Starts a Node server that sends the same body to every request. */
async function startBareServer(body: string) {
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
  /** The user who may send it: each of the two doctors has other patients. */
  readonly doctor: 'dr-manyfold' | 'dr-lee'
}

/** A parameter value from a record, in a form that varies with `variant`; empty if the record has none. */
function formsOf(one: Resource, name: string, variant: number): readonly string[] {
  const found = suggestedValues(one, name, '')
  const value = found[variant % Math.max(1, found.length)]
  if (value === undefined) return []
  return isDateParameter(one, name) ? (dateForms([value])[variant % 5] ?? []) : [value]
}

/** Queries of one search of the API, each with values of another record. */
function queriesOf(
  { type, names: spelled, parameters }: (typeof searchLines)[number],
  all: readonly Resource[],
): readonly Query[] {
  const able = all.filter((one) => one.resourceType === type)
  const found: Query[] = []
  // Spread over the whole list by a prime stride.
  for (let count = 0; count < able.length && found.length < Number(values.each); count += 1) {
    const one = able[(count * 7919) % able.length]
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
for (let count = 1; count < Number(values.rounds); count += 1) {
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
const withoutQueries: string[] = []
for (const line of searchLines) {
  const queries = queriesOf(line, population.resources)
  if (queries.length === 0) withoutQueries.push(line.title)
  for (const { path, doctor } of queries) {
    const { status, ms } = await timedGet(`${sandbox.fhirBase}${path}`, tokens[doctor])
    // A patient of neither doctor.
    if (status !== 403) times.push({ query: path, ms })
  }
}
const sorted = times.toSorted((a, b) => a.ms - b.ms)
const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.ms ?? 0

const page = `${sandbox.fhirBase}/Observation?patient=large-00001&_count=50`
const bare = await startBareServer((await timedGet(page, token)).text)
const throughputs: { readonly sandbox: number; readonly bare: number }[] = []
for (let count = 0; count < Number(values.rounds); count += 1)
  throughputs.push({ bare: await throughput(bare.url, token), sandbox: await throughput(page, token) })
bare.close()
await sandbox.close()
agent.destroy()

const rows = [
  { what: `start with ${resources} resources`, measured: Math.round(median(starts)), unit: 'ms', goal: '5000' },
  {
    what: `${times.length} searches of ${searchLines.length - withoutQueries.length} lines, each asked for the first time: half are answered within`,
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
    floor: Math.round(median(throughputs.map((one) => one.bare))),
    measured: Math.round(median(throughputs.map((one) => one.sandbox))),
    ratio: Number(median(throughputs.map((one) => one.sandbox / one.bare)).toFixed(2)),
    unit: '/s',
    goal: '0.5 x',
  },
]
console.table(rows)
if (withoutQueries.length > 0)
  console.log(`Not asked, as no record of this population has a value: ${withoutQueries.join('; ')}`)
saveRows('10 sandbox', rows)
