import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentSecurityPolicy } from '../scripts/vite/security-headers.mjs'
import { startFramingPage } from './framing-page'
import { expect, test } from './fixtures'

const defaultConfig = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'public', 'config.json'), 'utf8')) as {
  ehrs: Record<string, unknown>[]
}

test('the response headers allow only the app’s own scripts and requests to its EHR', async ({ page, app, ehr }) => {
  const answer = await page.goto('/connect')
  const headers = answer?.headers() ?? {}
  expect(headers['content-security-policy']).toBe(
    contentSecurityPolicy({ ehrs: [{ ...defaultConfig.ehrs[0], fhirBase: ehr.fhirBase }] }),
  )
  expect(headers['content-security-policy']).toContain(`connect-src 'self' ${ehr.url};`)
  expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|data:/)
  expect([headers['referrer-policy'], headers['x-content-type-options'], headers['cache-control']]).toEqual([
    'no-referrer',
    'nosniff',
    'no-store',
  ])
  expect((await page.request.get(`${app.origin}/config.json`)).headers()['cache-control']).toBe('no-store')
  const script = (await page.locator('script[type="module"]').getAttribute('src')) ?? ''
  expect((await page.request.get(app.origin + script)).headers()['cache-control']).toContain('immutable')
})

test('the headers printed by the operators’ command equal those of the responses', async ({
  request,
  app,
  ehr,
}, info) => {
  const config = info.outputPath('config.json')
  writeFileSync(config, JSON.stringify({ ehrs: [{ ...defaultConfig.ehrs[0], fhirBase: ehr.fhirBase }] }))
  const printed = execFileSync(
    process.execPath,
    [join(import.meta.dirname, '..', 'scripts', 'vite', 'security-headers.mjs'), config],
    { encoding: 'utf8' },
  )
    .trim()
    .split('\n')
  const [page, script] = [
    await request.get(`${app.origin}/connect`),
    await request.get(
      `${app.origin}/assets/${readdirSync(join(import.meta.dirname, '..', 'dist', 'assets')).find((name) => name.endsWith('.js'))}`,
    ),
  ]
  expect(printed.length).toBeGreaterThan(7)
  for (const line of printed) {
    const [, name = '', value = '', where = ''] =
      /^([\w-]+): (.*?)(?: \((below \/assets\/|everything else)\))?$/.exec(line) ?? []
    for (const answer of where === '' ? [page, script] : [where === 'everything else' ? page : script])
      expect(answer.headers()[name.toLowerCase()], line).toBe(value)
  }
})

test('the build contains no source maps', ({}) => {
  const files = readdirSync(join(import.meta.dirname, '..', 'dist'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
  const scripts = files.filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  expect(
    scripts.filter((name) =>
      readFileSync(join(import.meta.dirname, '..', 'dist', name), 'utf8').includes('sourceMappingURL'),
    ),
  ).toEqual([])
})

test('the build contains third-party notices and an SBOM, but no manifest', ({}) => {
  const dist = join(import.meta.dirname, '..', 'dist')
  expect(readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('manifest'))).toEqual(
    [],
  )
  const { bomFormat, components } = JSON.parse(readFileSync(join(dist, 'sbom.json'), 'utf8')) as {
    bomFormat: string
    components: { name: string; version: string }[]
  }
  const notices = readFileSync(join(dist, 'third-party-notices.txt'), 'utf8')
  expect(bomFormat).toBe('CycloneDX')
  expect(components.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react-dom', 'fhirclient', 'jose', 'dompurify']),
  )
  expect(components.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['fastify']))
  expect(components.filter(({ name, version }) => !notices.includes(`${name} ${version} (`))).toEqual([])
})

test.describe('the content security policy blocks', () => {
  test.use({ expectedConsole: /Content Security Policy|requires 'Trusted|trusted-types/i })

  test('inline scripts, inline styles, a base URL, forms and requests to other hosts', async ({ page }) => {
    await page.goto('/connect')
    await page.evaluate(() => {
      const directives: string[] = []
      Object.assign(window, { directives })
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => directives.push(effectiveDirective))
      const add = (name: string, text: string) =>
        document.head.append(Object.assign(document.createElement(name), { textContent: text }))
      // Passes Trusted Types, to reach script-src.
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): { createScript(text: string): string } }
      }
      add(
        'script',
        trustedTypes
          .createPolicy('dompurify', { createScript: (text: string) => text })
          .createScript('window.ran = true'),
      )
      add('style', 'h1 { color: red }')
      document.body.append(Object.assign(document.createElement('base'), { href: 'https://elsewhere.example/' }))
      void fetch('https://elsewhere.example/').catch(() => undefined)
      const form = Object.assign(document.createElement('form'), {
        action: 'https://elsewhere.example/',
        method: 'post',
      })
      document.body.append(form)
      form.submit()
    })
    // The browser reports the blocked base URL each time a URL is resolved.
    const blockedDirectives = () =>
      page.evaluate(() => [...new Set((window as unknown as { directives: string[] }).directives)].toSorted())
    await expect
      .poll(blockedDirectives)
      .toEqual(['base-uri', 'connect-src', 'form-action', 'script-src-elem', 'style-src-elem'])
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  })

  test('markup and scripts from strings, and Trusted Types policies with other names', async ({ page }) => {
    await page.goto('/connect')
    const blocked = await page.evaluate(() => {
      const isBlocked = (act: () => unknown) => {
        try {
          act()
          return false
        } catch (cause) {
          return cause instanceof TypeError
        }
      }
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown }
      }
      const text = '<img src=x onerror="window.ran = true">'
      return [
        isBlocked(() => document.body.insertAdjacentHTML('beforeend', text)),
        isBlocked(() => (document.createElement('iframe').srcdoc = text)),
        isBlocked(() => (document.createElement('script').text = 'window.ran = true')),
        isBlocked(() => trustedTypes.createPolicy('another', {})),
      ]
    })
    expect(blocked).toEqual([true, true, true, true])
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  })

  test('other sites from framing the app', async ({ page, app }) => {
    const chart = await startFramingPage()
    chart.show(`${app.origin}/connect`)
    await page.goto(chart.sameSite)
    await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/)
    chart.close()
  })
})
