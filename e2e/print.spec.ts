import { expect, test } from './fixtures'
import { horizontalOverflow } from './checks/layout'
import { openChart, openPage, openTrend, navigate } from './navigation'
import { trackRequests, waitForIdle } from './network-idle'
import { printProblems } from './checks/print'
import { printPages } from './printed-pages'

for (const person of [/Ana/, /Walter/, /Rosa/])
  test(`the printed summary of ${person.source} fits on one page, has no overlaps, and lists what is not on it`, async ({
    page,
    signInAt,
  }) => {
    await signInAt('/', person)
    expect(await printProblems(page, '/', 1)).toEqual([])
    const printed = (await printPages(page, 'A4'))
      .flat()
      .map(({ text }) => text)
      .join(' ')
    expect(printed).toMatch(
      /Not on this page: vaccines, notes, care plans, test reports, insurance, goals, the care team, devices, and other parts of the record/,
    )
    // Rosa has died, which the print header says.
    expect(printed.includes('Died March 14, 2026')).toBe(/Rosa/.test(person.source))
    expect(printed.includes('In an emergency, call 911')).toBe(!/Rosa/.test(person.source))
  })

test('the printed timeline of a long record has the newest years, says what is omitted, and all years on request', async ({
  page,
  signInAt,
}) => {
  test.setTimeout(300_000)
  await signInAt('/timeline', /Walter/)
  const main = page.getByRole('main')
  const choice = main.getByText(/^Print holds the newest years: [\d,]+ of [\d,]+ records, about \d+ pages\.$/)
  await expect(choice).toBeVisible()
  await expect(page.locator('[data-loading]')).toHaveCount(0)
  const [few = 0, many = 0] = (await choice.innerText()).replaceAll(',', '').match(/\d+/g)?.map(Number) ?? []
  expect(few).toBeLessThan(many / 4)
  const textOf = async () => {
    const pages = await printPages(page, 'Letter')
    return {
      count: pages.length,
      text: pages
        .flat()
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' '),
    }
  }
  const newest = await textOf()
  expect(newest.count).toBeLessThan(60)
  expect(newest.text).toMatch(
    /records of this year are not printed\. A choice at the end of the page prints every year\./,
  )
  const oldest =
    (await main.locator('section:has(> h2[id^="year-"])').last().getByRole('link').allInnerTexts())[0] ?? ''
  await main.getByRole('button', { name: /^Put every year on paper: / }).click()
  await expect(main.getByText(/^Print holds every year: /)).toBeVisible()
  const all = await textOf()
  expect(all.count).toBeGreaterThan(newest.count * 3)
  expect(all.text).not.toContain('not printed')
  expect(all.text).toContain(oldest)
})

test('printing renders all months of a year even while the screen shows only the first', async ({ page, signIn }) => {
  await signIn(/Walter/)
  const coming = 'The other months of this year are on their way'
  // With all lists loaded a year is rendered in two steps; with lists still loading it may start with a single month.
  await openPage(page, '/timeline')
  await openPage(page, '/conditions')
  // Prints at the moment when only the first months are rendered.
  await page.evaluate((text) => {
    const isComing = () => document.body.textContent.includes(text)
    new MutationObserver((_, watcher) => {
      if (!isComing()) return
      watcher.disconnect()
      dispatchEvent(new Event('beforeprint'))
      Object.assign(window, { stillComing: isComing() })
    }).observe(document.body, { subtree: true, childList: true })
  }, coming)
  await navigate(page, '/timeline')
  await expect.poll(() => page.evaluate(() => (window as { readonly stillComing?: boolean }).stillComing)).toBe(false)
})

test('entered-in-error records are counted but not printed', async ({ page, signInAt }) => {
  await signInAt('/records/Immunization', /Maya/, /Leo/)
  const main = page.getByRole('main')
  const mistakes = main.locator('details', { hasText: 'Entered by mistake' })
  await expect(mistakes).toBeVisible()
  await mistakes.locator('summary').click()
  await expect(mistakes.getByRole('listitem').first()).toBeVisible()
  const printed = (await printPages(page, 'Letter'))
    .flat()
    .map(({ text }) => text)
    .join(' ')
  expect(printed).toContain('1 record that was entered by mistake is not in here.')
  expect(printed).not.toContain('Entered by mistake')
})

