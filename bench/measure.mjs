/** Init script: records long tasks and the response time of each key, and enlarges the resource timing buffer. */
export function recordTasks() {
  performance.setResourceTimingBufferSize(10_000)
  globalThis.benchTasks = []
  globalThis.benchEvents = []
  new PerformanceObserver((list) =>
    globalThis.benchTasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ type: 'longtask', buffered: true })
  // From the key event until the next frame.
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => globalThis.benchEvents.push(performance.now() - timeStamp))),
    { capture: true },
  )
}

/** Long tasks since the last call: their count, and the longest in milliseconds. */
export async function longTasks(page) {
  return page.evaluate(() => {
    const tasks = globalThis.benchTasks.splice(0)
    return { count: tasks.length, longest: Math.round(Math.max(0, ...tasks)) }
  })
}

/** Types into the search box every 250 ms until the returned function is called, which resolves to the slowest response in milliseconds. */
export function typeRepeatedly(page) {
  let isTyping = true
  const typing = (async () => {
    const box = page.getByRole('main').getByRole('searchbox').first()
    for (let count = 0; isTyping; count += 1) {
      await box.press(count % 8 < 4 ? 'e' : 'Backspace')
      await page.waitForTimeout(250)
    }
    await box.fill('')
  })()
  return async () => {
    isTyping = false
    await typing
    return page.evaluate(() => Math.round(Math.max(0, ...globalThis.benchEvents)))
  }
}

/** Frame statistics of a scroll from a browser trace: frames due, frames dropped, and frames shown with unpainted content. */
export async function framesOf(browser, scroll) {
  const devtools = await browser.newBrowserCDPSession()
  const frames = []
  devtools.on('Tracing.dataCollected', ({ value }) =>
    frames.push(
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
  const due = frames.filter(
    ({ scroll_state, state }) => scroll_state !== 'SCROLL_NONE' && state !== 'STATE_NO_UPDATE_DESIRED',
  )
  return {
    due: due.length,
    dropped: due.filter(({ state }) => state === 'STATE_DROPPED').length,
    unpainted: due.filter(({ has_missing_content }) => has_missing_content).length,
  }
}

/** Bytes of the JS heap after a garbage collection. */
export async function heapOf(page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.enable').then(() => devtools.send('Performance.getMetrics'))
  await devtools.detach()
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
}

/** The floor: fetches and parses all pages of a search and keeps the resources in memory. */
export async function bareFetch(page, first, authorization) {
  const found = await page.evaluate(
    async ([address, token]) => {
      const start = performance.now()
      globalThis.benchHeld = []
      let pages = 0
      for (let next = address; next; pages += 1) {
        const response = await fetch(next, { headers: { authorization: token, accept: 'application/fhir+json' } })
        const bundle = await response.json()
        for (const { resource } of bundle.entry ?? []) globalThis.benchHeld.push(resource)
        next = bundle.link?.find(({ relation }) => relation === 'next')?.url
      }
      return { ms: performance.now() - start, count: globalThis.benchHeld.length, pages }
    },
    [first, authorization],
  )
  return { ...found, heap: await heapOf(page) }
}

/** The median, or 0 for no numbers. */
export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** The rounded medians of these members. */
export const medians = (measurements, names) =>
  Object.fromEntries(names.map((name) => [name, Math.round(median(measurements.map((one) => one[name])))]))

/** Faster responses come from the cache. */
const CACHED_MS = 5

/** The longest chain of requests in which each starts after the previous one has ended. */
export function depthOf(requests) {
  let [depth, ended] = [0, -Infinity]
  const sent = requests.filter(({ from, to }) => to - from > CACHED_MS)
  for (const { from, to } of sent.toSorted((a, b) => a.to - b.to)) if (from >= ended) [depth, ended] = [depth + 1, to]
  return depth
}
