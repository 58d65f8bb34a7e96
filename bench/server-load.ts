// The server under load: npm run bench:server [sign-ins] [seconds] [readers]. Defaults: 500 simultaneous sign-ins, then 40 readers for ten minutes.
// Not part of the check; exits with status 1 if a request failed or memory grew.
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '../e2e/servers'
import { freePort, startSiteServer } from '../e2e/site-server'
import { SECRET } from '../sandbox/auth/__fixtures__/oauth-client'
import { people, sandboxEhr, signInAtSite, tokenRequest } from './site-client'

const [signIns = 500, seconds = 600, readers = 40] = process.argv.slice(2).map(Number)
const port = await freePort()
const site = `http://localhost:${port}`
const sandbox = await startSandbox(['--app-origin', site, '--quiet'])
const server = await startSiteServer(
  join(mkdtempSync(join(tmpdir(), 'plainchart-load-')), 'settings.json'),
  { url: site, perMinute: { signIn: 1e6, records: 1e7 }, ehrs: [sandboxEhr(sandbox.fhirBase)] },
  0,
  { SECRET },
  port,
)
/** Resident memory of the server in MB. */
const memory = () =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024)

const times = new Map<string, number[]>()
const failures: string[] = []
async function timedRequest(what: string, address: string, init: RequestInit = {}): Promise<string> {
  const start = performance.now()
  const response = await fetch(site + address, { redirect: 'manual', ...init }).catch(() => undefined)
  const text = (await response?.text().catch(() => undefined)) ?? ''
  times.set(what, [...(times.get(what) ?? []), performance.now() - start])
  if (response === undefined || response.status >= 400) failures.push(`${what}: ${response?.status ?? 'no answer'}`)
  return response?.headers.get('location') ?? text
}
console.log(`memory before: ${memory()} MB`)
const start = performance.now()
const sessions = await Promise.all(
  Array.from({ length: signIns }, (_, i) =>
    signInAtSite(site, sandbox.url, people[i % people.length] ?? 'ana', timedRequest).catch(
      (cause: unknown) => void failures.push(`sign-in: ${String(cause)}`),
    ),
  ),
)
const signedIn = sessions.flatMap((one) => (one?.access_token ? [one] : []))
console.log(
  `${signedIn.length} of ${signIns} sign-ins at once in ${((performance.now() - start) / 1000).toFixed(1)} s, memory ${memory()} MB`,
)

const end = performance.now() + seconds * 1000
const readings: number[] = []
const sampler = setInterval(() => readings.push(memory()), Math.max(1, seconds / 20) * 1000)
await Promise.all(
  signedIn.slice(0, readers).map(async (session, i) => {
    for (let count = i; performance.now() < end; count += 1) {
      const bearer = { headers: { authorization: `Bearer ${session.access_token}`, accept: 'application/fhir+json' } }
      if (count % 5 === 0) await timedRequest('file', '/')
      else if (count % 5 === 1) await timedRequest('file', '/config.json')
      else if (count % 50 === 2)
        Object.assign(
          session,
          JSON.parse(
            await timedRequest(
              'token',
              ...tokenRequest(site, { grant_type: 'refresh_token', refresh_token: session.refresh_token }),
            ),
          ),
        )
      else
        await timedRequest(
          'records',
          `/ehr/e/fhir/${['Condition', 'MedicationRequest', 'Encounter'][count % 3] ?? 'Condition'}?patient=${session.patient}`,
          bearer,
        )
    }
  }),
)
clearInterval(sampler)
console.log(`memory while ${readers} read for ${seconds} s: ${readings.join(' ')} MB`)
for (const [what, all] of times) {
  const sorted = all.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  console.log(`${what}: ${all.length} requests, half below ${at(0.5)} ms, 99 of 100 below ${at(0.99)} ms`)
}
/** Medians per third of the readings: the first third is the warm-up, and a single reading varies with garbage collection. */
const third = (which: number) =>
  readings.slice((readings.length * which) / 3, (readings.length * (which + 1)) / 3).toSorted((a, b) => a - b)
const medianOfThird = (which: number) => third(which)[Math.floor(third(which).length / 2)] ?? 0
const isFlat = medianOfThird(2) <= medianOfThird(1) * 1.1
console.log(
  `memory in the middle third ${medianOfThird(1)} MB, in the last third ${medianOfThird(2)} MB: ${isFlat ? 'flat' : 'it grows'}`,
)
if (!isFlat || failures.length > 0) process.exitCode = 1
console.log(
  failures.length === 0
    ? 'no failures'
    : `${failures.length} failures: ${[...new Set(failures)].slice(0, 10).join('; ')}`,
)
await server.kill()
await sandbox.close()
