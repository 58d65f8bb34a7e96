import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { controlOf } from 'plainchart/sandbox'
import { startSandbox } from './servers'

const example = readFileSync('examples/app/index.html')

/** Serves the example app of the QA guide, on another host name than the sandbox. */
async function startApp() {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(example),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

test('a third-party app on another origin signs in and sees a fault, an expired token and a reset', async ({
  page,
}) => {
  const app = await startApp()
  const sandbox = await startSandbox(['--faults', '--quiet', '--client', 'examples/app/client.json'])
  const control = controlOf(sandbox.url)
  const status = page.getByRole('status')
  const read = () => page.getByRole('button', { name: 'Read conditions' }).click()

  await page.goto(`${app.origin}/?iss=${encodeURIComponent(sandbox.fhirBase)}`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: /Walter/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Share with Forty lines?')
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await expect(status).toHaveText('Signed in for walter')
  await read()
  await expect(status).toHaveText(/^[1-9]\d* conditions$/)

  await control.faults.on({ kind: '503', type: 'Condition', count: 1 })
  await read()
  await expect(status).toHaveText('HTTP 503')
  await control.clock.forward(3600)
  await read()
  await expect(status).toHaveText('HTTP 401')
  const requests = await control.requests.wait({ client: 'forty-lines', type: 'Condition' }, 2)
  expect(requests.map(({ status: httpStatus, faults }) => [httpStatus, faults])).toEqual([
    [200, []],
    [503, ['503']],
  ])

  await control.reset()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: /Ana/ }).click()
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await expect(status).toHaveText('Signed in for ana')
  expect(await control.requests.list({ status: 503 })).toEqual([])
  await sandbox.close()
  app.close()
})
