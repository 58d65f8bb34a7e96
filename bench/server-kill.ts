// Two instances of the server, one killed while people read: npm run bench:server-kill [seconds] [readers]. Defaults: 75 seconds, 40 readers.
// A quarter in, one instance is killed; halfway, after it is back, the other is stopped. Exits with status 1 if a session was lost, or read another
// person's records. A session is lost if neither a retry nor a new sign-in at the same place continues it.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '../e2e/servers'
import { freePort, startSiteServer } from '../e2e/site-server'
import { SECRET } from '../sandbox/auth/__fixtures__/oauth-client'
import { people, sandboxEhr, signInAtSite, tokenRequest, type SiteRequest, type Tokens } from './site-client'

const [seconds = 75, readers = 40] = process.argv.slice(2).map(Number)
const ports = [await freePort(), await freePort()]
const site = `http://localhost:${ports[0]}`
const sandbox = await startSandbox(['--app-origin', site, '--quiet'])
const folder = mkdtempSync(join(tmpdir(), 'plainchart-kill-'))
const settings = {
  url: site,
  perMinute: { signIn: 1e6, records: 1e7 },
  ehrs: [sandboxEhr(sandbox.fhirBase)],
}
const startInstance = (i: number) => startSiteServer(join(folder, `${i}.json`), settings, 0, { SECRET }, ports[i] ?? 0)
const instances = [await startInstance(0), await startInstance(1)]

const counts = new Map<string, number>()
const count = (what: string) => void counts.set(what, (counts.get(what) ?? 0) + 1)
let turn = 0

/** Sends a request to the next instance, as a proxy does; undefined without a complete response. */
async function send(path: string, init: RequestInit = {}): Promise<{ status: number; text: string } | undefined> {
  turn += 1
  try {
    const response = await fetch(`http://localhost:${ports[turn % ports.length]}${path}`, {
      redirect: 'manual',
      ...init,
    })
    const text = response.headers.get('location') ?? (await response.text())
    count(`HTTP ${response.status}`)
    return { status: response.status, text }
  } catch {
    count('no complete response')
    return undefined
  }
}
/** Retries what got no complete response, as the app does, but never longer than half a minute. */
async function persistently(path: string, init?: RequestInit) {
  const end = performance.now() + 30_000
  for (;;) {
    const response = await send(path, init)
    if ((response && response.status < 500) || performance.now() > end) return response
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
const request: SiteRequest = async (what, path, init) => {
  const response = await persistently(path, init)
  if (response === undefined || response.status >= 400) throw new Error(`${what}: ${response?.status ?? 'no response'}`)
  return response.text
}
/** Signs in, once more if the response to the code was lost. */
const signIn = (person: string): Promise<Tokens> =>
  signInAtSite(site, sandbox.url, person, request).catch(() => signInAtSite(site, sandbox.url, person, request))
const patientsIn = (records: string) =>
  [...records.matchAll(/"reference":"(?:[^"]*\/)?Patient\/([^"/]+)"/g)].map(([, id]) => id)

/** A renewal as the app does it: retried with the same token; if the EHR has used that up, a new sign-in. */
async function renew(tokens: Tokens, person: string): Promise<Tokens> {
  count('renewals')
  const response = await persistently(
    ...tokenRequest(site, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token }),
  )
  if (response?.status === 200) return { ...tokens, ...(JSON.parse(response.text) as Tokens) }
  count('sessions continued by a new sign-in')
  return signIn(person)
}

const personOf = (i: number) => people[i % people.length] ?? 'ana'
const sessions = await Promise.all(Array.from({ length: readers }, (_, i) => signIn(personOf(i))))
console.log(`${sessions.length} readers are signed in`)
const end = performance.now() + seconds * 1000
async function read(i: number, session: Tokens): Promise<void> {
  const person = personOf(i)
  let tokens = session
  for (let step = i; performance.now() < end; step += 1) {
    if (step % 5 === 0) tokens = await renew(tokens, person)
    const path = `/ehr/e/fhir/${['Condition', 'MedicationRequest', 'Encounter'][step % 3]}?patient=${tokens.patient}`
    const headers = { authorization: `Bearer ${tokens.access_token}`, accept: 'application/fhir+json' }
    const response = await persistently(path, { headers })
    if (response?.status === 401) tokens = await renew(tokens, person)
    else if (response?.status !== 200) throw new Error(`records: ${response?.status ?? 'no response'}`)
    else if (patientsIn(response.text).some((id) => id !== tokens.patient)) count('wrong person')
  }
}
const pause = (share: number) => new Promise((resolve) => setTimeout(resolve, seconds * share * 1000))
async function disturb(): Promise<void> {
  await pause(0.25)
  await instances[0]?.kill()
  console.log('one instance killed')
  await pause(0.1)
  instances[0] = await startInstance(0)
  await pause(0.15)
  process.kill(instances[1]?.pid ?? 0, 'SIGTERM')
  console.log('the other one stopped')
  await pause(0.1)
  instances[1] = await startInstance(1)
}
const [, ...results] = await Promise.all([
  disturb(),
  ...sessions.map((session, i) =>
    read(i, session).catch((cause: unknown) => {
      count('sessions lost')
      console.log(String(cause))
    }),
  ),
])
for (const [what, times] of [...counts].toSorted()) console.log(`${what}: ${times}`)
const lost = counts.get('sessions lost') ?? 0
console.log(
  `${results.length} readers, ${lost} sessions lost, ${counts.get('wrong person') ?? 0} records of another person`,
)
if (lost > 0 || counts.has('wrong person')) process.exitCode = 1
await Promise.all(instances.map((instance) => instance.kill()))
await sandbox.close()
