/** For every page of the app, before its scripts: keeps long tasks and how long each key waited for its answer, and room for the entries of many requests. */
export function watch() {
  performance.setResourceTimingBufferSize(10_000)
  globalThis.benchTasks = []
  globalThis.benchEvents = []
  new PerformanceObserver((list) =>
    globalThis.benchTasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ type: 'longtask', buffered: true })
  // From the moment the browser got the key until the frame after its answer.
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => globalThis.benchEvents.push(performance.now() - timeStamp))),
    { capture: true },
  )
}

/** Long tasks of a page since the last call: how many, and the longest in milliseconds. */
export async function longTasks(page) {
  return page.evaluate(() => {
    const tasks = globalThis.benchTasks.splice(0)
    return { count: tasks.length, longest: Math.round(Math.max(0, ...tasks)) }
  })
}

/** Types into the search box of the page, a key every so often, until the returned function is called; gives the slowest answer in milliseconds. */
export function interact(page) {
  let going = true
  const typing = (async () => {
    const box = page.getByRole('main').getByRole('searchbox').first()
    for (let turn = 0; going; turn += 1) {
      await box.press(turn % 8 < 4 ? 'e' : 'Backspace')
      await page.waitForTimeout(250)
    }
    await box.fill('')
  })()
  return async () => {
    going = false
    await typing
    return page.evaluate(() => Math.round(Math.max(0, ...globalThis.benchEvents)))
  }
}

/** What the browser tells of the frames of a scroll: how many were due, how many of them it dropped, and how many it showed with a part that was not painted yet. */
export async function framesOf(browser, scroll) {
  const devtools = await browser.newBrowserCDPSession()
  const told = []
  devtools.on('Tracing.dataCollected', ({ value }) =>
    told.push(
      ...value.flatMap(({ name, args }) =>
        name === 'PipelineReporter' && args.frame_reporter ? [args.frame_reporter] : [],
      ),
    ),
  )
  const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['cc', 'benchmark', 'disabled-by-default-devtools.timeline.frame'] },
  })
  await scroll()
  await devtools.send('Tracing.end')
  await ended
  await devtools.detach()
  const due = told.filter(
    ({ scroll_state, state }) => scroll_state !== 'SCROLL_NONE' && state !== 'STATE_NO_UPDATE_DESIRED',
  )
  return {
    due: due.length,
    dropped: due.filter(({ state }) => state === 'STATE_DROPPED').length,
    unpainted: due.filter(({ has_missing_content }) => has_missing_content).length,
  }
}

/** Bytes of the JS heap after a collection. */
export async function heapOf(page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.enable').then(() => devtools.send('Performance.getMetrics'))
  await devtools.detach()
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
}

/** The least that can be done: page after page fetched and parsed, the resources held. */
export async function bareFetch(page, first, authorization) {
  const found = await page.evaluate(
    async ([address, token]) => {
      const from = performance.now()
      globalThis.benchHeld = []
      let pages = 0
      for (let next = address; next; pages += 1) {
        const response = await fetch(next, { headers: { authorization: token, accept: 'application/fhir+json' } })
        const bundle = await response.json()
        for (const { resource } of bundle.entry ?? []) globalThis.benchHeld.push(resource)
        next = bundle.link?.find(({ relation }) => relation === 'next')?.url
      }
      return { ms: performance.now() - from, count: globalThis.benchHeld.length, pages }
    },
    [first, authorization],
  )
  return { ...found, heap: await heapOf(page) }
}

/** The middle one of some numbers, 0 where there is none. */
export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** The medians of these columns of some readings, rounded. */
export const medians = (readings, names) =>
  Object.fromEntries(names.map((name) => [name, Math.round(median(readings.map((one) => one[name])))]))

/** What took no longer than this, in milliseconds, came from the cache and made nothing wait. */
const AT_ONCE = 5

/** How many requests had to wait for one another at most: the longest row of them in which each began when the one before had ended. */
export function depthOf(requests) {
  let [depth, ended] = [0, -Infinity]
  const sent = requests.filter(({ from, to }) => to - from > AT_ONCE)
  for (const { from, to } of sent.toSorted((a, b) => a.to - b.to)) if (from >= ended) [depth, ended] = [depth + 1, to]
  return depth
}
