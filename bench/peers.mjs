// How long pages that are made with other packages need for the same two lists, in turns with the bare page and the app: `npm run build && node bench/peers.mjs`.
// Installs the packages of the peers at their versions below .cache/peers once, which needs the registry, and builds their pages (bench/peers, each as its documentation shows it). They sign nobody in: the token comes with the address. So there is a bare page that does the same, and each ratio is to the bare page of its own kind.
// Limits and options as in first-page.mjs. Times hold for the machine of the run only; compare the ratios. Nothing here fails on a time; without the packages it ends with status 2.
import { parseArgs } from 'node:util'
import { startBarePageWithToken } from './bare-page.mjs'
import { medians } from './measure.mjs'
import { buildPeer, NotInstalled, peers, versionsOf } from './peers/build.mjs'
import {
  consent,
  freePort,
  limit,
  options,
  ownRows,
  phonePage,
  reading,
  signedIn,
  startRun,
  visit,
} from './sign-in-run.mjs'

const { values } = parseArgs({ options })
// After sign-in-run.mjs, which makes TypeScript readable for Node.
const { serve } = await import('./peers/serve.mjs')

/** The folders of the builds by peer; ends the run where the packages are not to be had. */
function build() {
  try {
    return Object.fromEntries(Object.keys(peers).map((name) => [name, buildPeer(name)]))
  } catch (cause) {
    if (!(cause instanceof NotInstalled)) throw cause
    console.error(cause.message)
    process.exit(2)
  }
}

/** Starts the pages that get a token, each with where it is and how its rows are found. */
async function startPages() {
  const builds = build()
  const starts = { 'bare page, no sign-in': { rows: ownRows, start: startBarePageWithToken } }
  for (const [name, { rows }] of Object.entries(peers))
    starts[name] = { rows, start: (port) => serve(builds[name], port) }
  const pages = {}
  for (const [name, { rows, start }] of Object.entries(starts)) {
    const port = await freePort()
    pages[name] = { rows, origin: `http://localhost:${port}`, server: await start(port) }
  }
  return pages
}

/** Keeps a page from asking anybody outside this machine: the style sheet of fhir-react wants two fonts from a server of others, and how long that takes is no property of the package. */
async function keepInside(page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setBlockedURLs', { urls: ['https://*'] })
}

/** One visit of a page that gets a token. The browser comes from a page of the EHR, as after a sign-in. Warm: the page was there before, without a token. */
async function open(run, { origin, rows }, isCold, { token, patient }) {
  const page = await phonePage(run, rows)
  await keepInside(page)
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' })
  await page.goto(`${run.sandbox.url}/`, { waitUntil: 'networkidle' })
  await limit(page, run.values, isCold)
  await page.goto(`${origin}/#${new URLSearchParams({ base: run.sandbox.fhirBase, token, patient })}`, {
    waitUntil: 'commit',
  })
  const found = await reading(page)
  await page.context().close()
  return found
}

/** One round of all pages, by name and cache. */
async function round(run, pages) {
  const session = await signedIn(run)
  const visits = {
    'bare page': async (isCold) => (await visit(run, 'floor', isCold))[0],
    Plainchart: async (isCold) => (await visit(run, 'app', isCold))[0],
  }
  for (const [name, one] of Object.entries(pages)) visits[name] = (isCold) => open(run, one, isCold, session)
  const found = {}
  for (const [name, go] of Object.entries(visits)) found[name] = { cold: await go(true), warm: await go(false) }
  return found
}

/** A row of the table: milliseconds until conditions stand, how often the time of the bare page of the same kind that is, and what was fetched for it. */
function rowOf(name, rounds) {
  const at = (which, cache) =>
    medians(
      rounds.map((one) => one[which][cache]),
      ['conditions', 'observations', 'requests', 'kB', 'scriptKB'],
    )
  const floor = name === 'bare page' || name === 'Plainchart' ? 'bare page' : 'bare page, no sign-in'
  const [cold, warm] = [at(name, 'cold'), at(name, 'warm')]
  const ratio = (cache, own) => Number((own.conditions / at(floor, cache).conditions).toFixed(2))
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
