import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseJson } from './auth/launch-context'
import { readClients } from './clients/parse-client'
import { isLoopback } from './hosts'
import { parseSwitches } from './personas/switch-flags'
import { personaNames } from './personas/personas'
import { parseCounts } from './population/fixed-counts'
import { largePopulation } from './population/large'
import { startSandbox } from './server'
import { loadCertificate } from './tls'

const HELP = `Starts the sandbox EHR.

  --port <n>            port, 9400 unless told (0: a free one)
  --host <address>      listen there; only this machine reaches the sandbox unless told
  --url <origin>        address that browsers and apps reach it by, such as that of a proxy in front: https://sandbox.example.org
  --tls <cert> <key>    speak https: files in PEM with the certificate and with its key
  --data <path>         serve this file or folder in place of the built-in people (repeatable)
  --seed <n>            another built-in population, 1 unless told
  --population large:<n>  add generated people until there are n resources, up to 1000000
  --population long:<n>  the same, but the first of them has all that is added, up to 200000
  --population counts:<type>=<n>,...  add one person with exactly so many records of each type, e.g. counts:Observation=500,Condition=40
  --tenant lakeside     be another EHR of the same people, whose records repeat and contradict those of the usual one; GET /control/tenant-key has the key
  --until <day>         the records end on this day, 2026-11-01 unless told, or today; all their dates move with it
  --later               start with the second state of the records, as POST /control/advance brings it
  --open                answer FHIR requests without a token too
  --lenient             take any combination of the listed search parameters, and _id, _sort, _elements, _summary, :contains and POST to _search
  --faults              open the fault switchboard: pages /faults and /requests, control endpoints below /control for faults, clients, clock, requests, advance and reset
  --fault <fault>       start with a fault on, kind[:type[:count[:person[:seconds]]]], e.g. 503:Condition; also named: 503:Condition:every=3, after=, percent=, seed= (repeatable)
  --log json            one line of JSON on the standard output for each request
  --quiet               no more than the address; warnings about loaded data stay, on stderr
  --now <date>          start on this date, or date and time with zone: 2027-03-01T08:00:00Z
  --token-seconds <n>   life of an access token, 1200 unless told
  --app-origin <url>    origin of a further app (repeatable)
  --redirect-uri <url>  redirect address of an app besides /callback, e.g. http://localhost:3000/callback/sandbox (repeatable)
  --client <file>       a further app: JSON with client_id, redirect_uris and, where it has one, client_secret or jwks (repeatable)
  --context <json>      launch context that token answers tell: {"intent":"…","fhirContext":[…]}, also encounter, tenant, need_patient_banner, smart_style_url
  --any-client          take any public app: any client_id with any redirect address
  --persona <name>      kind of server to be: ${personaNames.join(', ')}
  --switch <name>=<value>  one way in which the server differs from others, e.g. pageSize=5, scopeAtToken=required (repeatable); one that is unknown is answered with their names
  --help                this text
`

function exitWithError(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

function parseInteger(text: string, flag: string, min: number, max: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : NaN
  if (value >= min && value <= max) return value
  return exitWithError(`--${flag} needs a whole number from ${min} to ${max}, not '${text}'.`)
}

function parseFlags() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        port: { type: 'string', default: '9400' },
        host: { type: 'string' },
        url: { type: 'string' },
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
    // The key file of --tls is the only positional argument.
    if (values.tls !== undefined && positionals.length === 0)
      return exitWithError('--tls needs two files: the certificate and its key.')
    const [extra] = positionals.slice(values.tls === undefined ? 0 : 1)
    if (extra !== undefined) return exitWithError(`'${extra}' belongs to no flag.\nSee --help.`)
    return { ...values, tlsKey: positionals[0] }
  } catch (error) {
    return exitWithError(`${error instanceof Error ? error.message : String(error)}\nSee --help.`)
  }
}

/** Read first: if the parent has ended later, ppid is already another process. */
const parentPid = process.ppid
const flags = parseFlags()
if (flags.help) {
  process.stdout.write(HELP)
  process.exit(0)
}

const isOrigin = (text: string) =>
  /^https?:/i.test(text) && URL.canParse(text) && new URL(text).href === new URL('/', text).href
for (const origin of flags['app-origin'])
  if (!isOrigin(origin)) exitWithError(`--app-origin needs an address such as http://localhost:3000, not '${origin}'.`)
if (flags.url !== undefined && !isOrigin(flags.url))
  exitWithError(`--url needs an address without a path, such as https://sandbox.example.org, not '${flags.url}'.`)
