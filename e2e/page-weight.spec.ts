import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from './fixtures'
import { trackRequests, waitForIdle } from './network-idle'
import { saveData } from './save-data'

const dist = join(import.meta.dirname, '..', 'dist')
/** The font (decision 20). */
const font = { files: 1, bytes: 23_500 }
/** Files and gzipped bytes that a phone loads, including the two bootstrap scripts (decision 6). */
const budget = { files: 21 + font.files, bytes: 257_000 + font.bytes }
/** Plain names, names of people and display texts of codes load after the rows; scripts/ci/size.mjs has their budgets. */
const deferredFiles =
  /\/(?:_virtual_dictionary|deferred-names|plain-names|people-names|medicine-names|code-systems|official-names)-/

test('the files loaded from the sign-in callback until the home page is idle stay within budget', async ({
  page,
  signInThroughPages,
}) => {
  const loadedFiles = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/callback')) loadedFiles.clear()
    if (pathname.startsWith('/assets/') && !deferredFiles.test(pathname)) loadedFiles.add(pathname)
  })
  // Without the code of the other main pages, which is loaded when everything here is idle.
  await saveData(page)
  await trackRequests(page)
  await signInThroughPages(/Ana/)
  await expect(page.locator('main a[href^="/record/Condition"]').first()).toBeVisible()
  await waitForIdle(page)
  const bytes = [...loadedFiles].reduce(
    (sum, path) =>
      sum +
      (path.endsWith('.woff2')
        ? readFileSync(join(dist, path))
        : gzipSync(readFileSync(join(dist, path)), { level: 9 })
      ).length,
    0,
  )
  test.info().annotations.push({
    type: 'files and gzipped bytes until the home page is idle',
    description: `${loadedFiles.size}, ${bytes}`,
  })
  expect(
    { files: loadedFiles.size <= budget.files, bytes: bytes <= budget.bytes },
    `${loadedFiles.size} files, ${bytes} bytes`,
  ).toEqual({ files: true, bytes: true })
})
