import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const pages = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)

/** Files that a page refers to: relative to it in links, from the root in `code`. */
function filesIn(page: string): readonly string[] {
  const text = readFileSync(join(root, page), 'utf8')
  const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, path = '']) => join(dirname(page), path))
  const inCode = [
    ...text.matchAll(/`(?:node )?((?:src|sandbox|scripts|docs|e2e|examples|bench|public|shims)\/[\w./-]*)[^`\n]*`/g),
  ].map(([, path = '']) => path)
  return [...links, ...inCode]
}

it.each(pages)('%s refers to existing files only', (page) => {
  expect(filesIn(page).filter((path) => !existsSync(join(root, path)))).toEqual([])
})
