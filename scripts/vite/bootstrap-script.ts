import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** In the order in which they run. */
const names = ['csp-narrow.js', 'browser-check.js'] as const

/** Both in the build: the app waits for them, and each file more is a request more to wait for. */
const together = 'bootstrap.js'

/**
 * Names the scripts of `src/bootstrap` in the page, which run in their order before any module. In the build they are one file whose name changes with what is
 * in it, so that a browser that has it does not ask for it again.
 */
export function beforeApp(root: string): Plugin {
  const folder = join(root, 'src', 'bootstrap')
  let base = '/'
  const tag = (address: string) => `<script defer src="${address}"></script>`
  return {
    name: 'before-app',
    configResolved: (config) => {
      base = config.base
    },
    buildStart() {
      if (this.environment.mode === 'build')
        this.emitFile({
          type: 'asset',
          name: together,
          source: names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n;'),
        })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const built = Object.values(bundle ?? {}).find(
          (file) => file.type === 'asset' && file.names.includes(together),
        )?.fileName
        const addresses = built === undefined ? names.map((name) => `/src/bootstrap/${name}`) : [base + built]
        return html.replace('<!-- before the app -->', addresses.map(tag).join('\n    '))
      },
    },
  }
}