test('a list can be printed from its page, and the table of tests by date fits on the paper', async ({
  page,
  signInAt,
}) => {
  await signInAt('/results?group=table&time=all', /Walter/)
  const main = page.getByRole('main')
  await main.getByText('Print or download').click()
  await expect(main.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Take the record along' })).toHaveAttribute('href', '/download')
  await page.setViewportSize({ width: 718, height: 940 })
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByText('Print or download')).toBeHidden()
  expect(await horizontalOverflow(page)).toBe(0)
  const region = main.getByRole('region', { name: 'Tests by date' })
  expect(await region.evaluate((all) => all.scrollWidth - all.clientWidth)).toBeLessThanOrEqual(0)
  const cell = region.locator('td', { hasText: /./ }).first()
  expect(await cell.evaluate((one) => getComputedStyle(one, '::before').content)).toMatch(/20\d\d: "$/)
})

test('on paper a number and its unit are on one line', async ({ page, signIn }) => {
  await signIn(/Walter/)
  await page.setViewportSize({ width: 688, height: 940 })
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/results']) {
    await openPage(page, path)
    const torn = await page
      .locator('main [data-row] bdi', { hasText: /^\d[\d./]* \S+$/ })
      .evaluateAll((all) =>
        all.flatMap((value) =>
          new Set([...value.getClientRects()].map(({ top }) => Math.round(top))).size > 1
            ? (value.textContent ?? '')
            : [],
        ),
      )
    expect.soft(torn, path).toEqual([])
  }
})

test('a chart is printed as wide as the paper, from wide and narrow viewports', async ({ page, signIn }) => {
  await signIn(/Walter/)
  for (const width of [1280, 390]) {
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width, height: 900 })
    await openTrend(page, '/results?time=all', /^Creatinine/)
    const chart = page.locator('main .recharts-surface').first()
    await expect(chart).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    // Printing lays out and paints at once, so no script can redraw the chart.
    const over = await chart.evaluate((drawn) => {
      const card = drawn.closest('section') ?? drawn
      return [300, 700].map((paper) => {
        Object.assign((card as HTMLElement).style, { inlineSize: `${paper}px` })
        const [chartBox, cardBox] = [drawn.getBoundingClientRect(), card.getBoundingClientRect()]
        return {
          isInside: chartBox.left >= cardBox.left && chartBox.right <= cardBox.right,
          isWide: chartBox.width > paper * 0.7,
          isFlat: chartBox.height < chartBox.width,
          isLow: chartBox.height < 300,
        }
      })
    })
    expect(over, `from ${width} px`).toEqual(
      [300, 700].map(() => ({ isInside: true, isWide: true, isFlat: true, isLow: true })),
    )
  }
})

test('a printed visit fits on two pages, has all of its results, and no details that were not opened', async ({
  page,
  signIn,
}) => {
  await signIn(/Walter/)
  const path = '/record/Encounter/walter-visit-60'
  await openPage(page, path)
  await expect(page.getByRole('main').getByText('5 outside the lab’s range')).toBeVisible()
  await expect(page.locator('[data-loading], [data-name-loading]')).toHaveCount(0)
  const pages = await printPages(page, 'Letter')
  const printed = pages
    .flat()
    .map(({ text }) => text)
    .join(' ')
  expect(pages.length).toBeLessThanOrEqual(2)
  expect(printed).toMatch(/Memory test planned.*1\.51.*Sodium.*142\/82.*Where and when/s)
  expect(printed).not.toContain('Plainchart’s words')
})

