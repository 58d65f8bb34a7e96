import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { waitForPage, navigate } from './navigation'

interface Task {
  readonly task: string
  readonly person: string
  readonly way: readonly string[]
  /** The heading of the last page, which no earlier page has. */
  readonly opens: string
  readonly expectedText: string
  readonly presses: number
}

const tasks: readonly Task[] = readFileSync(join(import.meta.dirname, '..', 'docs', 'tasks.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!What for|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, task = '', person = '', way = '', opens = '', expectedText = '', presses = '']) => ({
    task,
    person,
    way: way.split(' › '),
    opens,
    expectedText,
    presses: Number(presses),
  }))

const accessibleName = (step: string): string => /`(.+)`/.exec(step)?.[1] ?? ''

/** The first visible link, button or fold whose name starts with this text. */
const target = (page: Page, name: string) => {
  const begins = new RegExp(`^${name.replace(/[?.]/g, '\\$&')}`)
  return page
    .getByRole('link', { name: begins })
    .or(page.getByRole('button', { name: begins }))
    .or(page.locator('summary').filter({ hasText: begins }))
    .filter({ visible: true })
    .first()
}

for (const [input, width] of [
  ['by touch', 390],
  ['by keyboard', 1280],
] as const)
  test.describe(input, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: input === 'by touch' })

    for (const who of new Set(tasks.map(({ person }) => person)))
      test(`common tasks take as many presses as docs/tasks.md says: ${who}`, async ({ page, signIn }) => {
        await page.addInitScript(() => (window.print = () => undefined))
        await signIn(who === 'Leo' ? /Maya/ : new RegExp(who), who === 'Leo' ? /Leo/ : undefined)
        const press = (name: string) =>
          input === 'by keyboard' ? target(page, name).press('Enter') : target(page, name).tap()
        const type = async (words: string) => {
          if (input === 'by touch') await press('Find')
          const field = page.getByRole('searchbox').filter({ visible: true }).first()
          await field.fill(words)
          await field.press('Enter')
        }
        for (const { task, way, opens, expectedText, presses } of tasks.filter(({ person }) => person === who))
          await test.step(task, async () => {
            await navigate(page, '/')
            await waitForPage(page)
            for (const step of way) {
              await waitForPage(page)
              await (step.startsWith('type ') ? type(accessibleName(step)) : press(accessibleName(step)))
            }
            expect(way.filter((step) => !step.startsWith('type ')).length, task).toBe(presses)
            await expect(page.getByRole('heading', { level: 1 }), task).toContainText(opens)
            await expect(page.getByRole('main'), task).toContainText(expectedText)
          })
      })
  })
