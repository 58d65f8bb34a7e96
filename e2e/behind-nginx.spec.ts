import { expect, test } from './fixtures'
import { nginxUnavailable, startNginx } from './nginx'
import { startSandbox } from './servers'
import { ehrEntry, secrets, signInAtEhr, openEhrSignIn } from './site-sign-in'
import { freePort, startSiteServer } from './site-server'
import { switchboard } from './switchboard'

test('behind nginx, sign-in and a long list survive the loss of one of two servers', async ({ page, clock }, info) => {
  if (nginxUnavailable !== undefined) process.stderr.write(`Skipped: ${nginxUnavailable}.\n`)
  test.skip(nginxUnavailable !== undefined, nginxUnavailable)
  const [port, first, second] = [await freePort(), await freePort(), await freePort()]
  const site = `http://127.0.0.1:${port}`
  const sandbox = await startSandbox(
    ['--app-origin', site, '--redirect-uri', `${site}/callback`, '--faults', '--quiet'],
    clock.shift,
  )
  const settings = { url: site, trustProxy: true, ehrs: [ehrEntry(sandbox.fhirBase, { relay: true })] }
  const start = (at: number) => startSiteServer(info.outputPath('settings.json'), settings, clock.shift, secrets, at)
  const servers = await Promise.all([start(first), start(second)])
  const nginx = await startNginx(info.outputPath(), port, [first, second])

  await openEhrSignIn(page, site)
  await servers[0].kill()
  await signInAtEhr(page, /Walter/)

  const restarted = await start(first)
  // nginx skips a failed server for a while; wait until it uses this one again before the other one is killed.
  await expect
    .poll(async () => (await fetch(`${site}/healthz`)).ok && restarted.log.join('').includes('/healthz'), {
      timeout: 60_000,
    })
    .toBe(true)
  const faults = switchboard(sandbox)
  await faults.only({ kind: 'slow', type: 'Observation', seconds: 1 })
  await page.goto(`${site}/results`)
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  await servers[1].kill()
  await faults.reset()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText(/of your \d+ tests/)
  await expect(page.getByRole('button', { name: /^(?:Try again|Go on)$/ })).toHaveCount(0)
  expect([...servers, restarted].flatMap(({ log }) => log).join('')).not.toMatch(
    /walter|Observation|code=|access_token|eyJ/i,
  )
  await page.goto('about:blank')
  await nginx.close()
  await restarted.kill()
  await sandbox.close()
})
