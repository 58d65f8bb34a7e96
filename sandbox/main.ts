import { parseArgs } from 'node:util'
import { startSandbox } from './server'

const help = `Starts the sandbox EHR.

  --port <n>            port, 9400 unless told (0: a free one)
  --data <path>         serve this file or folder in place of the built-in people (repeatable)
  --seed <n>            another built-in population, 1 unless told
  --open                answer FHIR requests without a token too
  --quiet               no notes about loaded data
  --token-seconds <n>   life of an access token, 1200 unless told
  --app-origin <url>    origin of a further app (repeatable)
  --help                this text
`

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}

function whole(text: string, flag: string, least: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : NaN
  if (value >= least && value <= most) return value
  return stop(`--${flag} needs a whole number from ${least} to ${most}, not '${text}'.`)
}

function flags() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '9400' },
        data: { type: 'string', multiple: true, default: [] },
        seed: { type: 'string', default: '1' },
        open: { type: 'boolean', default: false },
        quiet: { type: 'boolean', default: false },
        'token-seconds': { type: 'string', default: '1200' },
        'app-origin': { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : String(error)}\nSee --help.`)
  }
}

const values = flags()
if (values.help) {
  process.stdout.write(help)
  process.exit(0)
}
for (const origin of values['app-origin']) if (!URL.canParse(origin)) stop(`--app-origin needs an address such as http://localhost:3000, not '${origin}'.`)

const port = whole(values.port, 'port', 0, 65_535)
try {
  const sandbox = await startSandbox({
    port,
    data: values.data,
    seed: whole(values.seed, 'seed', 0, 4_294_967_295),
    open: values.open,
    quiet: values.quiet,
    tokenSeconds: whole(values['token-seconds'], 'token-seconds', 1, 86_400),
    appOrigins: values['app-origin'],
  })
  if (!values.quiet) for (const note of sandbox.notes) console.log(note)
  console.log(`Sandbox EHR ready: ${sandbox.fhirBase}`)
  const close = () => void sandbox.close().then(() => process.exit(0))
  process.once('SIGINT', close)
  process.once('SIGTERM', close)
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  stop(taken ? `Port ${port} is in use. Stop the other program or choose another with --port.` : `The sandbox could not start: ${error instanceof Error ? error.message : String(error)}`)
}
