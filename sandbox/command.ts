import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseJson } from './auth/launch-context'
import { readClients } from './clients/parse-client'
import { isLoopback } from './hosts'
import type { SandboxOptions } from './options'
import { parseSwitches, switchHelp } from './personas/switch-flags'
import { personaNames } from './personas/personas'
import { parseCounts } from './population/fixed-counts'
import { largePopulation } from './population/large'
import { startSandbox } from './server'
import { loadCertificate } from './tls'

const HELP = `Starts the sandbox EHR.

  --port <n>            port (default 9400; 0: any free port)
  --host <address>      listen on this address (default: only this machine can connect)
  --url <origin>        address by which browsers and apps reach it, such as that of a proxy: https://sandbox.example.org
  --base <path>         path of the FHIR base: /fhir (default), or / for clients that expect it at the root
  --tls <cert> <key>    use HTTPS, with these PEM files of the certificate and its key
  --data <path>         serve this file or folder instead of the built-in people (repeatable)
  --seed <n>            another built-in population (default 1)
  --population large:<n>  add generated people until there are n resources, up to 1000000
  --population long:<n>  the same, but all added resources belong to the first person; up to 200000
  --population counts:<type>=<n>,...  add one person with exactly this many records of each type, e.g. counts:Observation=500,Condition=40
  --tenant lakeside     be a second EHR with the same people, whose records repeat and contradict those of the first; GET /control/tenant-key returns the key
  --until <day>         the records end on this day (default 2026-11-01), or today; all their dates move with it
  --later               start with the second state of the records, as after POST /control/advance
  --open                answer FHIR requests without a token too
  --lenient             accept any combination of the listed search parameters, and _id, _sort, _elements, _summary, :contains and POST to _search
  --faults              enable the fault switchboard: pages /faults and /requests, and control endpoints under /control for faults, clients, clock, requests, advance and reset
  --fault <fault>       start with this fault, kind[:type[:count[:person[:seconds]]]], e.g. 503:Condition; also named: 503:Condition:every=3, after=, percent=, seed= (repeatable)
  --log json            one line of JSON on standard output per request
  --quiet               print only the address; warnings about loaded data still go to stderr
  --now <date>          start on this date, or date and time with zone: 2027-03-01T08:00:00Z
  --token-seconds <n>   lifetime of an access token (default 1200)
  --app-origin <url>    origin of another app (repeatable)
  --redirect-uri <url>  redirect URI of an app besides /callback, e.g. http://localhost:3000/callback/sandbox (repeatable)
  --client <file>       another app: JSON with client_id, redirect_uris and, if it has one, client_secret or jwks (repeatable)
  --context <json>      launch context in token responses: {"intent":"…","fhirContext":[…]}, also encounter, tenant, need_patient_banner, smart_style_url
  --any-client          accept any public app: any client_id with any redirect URI
  --persona <name>      kind of server to imitate: ${personaNames.join(', ')}
  --switch <name>=<value>  one way in which servers differ, e.g. pageSize=5, scopeAtToken=required (repeatable):
${switchHelp}
  --help                print this text
`

/** Why the command did not start. */
export class CommandError extends Error {}

/** `write` of the standard output and the standard error. */
export interface CommandOutput {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
}

function fail(message: string): never {
  throw new CommandError(message)
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function parseInteger(text: string, flag: string, min: number, max: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : NaN
  return value >= min && value <= max
    ? value
    : fail(`--${flag} needs a whole number from ${min} to ${max}, not '${text}'.`)
}

function parse(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '9400' },
      host: { type: 'string' },
      url: { type: 'string' },
      base: { type: 'string', default: '/fhir' },
      tls: { type: 'string' },
      data: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: '1' },
      population: { type: 'string' },
      tenant: { type: 'string' },
      until: { type: 'string' },
      later: { type: 'boolean', default: false },
      open: { type: 'boolean', default: false },
      lenient: { type: 'boolean', default: false },
      faults: { type: 'boolean', default: false },
      fault: { type: 'string', multiple: true, default: [] },
      log: { type: 'string' },
      now: { type: 'string' },
      quiet: { type: 'boolean', default: false },
      'token-seconds': { type: 'string', default: '1200' },
      'app-origin': { type: 'string', multiple: true, default: [] },
      'redirect-uri': { type: 'string', multiple: true, default: [] },
      client: { type: 'string', multiple: true, default: [] },
      context: { type: 'string' },
      'any-client': { type: 'boolean', default: false },
      persona: { type: 'string', default: 'standard' },
      switch: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  })
  return { values, positionals }
}

function parseFlags(args: readonly string[]) {
  let parsed: ReturnType<typeof parse>
  try {
    parsed = parse(args)
  } catch (error) {
    // Without Node's hint on positional arguments.
    return fail(`${messageOf(error).split('. To specify ')[0]}\nSee --help.`)
  }
  const { values, positionals } = parsed
  // The key file of --tls is the only positional argument.
  if (values.tls !== undefined && positionals.length === 0)
    return fail('--tls needs two files: the certificate and its key.')
  const [extra] = positionals.slice(values.tls === undefined ? 0 : 1)
  if (extra !== undefined) return fail(`'${extra}' belongs to no flag.\nSee --help.`)
  return { ...values, tlsKey: positionals[0] }
}

type Flags = ReturnType<typeof parseFlags>

const isOrigin = (text: string) =>
  /^https?:/i.test(text) && URL.canParse(text) && new URL(text).href === new URL('/', text).href

