import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordTypes, type RecordType } from '../src/contract'
import { contractElements } from '../src/contract/elements'
import { recordWithEveryElement, idOf, type ExpectedElement } from './every-element'
import { expect, test } from './fixtures'
import { navigate } from './navigation'
import type { Page } from '@playwright/test'

const types = recordTypes.filter((type) => Object.keys(contractElements[type]).length > 0)
const records = new Map(types.map((type) => [type, recordWithEveryElement(type)] as const))
const folder = join(tmpdir(), `fields-${randomUUID()}`)

test.use({ sandboxArgs: ['--data', folder] })
// Each test of this file may run in its own worker.
test.beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'fields.ndjson'),
    [...records.values()].map(({ resource }) => JSON.stringify(resource)).join('\n'),
  )
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The texts of the page with all details open. */
async function readPage(
  page: Page,
  type: RecordType,
): Promise<{ text: string; rows: Readonly<Record<string, string>> }> {
  await expect(page.locator(`main [data-element^="${type}."]`).first()).toBeAttached()
  // Content below a section that is loading is held back briefly.
  await expect(page.locator('main :is([aria-busy="true"], [data-loading])')).toHaveCount(0)
  return page.evaluate(() => {
    for (const closed of document.querySelectorAll('details')) closed.open = true
    const rows = [...document.querySelectorAll<HTMLElement>('main [data-element]')]
    return {
      // Without thousands separators.
      text:
        document
          .querySelector('main')
          ?.innerText.toLowerCase()
          .replace(/(?<=\d),(?=\d{3})/g, '') ?? '',
      rows: Object.fromEntries(rows.map((row) => [row.dataset['element'] ?? '', row.innerText])),
    }
  })
}

function missingIn(
  type: RecordType,
  expected: readonly ExpectedElement[],
  { text, rows }: Awaited<ReturnType<typeof readPage>>,
): readonly string[] {
  return expected.flatMap(({ path, texts, inRow }) => {
    const absent = texts.filter((wanted) => !text.includes(wanted.toLowerCase()))
    const noRow = inRow && !rows[`${type}.${path}`]?.includes('\n')
    return absent.length > 0 || noRow ? [`${type}.${path}${absent.length > 0 ? `: ${absent.join(', ')}` : ''}`] : []
  })
}

test('every element of the contract is shown on the page of its record', async ({ page, signIn }) => {
  test.setTimeout(240_000)
  await signIn(/born/)
  const missingElements: string[] = []
  for (const [type, { expected }] of records) {
    if (type === 'Group') continue
    await test.step(type, async () => {
      await navigate(page, `/record/${type}/${idOf(type)}`)
      missingElements.push(...missingIn(type, expected, await readPage(page, type)))
    })
  }
  expect(missingElements).toEqual([])
})

test('every element of a Group is shown to a provider who finds it by search', async ({ page, signIn }) => {
  await signIn(/all patients/)
  await navigate(page, '/records/Group')
  const form = page.getByRole('main').locator('form')
  await form.locator('select').first().selectOption('member')
  await form.locator('input').fill(`Patient/${idOf('Patient')}`)
  await form.getByRole('button', { name: 'Search', exact: true }).click()
  await page.locator(`main a[href="/record/Group/${idOf('Group')}"]`).click()
  await page.getByRole('radio', { name: 'Plain words' }).check()
  expect(missingIn('Group', records.get('Group')?.expected ?? [], await readPage(page, 'Group'))).toEqual([])
})
