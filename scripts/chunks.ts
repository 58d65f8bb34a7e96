// Which modules travel together: by use, so that a page is a dozen requests and not eighty. What no group takes, the bundler parts by itself.
import { join } from 'node:path'
import type { Rolldown } from 'vite'

/** What a browser needs between the answer of the EHR's sign-in and the first rows of the record: one file. */
const firstRecordPage = ['src/views/connect/callback.tsx', 'src/views/summary/summary.tsx', 'src/views/summary/rows.tsx']

type Context = Rolldown.ChunkingContext

/** The modules that one of these imports, and theirs, as far as they import at once. */
function reach(ends: readonly string[], context: Context): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...ends]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/** Groups for the bundler; `root` is the folder of the project. */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  let first: ReadonlySet<string> | undefined
  return [
    // First, so that no other group takes along what every page has.
    { name: 'app', tags: ['$initial'], priority: 3 },
    {
      debugName: 'first-record-page',
      name: (id, context) => {
        first ??= reach(firstRecordPage.map((path) => join(root, path)), context)
        return first.has(id) ? 'first-record-page' : null
      },
      priority: 2,
    },
    // What pages of the app share, by who shares it; small pieces join a neighbour: a request costs a phone more than some code that it may not need.
    // Not the packages, of which one is larger than all pages, nor the words, which go by language and by page (src/words/load.ts).
    { name: 'shared', test: /\/src\/(?!words\/)/, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 10_000, priority: 1 },
  ]
}
