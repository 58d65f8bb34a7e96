import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** In the order in which they run. */
const names = ['narrow.js', 'old-browser.js'] as const

/**
 * Names the scripts of `src/before` in the page, which run in their order before any module. In the build they are files whose name changes with what is
 * in them, so that a browser that has them asks for neither again: the app waits for both.
 */
export function beforeApp(root: string): Plugin {
  const folder = join(root, 'src', 'before')
  let base = '/'
  const tag = (address: string) => `<script defer src="${address}"></script>`
  return {
    name: 'before-app',
    configResolved: (config) => {
      base = config.base
    },
    buildStart() {
      if (this.environment.mode === 'build') for (const name of names) this.emitFile({ type: 'asset', name, source: readFileSync(join(folder, name)) })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const fileOf = (name: string) => Object.values(bundle ?? {}).find((file) => file.type === 'asset' && file.names.includes(name))?.fileName
        const addresses = names.map((name) => (bundle === undefined ? `/src/before/${name}` : base + (fileOf(name) ?? '')))
        return html.replace('<!-- before the app -->', addresses.map(tag).join('\n    '))
      },
    },
  }
}
