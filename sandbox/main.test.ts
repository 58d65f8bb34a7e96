import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCommand } from './command'
import { switchesOf } from './personas/personas'

const root = join(import.meta.dirname, '..')

/** Runs the command in this process and stops the sandbox that it starts. Returns what it prints, or the message of its error. */
async function outputOf(...args: string[]) {
  const output = { out: '', err: '', error: undefined as string | undefined }
  try {
    const sandbox = await runCommand(args, {
      out: (text) => (output.out += text),
      err: (text) => (output.err += text),
    })
    await sandbox?.close()
  } catch (error) {
    output.error = error instanceof Error ? `${error.constructor.name}: ${error.message}` : String(error)
  }
  const withoutPort = (text: string) => text.replaceAll(/\d{4,}/g, 'PORT')
  return { ...output, out: withoutPort(output.out), err: withoutPort(output.err) }
}

describe('the command', () => {
  it.each<[string[], string]>([
    [['--foo'], "Unknown option '--foo'\nSee --help."],
    [['--port', 'abc'], "--port needs a whole number from 0 to 65535, not 'abc'."],
    [['--port', '0', '--data', 'no/such/folder'], "--data: there is nothing at 'no/such/folder'."],
    [
      ['--port', '0', '--data', 'package.json'],
      'The sandbox could not start: There are no FHIR resources in package.json.',
    ],
    [['--port', '0', '--fault', '503:Conditions'], "The sandbox could not start: There is no type 'Conditions'."],
    [
      ['--port', '0', '--population', 'counts:Observations=5'],
      "The sandbox could not start: 'Observations' cannot be counted.",
    ],
    [
      ['--port', '0', '--population', 'tiny:5'],
      "--population is large:<n>, long:<n> or counts:<type>=<n>, not 'tiny:5'.",
    ],
    [['--port', '0', '--base', '/r4'], "--base is / or /fhir, not '/r4'."],
    [['--port', '0', '--tenant', 'hillside'], "--tenant is lakeside, not 'hillside'."],
    [
      ['--port', '0', '--tenant', 'lakeside', '--population', 'large:4000'],
      '--tenant has records of its own: neither --data nor --population goes with it.',
    ],
    [
      ['--port', '0', '--switch', 'pageSize=many'],
      "The sandbox could not start: The switch pageSize is a whole number from 1 to 9999, not 'many'.",
    ],
    [['--port', '0', '--persona', 'x'], '--persona is one of standard, '],
    [
      ['--port', '0', '--url', 'sandbox.example.org'],
      "--url needs an address without a path, such as https://sandbox.example.org, not 'sandbox.example.org'.",
    ],
    [['--port', '0', '--url', 'https://sandbox.example.org/ehr'], '--url needs an address without a path'],
    [['--port', '0', '--tls', 'cert.pem'], '--tls needs two files: the certificate and its key.'],
    [['--port', '0', '--tls', 'cert.pem', 'no-key.pem'], "--tls: there is no file at 'cert.pem'."],
    [['--port', '0', '--tls', 'package.json', 'README.md'], "--tls: 'package.json' has no certificate in PEM."],
    [['--port', '0', 'alone'], "'alone' belongs to no flag."],
    [['--port', '0', '--now', 'soon'], "'soon' is no date such as 2027-03-01"],
    [['--port', '0', '--context', '{'], '--context is not valid JSON.'],
    [
      ['--port', '0', '--context', '{"fhirContext":[{}]}'],
      'fhirContext: an entry needs a reference, a canonical or an identifier.',
    ],
    [['--port', '0', '--client', 'no/such/file.json'], "--client: there is no file at 'no/such/file.json'."],
    [['--port', '0', '--client', 'README.md'], "--client: 'README.md' is not valid JSON."],
    [['--port', '0', '--client', 'package.json'], 'A client is a JSON object with a client_id and redirect_uris.'],
    [['--port', '0', '--host', 'no-such-host.invalid'], 'The sandbox could not start: '],
  ])('%s is rejected with a message', async (args, message) => {
    const { out, error } = await outputOf(...args)
    expect(error).toMatch(/^CommandError: /)
    expect(error).toContain(message)
    expect(out).toBe('')
  })

  it('--help lists every switch with its values', async () => {
    const { out } = await outputOf('--help')
    const values = new Map([...out.matchAll(/^ {4}(\w+)=(.+)$/gm)].map(([, name, text]) => [name, text]))
    expect(Object.keys(switchesOf('standard')).filter((name) => !values.has(name))).toEqual(['needs'])
    expect([values.get('pkce'), values.get('total'), values.get('offers')]).toEqual([
      'required | optional | refused',
      'yes | no',
      'some of introspection,userinfo,brands',
    ])
  })

  it('reports a port that is in use', async () => {
    const taken = createServer().listen(0, 'localhost')
    await once(taken, 'listening')
    const address = taken.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { error } = await outputOf('--port', String(port))
    taken.close()
    expect(error).toBe(`CommandError: Port ${port} is in use. Stop the other program or choose another with --port.`)
  })

  it('reports unreadable data also with --quiet', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-data-'))
    writeFileSync(join(folder, 'ana.json'), JSON.stringify({ resourceType: 'Patient', id: 'ana' }))
    writeFileSync(join(folder, 'broken.json'), '{')
    const started = await outputOf('--port', '0', '--quiet', '--data', folder)
    const failed = await outputOf('--port', '0', '--quiet', '--data', join(folder, 'broken.json'))
    rmSync(folder, { recursive: true })
    expect(started.err).toContain('broken.json is not valid JSON and was left out.\n')
    expect(failed.error).toMatch(
      /There are no FHIR resources in .*\n.*broken.json is not valid JSON and was left out\.\n/,
    )
  })

  const ready = 'Sandbox EHR ready: http://localhost:PORT/fhir\n'
  const notProduction =
    'This is a sandbox for trying apps. It is no production server: give it no records of real people.\n'
  const hostWarning = 'Whoever reaches 0.0.0.0 can read every record here: nobody needs a password.\n'

  it.each([
    [[], notProduction + ready, ''],
    [['--quiet'], ready, ''],
    [['--quiet', '--host', '127.0.0.1'], ready.replace('localhost', '127.0.0.1'), ''],
    [['--faults'], `${notProduction}Faults: http://localhost:PORT/faults\n${ready}`, ''],
  ])('with %j prints the expected start messages', async (args, out, err) => {
    expect(await outputOf('--port', '0', ...args)).toEqual({ out, err, error: undefined })
  })

  it('warns that other machines can reach it, also with --quiet', async () => {
    expect(await outputOf('--port', '0', '--quiet', '--host', '0.0.0.0')).toEqual({
      out: ready,
      err: hostWarning,
      error: undefined,
    })
  })
})