for (const address of flags['redirect-uri'])
  if (!/^https?:\/\/[^#]+$/i.test(address) || !URL.canParse(address))
    exitWithError(
      `--redirect-uri needs a whole address without a fragment, such as http://localhost:3000/callback/sandbox, not '${address}'.`,
    )

if (flags.log !== undefined && flags.log !== 'json') exitWithError(`--log is json, not '${flags.log}'.`)

for (const path of flags.data) if (!existsSync(path)) exitWithError(`--data: there is nothing at '${path}'.`)

const persona =
  personaNames.find((name) => name === flags.persona) ??
  exitWithError(`--persona is one of ${personaNames.join(', ')}, not '${flags.persona}'.`)

const port = parseInteger(flags.port, 'port', 0, 65_535)
const seed = parseInteger(flags.seed, 'seed', 0, 4_294_967_295)
const [kind, size = ''] = flags.population?.split(':') ?? []
if (kind !== undefined && kind !== 'large' && kind !== 'long' && kind !== 'counts')
  exitWithError(`--population is large:<n>, long:<n> or counts:<type>=<n>, not '${flags.population}'.`)
if (flags.tenant !== undefined && flags.tenant !== 'lakeside')
  exitWithError(`--tenant is lakeside, not '${flags.tenant}'.`)
if (flags.tenant !== undefined && (kind !== undefined || flags.data.length > 0))
  exitWithError('--tenant has records of its own: neither --data nor --population goes with it.')
if (kind !== undefined && flags.data.length > 0) exitWithError('--population and --data exclude each other.')
const populationSize =
  kind === undefined || kind === 'counts' ? undefined : parseInteger(size, `population ${kind}`, 1, 1_000_000)
try {
  const sandbox = await startSandbox({
    port,
    ...(flags.host === undefined ? {} : { host: flags.host }),
    ...(flags.url === undefined ? {} : { url: new URL(flags.url).origin }),
    ...(flags.tls === undefined || flags.tlsKey === undefined ? {} : { tls: loadCertificate(flags.tls, flags.tlsKey) }),
    data: flags.data,
    seed,
    ...(populationSize === undefined
      ? {}
      : { population: largePopulation(seed, populationSize, kind === 'long' ? 'all' : 'tenth') }),
    ...(kind === 'counts' ? { counts: parseCounts(size) } : {}),
    ...(flags.tenant === undefined ? {} : { tenant: 'lakeside' }),
    ...(flags.until === undefined ? {} : { until: flags.until }),
    later: flags.later,
    open: flags.open,
    lenient: flags.lenient,
    ...(flags.faults || flags.fault.length > 0 ? { faults: flags.fault } : {}),
    ...(flags.log === undefined ? {} : { log: (line: string) => console.log(line) }),
    ...(flags.now === undefined ? {} : { now: flags.now }),
    tokenSeconds: parseInteger(flags['token-seconds'], 'token-seconds', 1, 86_400),
    appOrigins: flags['app-origin'],
    redirectUris: flags['redirect-uri'],
    clients: flags.client.flatMap(readClients),
    anyClient: flags['any-client'],
    ...(flags.context === undefined ? {} : { context: parseJson(flags.context, '--context') }),
    persona,
    switches: parseSwitches(flags.switch),
  })
  if (flags.host !== undefined && !(await isLoopback(flags.host)))
    process.stderr.write(`Whoever reaches ${flags.host} can read every record here: nobody needs a password.\n`)
  if (!flags.quiet)
    console.log('This is a sandbox for trying apps. It is no production server: give it no records of real people.')
  for (const note of sandbox.notes) process.stderr.write(`${note}\n`)
  if (!flags.quiet && (flags.faults || flags.fault.length > 0)) console.log(`Faults: ${sandbox.url}/faults`)
  console.log(`Sandbox EHR ready: ${sandbox.fhirBase}`)
  let closing: Promise<void> | undefined
  // `on`, not `once`: npm forwards a Ctrl+C that the terminal already sent, and the second signal must not end the process early.
  const close = () => (closing ??= sandbox.close().then(() => process.exit(0)))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, close)
  // npm does not forward SIGTERM: end when the parent process has ended.
  if (process.env['npm_lifecycle_event']) setInterval(() => process.ppid === parentPid || void close(), 500).unref()
} catch (error) {
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  exitWithError(
    isPortTaken
      ? `Port ${port} is in use. Stop the other program or choose another with --port.`
      : `The sandbox could not start: ${error instanceof Error ? error.message : String(error)}`,
  )
}
