import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Scripts of `src/bootstrap` in the order in which they run. */
const scripts = ['csp-narrow.js', 'browser-check.js'] as const

/** One file in the build: the app waits for it, and each file is one more request. */
const bundledName = 'bootstrap.js'

/**
 * Adds the scripts of `src/bootstrap` to the page; they run before any module. In the build they are one file with a content hash
 * in its name, so that it can be cached for good.
 */
export function bootstrapScript(root: string): Plugin {
  const folder = join(root, 'src', 'bootstrap')
  let base = '/'
  const tag = (url: string) => `<script defer src="${url}"></script>`
  return {
    name: 'bootstrap-script',
    configResolved: (config) => {
      base = config.base
    },
    buildStart() {
      if (this.environment.mode === 'build')
        this.emitFile({
          type: 'asset',
          name: bundledName,
          source: scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n;'),
        })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const built = Object.values(bundle ?? {}).find(
          (file) => file.type === 'asset' && file.names.includes(bundledName),
        )?.fileName
        const urls = built === undefined ? scripts.map((name) => `/src/bootstrap/${name}`) : [base + built]
        return html.replace('<!-- bootstrap script -->', urls.map(tag).join('\n    '))
      },
    },
  }
}
