import type { HtmlTagDescriptor, Plugin } from 'vite'

/** Preloads the chunk of `main` (a source path suffix) with its static imports and styles, in parallel to the small entry that imports it. */
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
        const mainChunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(main)))
        if (mainChunk === undefined) throw new Error(`No chunk contains ${main}`)
        const files = [
          mainChunk,
          ...chunks.filter(({ fileName, isEntry }) => !isEntry && mainChunk.imports.includes(fileName)),
        ]
        const tag = (attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { crossorigin: true, ...attrs },
          injectTo: 'head',
        })
        return [
          ...files.map(({ fileName }) => tag({ rel: 'modulepreload', href: base + fileName })),
          ...[...(mainChunk.viteMetadata?.importedCss ?? [])].map((fileName) =>
            tag({ rel: 'stylesheet', href: base + fileName }),
          ),
        ]
      },
    },
  }
}
