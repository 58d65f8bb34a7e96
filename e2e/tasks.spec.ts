import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { format, resolveConfig } from 'prettier'
import { expect, test } from './fixtures'
import { navigate, waitForPage } from './navigation'

const tasksFile = join(import.meta.dirname, '..', 'docs', 'tasks.md')

/** A row of the table in docs/tasks.md. */
interface Task {
  readonly task: string
  readonly person: string
  readonly path: readonly string[]
  /** The heading of the last page, which no earlier page has. */
  readonly opens: string
  readonly expectedText: string
  readonly presses: number
  /** Screens to swipe on a phone, on all pages of the path. */
  readonly swipes: number
  /** Distance of the text from the top of the last page in CSS pixels, on a phone. */
  readonly y: number
}

const cellsOf = (line: string): readonly string[] => line.split('|').map((cell) => cell.trim())
const isTask = (line: string): boolean => /^\| (?!What for|-)/.test(line)

const tasks: readonly Task[] = readFileSync(tasksFile, 'utf8')
  .split('\n')
  .filter(isTask)
  .map(cellsOf)
  .map(
    ([
      ,
      task = '',
      person = '',
      path = '',
      opens = '',
      expectedText = '',
      presses = '',
      swipes = '',
      y = '',
    ]): Task => ({
      task,
      person,
      path: path.split(' › '),
      opens,
      expectedText,
      presses: Number(presses),
      swipes: Number(swipes),
      y: Number(y),
    }),
  )

/** What a path may take on a phone. */
const MAX_SWIPES = 2
/** Fonts differ between systems. */
const Y_TOLERANCE = 120

/** A screen of 844 pixels without the bar at its bottom, and how far one swipe scrolls. */
const SCREEN = 776
const SWIPE = 650

/** Swipes until the end of an element is on the screen, from where the page is scrolled to. */
async function swipesTo(element: Locator): Promise<number> {
  const bottom = await element.evaluate((each) => each.getBoundingClientRect().bottom)
  return Math.ceil(Math.max(0, bottom - SCREEN) / SWIPE)
}

/** Writes what was measured into the table. */
async function updateDocument(measured: ReadonlyMap<string, readonly [swipes: number, y: number]>) {
  const lines = readFileSync(tasksFile, 'utf8')
    .split('\n')
    .map((line) => {
      const [, task = '', ...cells] = isTask(line) ? cellsOf(line) : []
      const [swipes, y] = measured.get(task) ?? []
      return swipes === undefined
        ? line
        : ['', task, ...cells.slice(0, 5), String(swipes), String(y), ...cells.slice(7)].join(' | ').trim()
    })
  const text = await format(lines.join('\n'), { ...(await resolveConfig(tasksFile)), parser: 'markdown' })
  writeFileSync(tasksFile, text)
}

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
    // One after the other, because all write to one file.
    test.describe.configure({ mode: 'serial' })
    test.use({ viewport: { width, height: 844 }, hasTouch: input === 'by touch' })

    for (const who of new Set(tasks.map(({ person }) => person)))
      test(`common tasks take as many presses and swipes as docs/tasks.md says: ${who}`, async ({ page, signIn }) => {
        await page.addInitScript(() => (window.print = () => undefined))
        await signIn(who === 'Leo' ? /Maya/ : new RegExp(who), who === 'Leo' ? /Leo/ : undefined)
        const settle = async () => {
          await waitForPage(page)
          await expect(page.locator('[data-loading], [data-name-loading]')).toHaveCount(0)
        }
        const press = async (name: string) => {
          const element = target(page, name)
          await expect(element).toBeVisible()
          const swipes = await swipesTo(element)
          await (input === 'by keyboard' ? element.press('Enter') : element.tap())
          return swipes
        }
        const type = async (words: string) => {
          const swipes = input === 'by touch' ? await press('Find') : 0
          const field = page.getByRole('searchbox').filter({ visible: true }).first()
          await field.fill(words)
          await field.press('Enter')
          return swipes
        }
        const measured = new Map<string, readonly [swipes: number, y: number]>()
        for (const { task, path, opens, expectedText, presses } of tasks.filter(({ person }) => person === who))
          await test.step(task, async () => {
            await navigate(page, '/')
            let swipes = 0
            for (const step of path) {
              await settle()
              swipes += await (step.startsWith('type ') ? type(accessibleName(step)) : press(accessibleName(step)))
            }
            expect(path.filter((step) => !step.startsWith('type ')).length, task).toBe(presses)
            await expect(page.getByRole('heading', { level: 1 }), task).toContainText(opens)
            await settle()
            const answer = page.getByRole('main').getByText(expectedText).filter({ visible: true }).first()
            await expect(answer, task).toBeVisible()
            swipes += await swipesTo(answer)
            const y = await answer.evaluate((each) => Math.round(each.getBoundingClientRect().top + scrollY))
            measured.set(task, [swipes, y])
          })
        if (input === 'by keyboard') return
        if (['all', 'changed'].includes(test.info().config.updateSnapshots)) await updateDocument(measured)
        else
          for (const { task, swipes, y } of tasks.filter(({ person }) => person === who)) {
            const [measuredSwipes = 0, measuredY = 0] = measured.get(task) ?? []
            expect.soft([task, measuredSwipes]).toEqual([task, swipes])
            expect.soft(Math.abs(measuredY - y), `${task}: text at ${measuredY}, not ${y}`).toBeLessThan(Y_TOLERANCE)
          }
        for (const [task, [swipes]] of measured) expect.soft(swipes, task).toBeLessThanOrEqual(MAX_SWIPES)
      })
  })
