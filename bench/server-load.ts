// What the server does under load: npm run bench:server [sign-ins] [seconds] [readers], 500 sign-ins at once and ten minutes of 40 readers unless told.
// Printed and no part of the check; ends with status 1 when a request failed or memory grew.
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '../e2e/servers'
import { freePort, startSiteServer } from '../e2e/site-server'
import { POST_CLIENT, SECRET } from '../sandbox/auth/__fixtures__/oauth-client'
import { browse } from '../sandbox/testing/browser'

const [signIns = 500, seconds = 600, readers = 40] = process.argv.slice(2).map(Number)
const port = await freePort()
const site = `http://localhost:${port}`
const sandbox = await startSandbox(['--app-origin', site, '--quiet'])
const ehr = {
  id: 'e',
  name: 'E',
  fhirBase: sandbox.fhirBase,
  clientId: POST_CLIENT,
  relay: true,
  confidential: { method: 'client_secret_post', credentials: [{ env: 'SECRET' }] },
}
const server = await startSiteServer(
  join(mkdtempSync(join(tmpdir(), 'plainchart-load-')), 'settings.json'),
  { url: site, perMinute: { signIn: 1e6, records: 1e7 }, ehrs: [ehr] },
  0,
  { SECRET },
  port,
)
const memory = () =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024)

const times = new Map<string, number[]>()
const failures: string[] = []
async function timed(what: string, address: string, init: RequestInit = {}): Promise<string> {
  const start = performance.now()
  const answer = await fetch(site + address, { redirect: 'manual', ...init }).catch(() => undefined)
  const text = (await answer?.text().catch(() => undefined)) ?? ''
  times.set(what, [...(times.get(what) ?? []), performance.now() - start])
  if (answer === undefined || answer.status >= 400) failures.push(`${what}: ${answer?.status ?? 'no answer'}`)
  return answer?.headers.get('location') ?? text
}
const people = [
  ['ana', []],
  ['walter', []],
  ['omar', []],
] as const
const token = (fields: Record<string, string>) =>
  timed('token', '/ehr/e/token', { method: 'POST', headers: { origin: site }, body: new URLSearchParams(fields) })

async function signIn(person: string): Promise<{ access_token: string; refresh_token: string; patient: string }> {
  const verifier = randomBytes(32).toString('base64url')
  const scope = 'openid fhirUser launch/patient online_access patient/*.rs'
  const question = {
    response_type: 'code',
    client_id: POST_CLIENT,
    redirect_uri: `${site}/callback`,
    scope,
    state: 's',
    aud: `${site}/ehr/e/fhir`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }
  const start = await timed('authorize', `/ehr/e/authorize?${new URLSearchParams(question).toString()}`)
  const presses: [string, Record<string, string>][] = [
    ['login', { person }],
    ['consent', {}],
  ]
  const { url } = await browse(sandbox.url, start, ({ url: page, status }) => {
    const press = page.pathname.startsWith('/interaction/') && status === 200 ? presses.shift() : undefined
    return press && { url: `${page.href}/${press[0]}`, fields: press[1] }
  })
  return JSON.parse(
    await token({
      grant_type: 'authorization_code',
      code: url.searchParams.get('code') ?? '',
      redirect_uri: `${site}/callback`,
      code_verifier: verifier,
      scope,
    }),
  ) as never
}

console.log(`memory before: ${memory()} MB`)
const begun = performance.now()
const sessions = await Promise.all(
  Array.from({ length: signIns }, (_, i) =>
    signIn(people[i % people.length]?.[0] ?? 'ana').catch(
      (cause: unknown) => void failures.push(`sign-in: ${String(cause)}`),
    ),
  ),
)
const good = sessions.flatMap((one) => (one?.access_token ? [one] : []))
console.log(
  `${good.length} of ${signIns} sign-ins at once in ${((performance.now() - begun) / 1000).toFixed(1)} s, memory ${memory()} MB`,
)

const end = performance.now() + seconds * 1000
const marks: number[] = []
const watch = setInterval(() => marks.push(memory()), Math.max(1, seconds / 20) * 1000)
await Promise.all(
  good.slice(0, readers).map(async (session, i) => {
    for (let turn = i; performance.now() < end; turn += 1) {
      const bearer = { headers: { authorization: `Bearer ${session.access_token}`, accept: 'application/fhir+json' } }
      if (turn % 5 === 0) await timed('file', '/')
      else if (turn % 5 === 1) await timed('file', '/config.json')
      else if (turn % 50 === 2)
        Object.assign(
          session,
          JSON.parse(await token({ grant_type: 'refresh_token', refresh_token: session.refresh_token })),
        )
      else
        await timed(
          'records',
          `/ehr/e/fhir/${['Condition', 'MedicationRequest', 'Encounter'][turn % 3] ?? 'Condition'}?patient=${session.patient}`,
          bearer,
        )
    }
  }),
)
clearInterval(watch)
console.log(`memory while ${readers} read for ${seconds} s: ${marks.join(' ')} MB`)
for (const [what, all] of times) {
  const sorted = all.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  console.log(`${what}: ${all.length} requests, half below ${at(0.5)} ms, 99 of 100 below ${at(0.99)} ms`)
}
/** The middle one of a third of the readings: the first third is the warming up, and one reading alone may be just before or after memory is cleared. */
const third = (which: number) =>
  marks.slice((marks.length * which) / 3, (marks.length * (which + 1)) / 3).toSorted((a, b) => a - b)
const middle = (which: number) => third(which)[Math.floor(third(which).length / 2)] ?? 0
const isFlat = middle(2) <= middle(1) * 1.1
console.log(
  `memory in the middle third ${middle(1)} MB, in the last third ${middle(2)} MB: ${isFlat ? 'flat' : 'it grows'}`,
)
if (!isFlat || failures.length > 0) process.exitCode = 1
console.log(
  failures.length === 0
    ? 'no failures'
    : `${failures.length} failures: ${[...new Set(failures)].slice(0, 10).join('; ')}`,
)
await server.kill()
await sandbox.close()