function checkAddresses(flags: Flags): void {
  for (const origin of flags['app-origin'])
    if (!isOrigin(origin)) fail(`--app-origin needs an address such as http://localhost:3000, not '${origin}'.`)
  if (flags.url !== undefined && !isOrigin(flags.url))
    fail(`--url needs an address without a path, such as https://sandbox.example.org, not '${flags.url}'.`)
  for (const address of flags['redirect-uri'])
    if (!/^https?:\/\/[^#]+$/i.test(address) || !URL.canParse(address))
      fail(
        `--redirect-uri needs a whole address without a fragment, such as http://localhost:3000/callback/sandbox, not '${address}'.`,
      )
}

/** `--data`, `--population` and `--tenant` exclude each other. */
function checkRecordFlags({ data, population, tenant }: Flags): void {
  for (const path of data) if (!existsSync(path)) fail(`--data: there is nothing at '${path}'.`)
  if (tenant !== undefined && (population !== undefined || data.length > 0))
    fail('--tenant has records of its own: neither --data nor --population goes with it.')
  if (population !== undefined && data.length > 0) fail('--population and --data exclude each other.')
}

function recordOptions(flags: Flags): Partial<SandboxOptions> {
  checkRecordFlags(flags)
  const seed = parseInteger(flags.seed, 'seed', 0, 4_294_967_295)
  const [kind, size = ''] = flags.population?.split(':') ?? []
  if (kind !== undefined && kind !== 'large' && kind !== 'long' && kind !== 'counts')
    fail(`--population is large:<n>, long:<n> or counts:<type>=<n>, not '${flags.population}'.`)
  if (flags.tenant !== undefined && flags.tenant !== 'lakeside') fail(`--tenant is lakeside, not '${flags.tenant}'.`)
  const records = { data: flags.data, seed }
  if (flags.tenant !== undefined) return { ...records, tenant: flags.tenant }
  if (kind === undefined) return records
  if (kind === 'counts') return { ...records, counts: parseCounts(size) }
  const count = parseInteger(size, `population ${kind}`, 1, 1_000_000)
  return { ...records, population: largePopulation(seed, count, kind === 'long' ? 'all' : 'tenth') }
}

function optionsOf(flags: Flags, output: CommandOutput): SandboxOptions {
  checkAddresses(flags)
  if (flags.log !== undefined && flags.log !== 'json') fail(`--log is json, not '${flags.log}'.`)
  const base =
    (['/', '/fhir'] as const).find((path) => path === flags.base) ?? fail(`--base is / or /fhir, not '${flags.base}'.`)
  const persona =
    personaNames.find((name) => name === flags.persona) ??
    fail(`--persona is one of ${personaNames.join(', ')}, not '${flags.persona}'.`)
  return {
    port: parseInteger(flags.port, 'port', 0, 65_535),
    base,
    ...recordOptions(flags),
    ...(flags.host === undefined ? {} : { host: flags.host }),
    ...(flags.url === undefined ? {} : { url: new URL(flags.url).origin }),
    ...(flags.tls === undefined || flags.tlsKey === undefined ? {} : { tls: loadCertificate(flags.tls, flags.tlsKey) }),
    ...(flags.until === undefined ? {} : { until: flags.until }),
    later: flags.later,
    open: flags.open,
    lenient: flags.lenient,
    ...(flags.faults || flags.fault.length > 0 ? { faults: flags.fault } : {}),
    ...(flags.log === undefined ? {} : { log: (line: string) => output.out(`${line}\n`) }),
    ...(flags.now === undefined ? {} : { now: flags.now }),
    tokenSeconds: parseInteger(flags['token-seconds'], 'token-seconds', 1, 86_400),
    appOrigins: flags['app-origin'],
    redirectUris: flags['redirect-uri'],
    clients: flags.client.flatMap(readClients),
    anyClient: flags['any-client'],
    ...(flags.context === undefined ? {} : { context: parseJson(flags.context, '--context') }),
    persona,
    switches: parseSwitches(flags.switch),
  }
}

async function start(flags: Flags, output: CommandOutput) {
  const sandbox = await startSandbox(optionsOf(flags, output))
  if (flags.host !== undefined && !(await isLoopback(flags.host)))
    output.err(`Whoever reaches ${flags.host} can read every record here: nobody needs a password.\n`)
  if (!flags.quiet)
    output.out('This is a sandbox for trying apps. It is no production server: give it no records of real people.\n')
  for (const note of sandbox.notes) output.err(`${note}\n`)
  if (!flags.quiet && (flags.faults || flags.fault.length > 0)) output.out(`Faults: ${sandbox.url}/faults\n`)
  output.out(`Sandbox EHR ready: ${sandbox.fhirBase}\n`)
  return sandbox
}

/**
 * Starts a sandbox with the flags of the command and prints its address. Resolves to undefined for `--help`.
 * Rejects with a CommandError that explains what is wrong.
 */
export async function runCommand(
  args: readonly string[],
  output: CommandOutput,
): Promise<Awaited<ReturnType<typeof startSandbox>> | undefined> {
  const flags = parseFlags(args)
  if (flags.help) {
    output.out(HELP)
    return undefined
  }
  try {
    return await start(flags, output)
  } catch (error) {
    if (error instanceof CommandError) throw error
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      return fail(`Port ${flags.port} is in use. Stop the other program or choose another with --port.`)
    return fail(`The sandbox could not start: ${messageOf(error)}`)
  }
}
