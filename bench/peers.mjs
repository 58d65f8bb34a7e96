// The same two lists with other packages, compared with the bare page and the app: `npm run build && node bench/peers.mjs`.
// Installs the packages once into .cache/peers, which needs the registry, and builds their pages (bench/peers, each as in its documentation). These pages have no sign-in: the token is in the URL. Each ratio is to the bare page of the same kind, with or without sign-in.
// Limits and options as in first-page.mjs. Times depend on the machine, so compare the ratios. Nothing fails on a time; exits with status 2 if the packages cannot be installed.
import { parseArgs } from 'node:util'
import { startBarePageWithToken } from './bare-page.mjs'
import { medians } from './measure.mjs'
import { buildPeer, NotInstalled, peers, versionsOf } from './peers/build.mjs'
import {
  consent,
  freePort,
  limit,
  options,
  appRows,
  phonePage,
  measure,
  signInForToken,
  startRun,
  visit,
} from './sign-in-run.mjs'

const { values } = parseArgs({ options })
// After sign-in-run.mjs, which registers tsx.
const { serve } = await import('./peers/serve.mjs')

/** Builds all peers and returns their folders; exits if the packages cannot be installed. */
function buildPeers() {
  try {
    return Object.fromEntries(Object.keys(peers).map((name) => [name, buildPeer(name)]))
  } catch (cause) {
    if (!(cause instanceof NotInstalled)) throw cause
    console.error(cause.message)
    process.exit(2)
  }
}

/** Serves the pages without sign-in. Returns each page's origin and row selectors. */
async function startPages() {
  const builds = buildPeers()
  const starts = { 'bare page, no sign-in': { rows: appRows, start: startBarePageWithToken } }
  for (const [name, { rows }] of Object.entries(peers))
    starts[name] = { rows, start: (port) => serve(builds[name], port) }
  const pages = {}
  for (const [name, { rows, start }] of Object.entries(starts)) {
    const port = await freePort()
    pages[name] = { rows, origin: `http://localhost:${port}`, server: await start(port) }
  }
  return pages
}

/** Blocks requests to other hosts: fhir-react's stylesheet loads two fonts, whose time is not a property of the package. */
async function blockExternalRequests(page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setBlockedURLs', { urls: ['https://*'] })
}

/** Measures a page without sign-in. The browser comes from a page of the EHR, as after sign-in. Warm: the page was opened before, without a token. */
async function measurePage(run, { origin, rows }, isCold, { token, patient }) {
  const page = await phonePage(run, rows)
  await blockExternalRequests(page)
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' })
  await page.goto(`${run.sandbox.url}/`, { waitUntil: 'networkidle' })
  await limit(page, run.values, isCold)
  await page.goto(`${origin}/#${new URLSearchParams({ base: run.sandbox.fhirBase, token, patient })}`, {
    waitUntil: 'commit',
  })
  const measurement = await measure(page)
  await page.context().close()
  return measurement
}

/** Measures all pages once, by name and cache state. */
async function round(run, pages) {
  const session = await signInForToken(run)
  const visits = {
    'bare page': async (isCold) => (await visit(run, 'floor', isCold))[0],
    Plainchart: async (isCold) => (await visit(run, 'app', isCold))[0],
  }
  for (const [name, one] of Object.entries(pages)) visits[name] = (isCold) => measurePage(run, one, isCold, session)
  const measurements = {}
  for (const [name, visitPage] of Object.entries(visits))
    measurements[name] = { cold: await visitPage(true), warm: await visitPage(false) }
  return measurements
}

/** A row of the table: milliseconds until conditions are shown, the ratio to the bare page of the same kind, and what was fetched. */
function rowOf(name, rounds) {
  const at = (which, cache) =>
    medians(
      rounds.map((one) => one[which][cache]),
      ['conditions', 'observations', 'requests', 'kB', 'scriptKB'],
    )
  const floor = name === 'bare page' || name === 'Plainchart' ? 'bare page' : 'bare page, no sign-in'
  const [cold, warm] = [at(name, 'cold'), at(name, 'warm')]
  const ratio = (cache, measured) => Number((measured.conditions / at(floor, cache).conditions).toFixed(2))
  return {
    cold: cold.conditions,
    ratio: ratio('cold', cold),
    warm: warm.conditions,
    'ratio, warm': ratio('warm', warm),
    'results, cold': cold.observations,
    'results, warm': warm.observations,
    requests: cold.requests,
    'kB of files': cold.kB,
    'kB of JS': cold.scriptKB,
  }
}

const pages = await startPages()
const run = await startRun(
  values,
  Object.values(pages).map(({ origin }) => origin),
)
try {
  for (const kind of ['floor', 'app']) await consent(run, kind)
  const rounds = []
  while (rounds.length < Number(values.rounds)) rounds.push(await round(run, pages))
  console.table(Object.fromEntries(Object.keys(rounds[0]).map((name) => [name, rowOf(name, rounds)])))
  for (const name of Object.keys(peers)) console.log(`${name} with ${versionsOf(name).join(', ')}`)
} finally {
  await run.close()
  for (const { server } of Object.values(pages)) server.close()
}
