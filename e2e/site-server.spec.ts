import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { SECRET } from '../sandbox/auth/__fixtures__/oauth-client'
import { expect, test } from './fixtures'
import { openPage } from './navigation'
import { startSandbox } from './servers'
import { ehrEntry, secrets, signInAtEhr, openEhrSignIn } from './site-sign-in'
import { freePort, startRoundRobinProxy, startSiteServer } from './site-server'
import { switchboard } from './switchboard'

test('sign-in at an EHR with a client secret never reveals it to the browser or the log', async ({
  page,
  clock,
}, info) => {
  const port = await freePort()
  const site = `http://localhost:${port}`
  const sandbox = await startSandbox(['--app-origin', site, '--token-seconds', '60', '--quiet'], clock.shift)
  const server = await startSiteServer(
    info.outputPath('settings.json'),
    { url: site, ehrs: [ehrEntry(sandbox.fhirBase)] },
    clock.shift,
    secrets,
    port,
  )
  const requests: string[] = []
  const bodies: Promise<string>[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  page.on('response', (response) => bodies.push(response.text().catch(() => '')))
  await openEhrSignIn(page, site)
  await signInAtEhr(page, /Ana/)
  const records = requests.filter((line) => line.includes('/fhir/Condition'))
  expect(records.length).toBeGreaterThan(0)
  expect(records.every((line) => line.startsWith(`GET ${sandbox.fhirBase}/`))).toBe(true)
  expect(
    requests
      .filter((line) => line.startsWith('POST') && !line.includes('/interaction/'))
      .map((line) => line.split(' ')[1]),
  ).toEqual([`${site}/ehr/clinic/token`])
  await openPage(page, '/privacy')
  await expect(page.getByRole('main')).not.toContainText('comes through the server of this site')
  await expect(page.getByText('Check the clock of this device')).toHaveCount(0)
  await expect(page.getByText('Version of this app').locator('xpath=following-sibling::dd[1]')).toHaveText(
    /^\d+\.\d+\.\d+$/,
  )
  expect([...requests, ...(await Promise.all(bodies)), ...server.log].filter((text) => text.includes(SECRET))).toEqual(
    [],
  )
  expect(server.log.join('')).not.toMatch(/ana|Condition|code=|access_token|eyJ/i)
  expect(server.log.join('')).toContain('"route":"/ehr/:id/token","status":200')
  // Stops pending requests before the server ends.
  await page.goto('about:blank')
  await server.kill()
  await sandbox.close()
})

test('with three stateless servers, sign-in and a long list survive the loss of one server each', async ({
  page,
  clock,
}, info) => {
  const port = await freePort()
  const site = `http://localhost:${port}`
  const sandbox = await startSandbox(['--app-origin', site, '--faults', '--quiet'], clock.shift)
  const settings = { url: site, trustProxy: true, ehrs: [ehrEntry(sandbox.fhirBase, { relay: true })] }
  const start = () => startSiteServer(info.outputPath('settings.json'), settings, clock.shift, secrets)
  const servers = await Promise.all([start(), start(), start()])
  const proxy = await startRoundRobinProxy(port, servers)
  const direct: string[] = []
  page.on('request', (request) =>
    request.url().startsWith(`${sandbox.fhirBase}/`) ? direct.push(request.url()) : undefined,
  )

  await openEhrSignIn(page, site)
  expect(proxy.served.size).toBe(3)
  await servers[0].kill()
  await signInAtEhr(page, /Walter/)

  await openPage(page, '/privacy')
  await expect(page.getByRole('main')).toContainText('The record comes through the server of this site.')
  const faults = switchboard(sandbox)
  await faults.only({ kind: 'slow', type: 'Observation', seconds: 1 })
  await page.goto(`${site}/results`)
  // After the first page of results the list shows its progress until it is complete.
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  let busyServer = proxy.busyWith('/fhir/Observation')
  await expect
    .poll(() => (busyServer = proxy.busyWith('/fhir/Observation')) !== undefined && busyServer !== servers[0])
    .toBe(true)
  await busyServer?.kill()
  await faults.reset()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText(/of your \d+ tests/)
  await expect(page.getByRole('button', { name: /^(?:Try again|Go on)$/ })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  expect(direct, 'all records are relayed by the site').toEqual([])
  expect(servers.flatMap(({ log }) => log).join('')).not.toMatch(/walter|Observation|code=|access_token|eyJ/i)
  // Stops pending requests before the servers end.
  await page.goto('about:blank')
  proxy.close()
  await Promise.all(servers.map((server) => server.kill()))
  await sandbox.close()
})

test('an app built for a base path keeps assets, sign-in, reload and sign-out below that path', async ({
  page,
  clock,
}, info) => {
  const dist = info.outputPath('dist')
  execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--base', '/records/', '--outDir', dist, '--logLevel', 'error'],
    { cwd: join(import.meta.dirname, '..') },
  )
  const port = await freePort()
  const host = `http://localhost:${port}`
  const site = `${host}/records`
  const sandbox = await startSandbox(
    ['--app-origin', host, '--redirect-uri', `${site}/callback`, '--quiet'],
    clock.shift,
  )
  const server = await startSiteServer(
    info.outputPath('settings.json'),
    { url: site, ehrs: [ehrEntry(sandbox.fhirBase)] },
    clock.shift,
    secrets,
    port,
    dist,
  )
  const outside: string[] = []
  page.on('request', (request) =>
    request.url().startsWith(`${host}/`) && !request.url().startsWith(`${site}/`)
      ? outside.push(request.url())
      : undefined,
  )

  await openEhrSignIn(page, site)
  await signInAtEhr(page, /Ana/)
  expect(page.url()).toBe(`${site}/`)
  await page.getByRole('navigation', { name: 'Record' }).getByRole('link', { name: 'Medicines' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Medicines' })).toBeVisible()
  expect(page.url()).toBe(`${site}/medicines`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Medicines' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible()
  expect(page.url().startsWith(`${site}/`)).toBe(true)
  expect(outside, 'requests outside of the base path').toEqual([])
  await page.goto('about:blank')
  await server.kill()
  await sandbox.close()
})
