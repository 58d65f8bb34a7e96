import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from './fixtures'
import { trackRequests, waitForIdle } from './network-idle'

const dist = join(import.meta.dirname, '..', 'dist')
/** The letters: one file more, and its bytes (decision 20). */
const font = { files: 1, bytes: 23_500 }
/** What a slow phone has to fetch, in files and in bytes of gzip, the two scripts before the app among them; decision 6 says why, and lowers it with each cut. */
const most = { files: 20 + font.files, bytes: 252_000 + font.bytes }
/** Plain names and the words for codes of code systems come after the rows, and not where the browser is told to save data; scripts/ci/size.mjs has their ceilings. */
const names = /\/(?:_virtual_dictionary|deferred-names|plain-names|systems|what-codes-say)-/

test('the files loaded from the sign-in callback until the home page is idle stay within budget', async ({
  page,
  signInThroughPages,
}) => {
  const loaded = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/callback')) loaded.clear()
    if (pathname.startsWith('/assets/') && !names.test(pathname)) loaded.add(pathname)
  })
  await trackRequests(page)
  await signInThroughPages(/Ana/)
  await expect(page.locator('main a[href^="/record/Condition"]').first()).toBeVisible()
  await waitForIdle(page)
  const bytes = [...loaded].reduce(
    (sum, path) =>
      sum +
      (path.endsWith('.woff2')
        ? readFileSync(join(dist, path))
        : gzipSync(readFileSync(join(dist, path)), { level: 9 })
      ).length,
    0,
  )
  test.info().annotations.push({
    type: 'files and bytes of gzip until the first record page is at rest',
    description: `${loaded.size}, ${bytes}`,
  })
  expect(
    { files: loaded.size <= most.files, bytes: bytes <= most.bytes },
    `${loaded.size} files, ${bytes} bytes`,
  ).toEqual({ files: true, bytes: true })
})
