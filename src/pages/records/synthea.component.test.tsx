import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findInMain, main } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, startTestSandbox } from '../../app/__fixtures__/render-route'

const folder = '../shared/data/synthea'

test.skipIf(!existsSync(folder))(
  'a Synthea record shows 22 conditions, 6 prescriptions, 636 results and 26 answers, none omitted (needs ../shared/data/synthea)',
  async () => {
    const sandbox = startTestSandbox({ data: [folder] })
    const person = (await sandbox).people.find(({ name }) => /Josue.* Sipes/.test(name))?.id ?? 'nobody'
    await renderRoute('/conditions', { person, sandbox })
    for (const [path, count] of [
      ['/conditions', /(?<!\d)22 records in this list/],
      ['/medicines', /Medicines ?6(?!\d)/],
      ['/results?by=date&time=5y', /Showing \d+ of 636 results/],
      ['/answers', / questions? with 26 answers/],
    ] as const) {
      await openPage(path)
      await findInMain(count)
      expect(main().textContent).not.toMatch(/left out|could not load|can’t show/i)
    }
  },
)
