import { encodeQR } from 'qr'
import type { Page } from '@playwright/test'
import { storedData } from './checks/data-leaks'
import { expect, test } from './fixtures'
import { openPage } from './navigation'
import type { RunningApp, RunningSandbox } from './servers'

// The last request, which the policy refuses; the answers of the store that say why not; and the link that lets no page read it.
test.use({ sandboxArgs: ['--faults'], expectedConsole: /Content Security Policy|Failed to load resource|CORS policy/ })

/** Lets the app open links of the sandbox, and returns one. */
async function linkOf(kind: string, app: RunningApp, ehr: RunningSandbox): Promise<string> {
  app.useEhr(ehr.fhirBase, {}, { shared: { receive: 'any', hosts: [ehr.url] } })
  const list = (await (await fetch(`${ehr.url}/share.json`)).json()) as { kind: string; link: string }[]
  return list.find((each) => each.kind === kind)?.link ?? ''
}

const keyOf = (link: string): string =>
  (JSON.parse(Buffer.from(link.slice('shlink:/'.length), 'base64url').toString()) as { key: string }).key

async function open(page: Page) {
  await page.getByRole('radio', { name: 'A person I care for' }).check()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
}
const banner = (page: Page) => page.getByText('This is a copy that was shared with you')

test('a pasted link opens in a page that then has no network, and its key leaves no trace', async ({
  page,
  app,
  ehr,
}) => {
  const link = await linkOf('used-location', app, ehr)
  const requests: string[] = []
  page.on('request', (request) =>
    requests.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`),
  )
  await page.goto('/connect')
  await page.getByRole('link', { name: 'Open a link that was shared with you' }).click()
  await page.getByRole('textbox', { name: 'Link' }).fill(link)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('main')).toContainText('Health summary')
  await open(page)
  await expect(banner(page)).toBeVisible()

  const sent = requests.length
  for (const path of ['/results', '/medicines', '/timeline', '/loaded']) {
    await openPage(page, path)
    await expect(banner(page), path).toBeVisible()
  }
  expect(
    requests.slice(sent).filter((request) => !new URL(request.split(' ')[0] ?? '').pathname.startsWith('/assets/')),
  ).toEqual([])
  for (const address of [`${ehr.url}/share.json`, '/config.json']) {
    const outcome = await page.evaluate(
      (to) =>
        fetch(to).then(
          () => 'sent',
          () => 'refused',
        ),
      address,
    )
    expect(outcome, address).toBe('refused')
  }

  const key = keyOf(link)
  expect(requests.join('\n')).not.toContain(key)
  expect(requests.filter((request) => request.startsWith(ehr.url)).join('\n')).not.toMatch(/"referer":"[^"]/)
  const log = await (await fetch(`${ehr.url}/control/requests`)).text()
  expect(log).toContain('/used-location')
  expect(log).not.toContain(key)
  // The time of the last activity.
  expect((await storedData(page)).sessionStorage).toEqual(['plainchart.active'])
  expect(await page.evaluate(() => [location.href, JSON.stringify(history.state)].join())).not.toContain(key)

  await page.getByRole('button', { name: 'Close the file' }).first().click()
  await expect(page.getByText('The copy is closed.')).toBeVisible()
  expect(await page.locator('meta[data-no-network]').count()).toBe(0)
})

test('a link in the address is removed from it, also from the history, and can be looked at again', async ({
  page,
  app,
  ehr,
}) => {
  const link = await linkOf('long-term', app, ehr)
  await page.goto('/connect')
  await page.goto(`/shared#${link}`)
  await expect(page.getByRole('main')).toContainText('Latest record')
  expect(page.url()).toMatch(/\/shared$/)
  await open(page)
  await expect(banner(page)).toBeVisible()
  await openPage(page, '/loaded')
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(page.getByRole('main')).toContainText('Latest record')
  expect(page.url()).toMatch(/\/shared$/)
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(keyOf(link))
  await open(page)
  await expect(banner(page)).toBeVisible()
})

test('a link is read from a picture of its QR code', async ({ page, app, ehr }) => {
  const link = await linkOf('long-term', app, ehr)
  await page.goto('/shared')
  const button = page.getByRole('button', { name: 'Use a picture of a QR code' })
  const [dialog] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
  const picture = Buffer.from(encodeQR(link, 'gif', { scale: 4, ecc: 'low' }))
  await dialog.setFiles({ name: 'link.gif', mimeType: 'image/gif', buffer: picture })
  await expect(page.getByRole('main')).toContainText('Latest record')
})

test('a link is opened while the page is, and one that pages may not read is said', async ({ page, app, ehr }) => {
  const link = await linkOf('no-cors', app, ehr)
  await page.goto('/shared')
  await expect(page.getByRole('textbox', { name: 'Link' })).toBeVisible()
  await page.evaluate((hash) => {
    location.hash = hash
  }, link)
  await expect(page.getByRole('main')).toContainText('Health summary')
  expect(page.url()).toMatch(/\/shared$/)
  await open(page)
  await expect(page.getByRole('alert')).toContainText('it does not let web pages read them')
})

test('in a tab that is signed in, a link opens after signing out', async ({ page, app, ehr, signIn }) => {
  const link = await linkOf('plain', app, ehr)
  await signIn(/Ana/)
  await page.goto(`/shared#${link}`)
  await expect(page.getByRole('main')).toContainText('Sign out first, or open the link in a new window.')
  await expect(page.getByRole('textbox')).toHaveCount(0)
  const outcome = await page.evaluate(() =>
    fetch('https://links.example.org/').then(
      () => 'sent',
      (cause: unknown) => String(cause),
    ),
  )
  expect(outcome).toContain('Failed to fetch')
  await page.getByRole('button', { name: 'Sign out and go on' }).click()
  await expect(page.getByRole('main')).toContainText('Health summary')
  await open(page)
  await expect(banner(page)).toBeVisible()
})
