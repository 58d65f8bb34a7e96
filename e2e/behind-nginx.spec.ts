import { expect, test } from './fixtures'
import { nginxUnavailable, startNginx } from './nginx'
import { startSandbox } from './servers'
import { ehrEntry, secrets, signInAtEhr, openEhrSignIn } from './site-sign-in'
import { freePort, startSiteServer } from './site-server'
import { switchboard } from './switchboard'

test('behind nginx, sign-in and a long list survive the loss of one of two servers', async ({ page, clock }, info) => {
  if (nginxUnavailable !== undefined) process.stderr.write(`Not tried: ${nginxUnavailable}.\n`)
  test.skip(nginxUnavailable !== undefined, nginxUnavailable)
  const [port, first, second] = [await freePort(), await freePort(), await freePort()]
  const site = `http://127.0.0.1:${port}`
  const sandbox = await startSandbox(
    ['--app-origin', site, '--redirect-uri', `${site}/callback`, '--faults', '--quiet'],
    clock.shift,
  )
  const settings = { url: site, trustProxy: true, ehrs: [ehrEntry(sandbox.fhirBase, { relay: true })] }
  const start = (at: number) => startSiteServer(info.outputPath('settings.json'), settings, clock.shift, secrets, at)
  const before = await Promise.all([start(first), start(second)])
  const nginx = await startNginx(info.outputPath(), port, [first, second])

  await openEhrSignIn(page, site)
  await before[0].kill()
  await signInAtEhr(page, /Walter/)

  const again = await start(first)
  // nginx takes it for gone for a while; it has to be in turn again before the other one goes.
  await expect
    .poll(async () => (await fetch(`${site}/healthz`)).ok && again.log.join('').includes('/healthz'), {
      timeout: 60_000,
    })
    .toBe(true)
  const faults = switchboard(sandbox)
  await faults.only({ kind: 'slow', type: 'Observation', seconds: 1 })
  await page.goto(`${site}/results`)
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  await before[1].kill()
  await faults.reset()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText(/of 1,\d{3} results/)
  await expect(page.getByRole('button', { name: /^(?:Try again|Go on)$/ })).toHaveCount(0)
  expect([...before, again].flatMap(({ log }) => log).join('')).not.toMatch(
    /walter|Observation|code=|access_token|eyJ/i,
  )
  await page.goto('about:blank')
  await nginx.close()
  await again.kill()
  await sandbox.close()
})
