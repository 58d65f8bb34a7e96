import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectBidi } from './bidi'
import { WINDOW, type Engine } from './engine'
import { clickActions } from './pointer'
import { createHomeFolder, startProcess } from './browser-process'

/** Preferences of a new profile: downloads without a dialog, no background requests. */
const preferences = (downloads: string) => ({
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'browser.download.useDownloadDir': true,
  'browser.download.always_ask_before_handling_new_types': false,
  'browser.startup.page': 0,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-US, en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
})

interface LogEntry {
  readonly level?: string
  readonly text?: string | null
  readonly source?: { readonly context?: string }
}

interface Frame {
  readonly context: string
  readonly children: readonly Frame[]
}

function firstFrames(frame: Frame | undefined): readonly string[] {
  const child = frame?.children[0]
  return child ? [child.context, ...firstFrames(child)] : []
}

interface Evaluated {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

/** Starts headless Firefox, driven over WebDriver BiDi. */
export async function startFirefox(path: string): Promise<Engine> {
  const home = createHomeFolder()
  const lines = Object.entries(preferences(home.downloads)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(home.folder, 'user.js'), lines.join('\n'))
  const program = await startProcess(
    path,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', home.folder, 'about:blank'],
    home.env,
    /WebDriver BiDi listening on (ws:\S+)/,
  )
  const consoleErrors: string[] = []
  const tabs = new Set<string>()
  const bidi = await connectBidi(`${program.match}/session`, (_, params) => {
    const { level, text, source } = params as LogEntry
    if ((level === 'error' || level === 'warn') && tabs.has(source?.context ?? '')) consoleErrors.push(text ?? level)
  })
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await bidi.send<{ contexts: readonly { context: string }[] }>('browsingContext.getTree', {})
  let context = contexts[0]?.context ?? ''
  tabs.add(context)
  const evaluate = async (target: string | undefined, script: string): Promise<unknown> => {
    const answer = await bidi.send<Evaluated>('script.callFunction', {
      functionDeclaration: `() => JSON.stringify(${script})`,
      target: { context: target },
      awaitPromise: false,
    })
    if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text ?? 'the script failed')
    return JSON.parse(answer.result?.value ?? 'null')
  }
  const setViewport = () => bidi.send('browsingContext.setViewport', { context, viewport: WINDOW })
  await setViewport()

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    downloads: home.downloads,
    open: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'interactive' })),
    reload: async () => void (await bidi.send('browsingContext.reload', { context, wait: 'interactive' })),
    back: async () => void (await bidi.send('browsingContext.traverseHistory', { context, delta: -1 })),
    evaluate: (script) => evaluate(context, script),
    evaluateInFrames: async (script) => {
      const { contexts } = await bidi.send<{ contexts: readonly Frame[] }>('browsingContext.getTree', { root: context })
      return Promise.all(firstFrames(contexts[0]).map((frame) => evaluate(frame, script)))
    },
    clickAt: async (x, y) => void (await bidi.send('input.performActions', { context, actions: clickActions(x, y) })),
    newTab: async () => {
      const opener = context
      const { context: tab } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab' })
      tabs.add(tab)
      const switchTo = async (target: string) => {
        context = target
        await bidi.send('browsingContext.activate', { context })
      }
      await switchTo(tab)
      await setViewport()
      return async () => {
        await switchTo(opener)
        await bidi.send('browsingContext.close', { context: tab })
      }
    },
    print: async () =>
      Buffer.from((await bidi.send<{ data: string }>('browsingContext.print', { context })).data, 'base64'),
    screenshot: async () =>
      Buffer.from((await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context })).data, 'base64'),
    consoleErrors: () => consoleErrors,
    quit: async () => {
      bidi.close()
      await program.stop()
      home.remove()
    },
  }
}
