import type { HtmlTagDescriptor, Plugin } from 'vite'

/** Has the page ask for what draws it (`main`, with its styles) at once, beside the small file that runs first and imports it. `main` is the end of the path of its source. */
export function preloadMain(main: string): Plugin {
  let base = '/'
  return {
    name: 'preload-main',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
        const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(main)))
        if (own === undefined) throw new Error(`No chunk has ${main}`)
        const files = [own, ...chunks.filter(({ fileName, isEntry }) => !isEntry && own.imports.includes(fileName))]
        const tag = (attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { crossorigin: true, ...attrs },
          injectTo: 'head',
        })
        return [
          ...files.map(({ fileName }) => tag({ rel: 'modulepreload', href: base + fileName })),
          ...[...(own.viteMetadata?.importedCss ?? [])].map((fileName) =>
            tag({ rel: 'stylesheet', href: base + fileName }),
          ),
        ]
      },
    },
  }
}
