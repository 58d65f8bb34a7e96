import { needed, oldest } from '../scripts/vite/browsers.mjs'
import { expect, test } from './fixtures'
import type { Browser, Page, Route } from '@playwright/test'

/** Removes each required feature from a current browser, before any script of the page runs. */
const removals: Readonly<Record<string, () => void>> = {
  'AbortSignal.any': () => Reflect.deleteProperty(AbortSignal, 'any'),
  'URL.canParse': () => Reflect.deleteProperty(URL, 'canParse'),
  'Array.prototype.toSorted': () => Reflect.deleteProperty(Array.prototype, 'toSorted'),
  ':has()': () => {
    const { supports } = CSS
    CSS.supports = (...messages: [string]) => !messages.join().includes(':has') && supports.apply(CSS, messages)
  },
  '@container': () => {
    const { supports } = CSS
    CSS.supports = (...messages: [string]) =>
      !messages.join().includes('container-type') && supports.apply(CSS, messages)
  },
  '@layer': () => Reflect.deleteProperty(window, 'CSSLayerBlockRule'),
  DecompressionStream: () => Reflect.deleteProperty(window, 'DecompressionStream'),
  'lookbehind in regular expressions': () => {
    window.RegExp = new Proxy(RegExp, {
      construct: (kind, [pattern, flags]: [string, string]) => {
        if (String(pattern).includes('(?<=')) throw new SyntaxError('Invalid group')
        return new kind(pattern, flags)
      },
    })
  },
  dialog: () => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'),
  BroadcastChannel: () => Reflect.deleteProperty(window, 'BroadcastChannel'),
  'Intl.DisplayNames': () => Reflect.deleteProperty(Intl, 'DisplayNames'),
  'module scripts': () => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'),
}

/** Opens the app in a browser context prepared by `change`; collects CSP violations. */
async function openInBrowser(
  browser: Browser,
  url: string,
  change: (page: Page) => Promise<unknown>,
  javaScriptEnabled = true,
) {
  const context = await browser.newContext({ javaScriptEnabled })
  const page = await context.newPage()
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) violations.push(message.text())
  })
  await change(page)
  await page.goto(url)
  return { page, stopped: violations, close: () => context.close() }
}

/** Responds with the page after text replacements, such as an unknown element or type name for one that old browsers do not know. */
async function replaceInPage(route: Route, messages: readonly (readonly [from: string, to: string])[]) {
  const response = await route.fetch()
  const body = messages.reduce((text, [from, to]) => text.replaceAll(from, to), await response.text())
  await route.fulfill({ response, body })
}

async function expectUnsupportedPage(page: Page) {
  await expect(page.getByRole('heading')).toHaveText([
    'This browser is too old for Plainchart',
    'Este navegador es demasiado antiguo para Plainchart',
  ])
  const main = page.getByRole('main').first()
  for (const version of [oldest.chrome, oldest.firefox, oldest.safari])
    await expect(main).toContainText(`from version ${version}`)
  for (const version of [oldest.chrome, oldest.firefox, oldest.safari])
    await expect(main).toContainText(`desde la versión ${version}`)
  await expect(page.locator('#root')).toHaveCount(0)
}

for (const [name] of needed)
  test(`a browser without ${name} shows the unsupported-browser page in both languages`, async ({ browser, app }) => {
    const {
      page,
      stopped: violations,
      close,
    } = await openInBrowser(browser, app.origin, (each) => each.addInitScript(removals[name] ?? (() => undefined)))
    await expectUnsupportedPage(page)
    expect(violations).toEqual([])
    await close()
  })

test('a browser without module scripts runs only the bootstrap script and shows the unsupported-browser page', async ({
  browser,
  app,
}) => {
  const requested: string[] = []
  const { page, close } = await openInBrowser(browser, app.origin, async (each) => {
    each.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await each.addInitScript(removals['module scripts'] ?? (() => undefined))
    await each.route(`${app.origin}/`, (route) =>
      replaceInPage(route, [
        ['type="module"', 'type="not-known"'],
        ['rel="modulepreload"', 'rel="not-known"'],
      ]),
    )
  })
  await expectUnsupportedPage(page)
  expect(requested.filter((path) => path.endsWith('.js'))).toEqual([
    expect.stringMatching(/^\/assets\/bootstrap-[\w-]+\.js$/),
  ])
  await close()
})

test('a browser without template elements shows the unsupported-browser page', async ({ browser, app }) => {
  const { page, close } = await openInBrowser(browser, app.origin, async (each) => {
    await each.addInitScript(removals['module scripts'] ?? (() => undefined))
    await each.route(`${app.origin}/`, (route) =>
      replaceInPage(route, [
        ['template', 'not-known'],
        ['type="module"', 'type="not-known"'],
      ]),
    )
  })
  await expectUnsupportedPage(page)
  await close()
})

test('a browser that cannot parse the app’s syntax shows the unsupported-browser page', async ({ browser, app }) => {
  const { page, close } = await openInBrowser(browser, app.origin, (each) =>
    each.route('**/assets/index-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'class { static never' }),
    ),
  )
  await expectUnsupportedPage(page)
  await close()
})

for (const part of ['index', 'home-messages-en'])
  test(`when the chunk ${part} fails to load, the page asks in both languages to reload`, async ({ browser, app }) => {
    const { page, close } = await openInBrowser(browser, app.origin, (each) =>
      each.route(`**/assets/${part}-*.js`, (route) => route.abort()),
    )
    await expect(page.getByRole('main')).toContainText('We could not open this app. Load the page again.')
    await expect(page.getByRole('main')).toContainText('No pudimos abrir esta aplicación. Vuelva a cargar la página.')
    await close()
  })

test('without JavaScript the page says in both languages that the app needs it', async ({ browser, app }) => {
  const { page, close } = await openInBrowser(browser, app.origin, () => Promise.resolve(), false)
  const messages = page.locator('noscript p')
  await expect(messages).toHaveText([/^Plainchart needs JavaScript/, /^Plainchart necesita JavaScript/])
  for (const each of await messages.all()) await expect(each).toBeVisible()
  await close()
})

test('a supported browser shows none of these messages', async ({ browser, app }) => {
  const { page, close } = await openInBrowser(browser, app.origin, () => Promise.resolve())
  await expect(page.getByRole('heading', { level: 1, name: 'Your health record, in plain words' })).toBeVisible()
  await expect(page.getByText(/too old|could not open/)).toHaveCount(0)
  await close()
})