test('the printed medicines fit on one page, with what must not be taken, the directions, the day and what is past', async ({
  page,
  signInAt,
}) => {
  await signInAt('/medicines', /Walter/)
  await expect(page.locator('[data-loading], [data-name-loading]')).toHaveCount(0)
  expect(await printProblems(page, '/medicines', 1)).toEqual([])
  const printed = (await printPages(page, 'Letter'))
    .flat()
    .map(({ text }) => text)
    .join(' ')
  expect(printed).toMatch(
    /Do not take.*no refills left.*Bedtime and night.*Paused.*Stopped before it was finished.*About this page/s,
  )
})

const linesOf = (pages: Awaited<ReturnType<typeof printPages>>): readonly string[] =>
  pages.map((texts) => texts.map(({ text }) => text).join(' '))

test('a letter that asks for a correction is printed on one page, whole, with lines to sign', async ({
  page,
  signIn,
}) => {
  await signIn(/Walter/)
  await openPage(page, '/correct/MedicationRequest/walter-metformin')
  await page.getByRole('radio', { name: 'A fact is wrong, such as a date, a side, a dose or a result' }).check()
  for (const field of ['What should the record say?', 'How do you know?'])
    await page
      .getByRole('textbox', { name: field })
      .fill('It ended in May, as I told the clinic on the phone. '.repeat(4))
  await expect(page.getByRole('region', { name: 'The letter' })).toContainText('It ended in May')
  for (const paper of ['Letter', 'A4'] as const) {
    const pages = linesOf(await printPages(page, paper))
    expect(pages).toHaveLength(1)
    expect(pages[0]).toMatch(/Walter James Exampleby.*Metformin.*It ended in May.*Signature/is)
  }
})

test('what was loaded is printed on two pages, and its table begins on the first', async ({ page, signIn }) => {
  await signIn(/Walter/)
  // A new document: the home page may already have loaded every list, and then there is nothing to check.
  await page.goto('/loaded')
  await page.getByRole('button', { name: 'Check everything now' }).click()
  await expect(page.getByRole('main').getByText(/^Everything this health system sends to apps is here/)).toBeVisible()
  const pages = linesOf(await printPages(page, 'Letter'))
  expect(pages.length).toBeLessThanOrEqual(2)
  expect(pages[0]).toMatch(/Allergies and reactions.*Insurance/s)
  expect(pages.join(' ')).toMatch(/Visits.*Other clinics may have records/s)
})

test('the printed page on privacy names the permissions that are folded, and prints them once they are open', async ({
  page,
  signInAt,
}) => {
  await signInAt('/privacy', /Walter/)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '555-0110' })).toBeVisible()
  const folded = linesOf(await printPages(page, 'Letter'))
  expect(folded.length).toBeLessThanOrEqual(2)
  expect(folded.join(' ')).toMatch(
    /Each permission by its technical name\s+Not printed\. To print this part, open it first\./,
  )
  expect(folded.join(' ')).not.toContain('patient/')
  await main.getByText('Each permission by its technical name').click()
  const opened = linesOf(await printPages(page, 'Letter')).join(' ')
  expect(opened).toContain('patient/Observation.')
  expect(opened).not.toContain('Not printed')
})

test('a record that care staff print has no parts for the screen alone, and says so', async ({
  page,
  signInProvider,
}) => {
  await trackRequests(page)
  await signInProvider(/^Dr\. Robin/)
  await openChart(page, 'Exampleby')
  for (const [path, most] of [
    ['/record/MedicationRequest/walter-metformin', 3],
    ['/record/MedicationRequest/walter-apixaban', 3],
    ['/record/Condition/walter-diabetes', 4],
    ['/record/Observation/walter-visit-60-hba1c', 2],
    ['/record/DocumentReference/walter-note-new', 2],
    ['/record/AllergyIntolerance/walter-penicillin', 2],
  ] as const) {
    await openPage(page, path)
    await waitForIdle(page)
    const pages = await printPages(page, 'Letter')
    const text = pages
      .flat()
      .map(({ text: part }) => part)
      .join(' ')
    expect.soft(pages.length, path).toBeLessThanOrEqual(most)
    expect.soft(text).not.toMatch(/Mentioned in|Resource id/)
    expect.soft(text).toContain('Technical details are not printed.')
  }
})