describe('the process of the command', { timeout: 90_000 }, () => {
  const source = ['--import', 'tsx', 'sandbox/main.ts']
  const start = (program: string, ...args: string[]) =>
    spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const addressPrintedBy = async ({ stdout }: ReturnType<typeof start>) => {
    const [line] = (await once(stdout, 'data')) as [Buffer]
    return String(line).replace('Sandbox EHR ready: ', '').trim()
  }

  it('exits with status 2 after a message on stderr', async () => {
    const sandbox = start(process.execPath, ...source, '--foo')
    const output = { out: '', err: '' }
    sandbox.stdout.on('data', (chunk) => (output.out += String(chunk)))
    sandbox.stderr.on('data', (chunk) => (output.err += String(chunk)))
    expect(await once(sandbox, 'close')).toEqual([2, null])
    expect(output).toEqual({ out: '', err: expect.stringContaining("Unknown option '--foo'") as unknown })
  })

  it.concurrent.each(['SIGINT', 'SIGTERM'] as const)('%s ends it with status 0 and frees the port', async (signal) => {
    const sandbox = start(process.execPath, ...source, '--port', '0', '--quiet')
    const url = await addressPrintedBy(sandbox)
    expect((await fetch(`${url}/metadata`)).status).toBe(200)
    const ended = once(sandbox, 'exit')
    sandbox.kill(signal)
    expect(await ended).toEqual([0, null])
    await expect(fetch(`${url}/metadata`)).rejects.toThrow('fetch failed')
  })

  it.concurrent('SIGTERM to npm ends it and frees the port', async () => {
    const npm = start('npm', 'run', '--silent', 'sandbox', '--', '--port', '0', '--quiet')
    const url = await addressPrintedBy(npm)
    npm.kill('SIGTERM')
    // Closes when npm, its shell and the sandbox have ended.
    await once(npm.stdout, 'close')
    await expect(fetch(`${url}/metadata`)).rejects.toThrow('fetch failed')
  })
})
