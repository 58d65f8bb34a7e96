import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Starts a sandbox on a free port and waits for its ready line. */
export async function startSandbox(...flags) {
  const root = new URL('../../', import.meta.url)
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts', '--port', '0', ...flags], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const [, fhirBase] = /^Sandbox EHR ready: (\S+)/.exec(line) ?? []
    if (fhirBase) return { fhirBase, url: new URL(fhirBase).origin, stop: () => (child.kill(), once(child, 'exit')) }
  }
  throw new Error('The sandbox did not start; see its error output above.')
}
