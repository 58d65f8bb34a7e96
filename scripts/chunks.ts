// Which modules travel together: by use, so that a page is a dozen requests and not eighty. What no group takes, the bundler parts by itself.
import { join } from 'node:path'
import type { Rolldown } from 'vite'

/** What a browser needs between the answer of the EHR's sign-in and the first rows of the record: one file. */
const firstRecordPage = ['src/views/summary/summary.tsx', 'src/views/summary/rows.tsx']

/** What a package names beside the rest in its index, so that whoever imports any of it reaches this too, and only the pages of one record use. */
const notYet = /\/@tanstack\/.*\/(?:useQueries|queriesObserver)\.js$/

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
  /** Names a module by the group when one of these files reaches it. */
  const reachedFrom = (name: string, paths: readonly string[]) => {
    let found: ReadonlySet<string> | undefined
    return (id: string, context: Context): string | null => {
      found ??= reach(
        paths.map((path) => join(root, path)),
        context,
      )
      return found.has(id) && !notYet.test(id) ? name : null
    }
  }
  const ofEveryPage = reachedFrom('app', ['src/app/main.tsx'])
  const ofFirstPage = reachedFrom('first-record-page', firstRecordPage)
  return [
    // First, so that no other group takes along what every page has: what begins, then what draws.
    { name: 'start', tags: ['$initial'], priority: 4 },
    // With the styles of the first record page: small, and one file less to wait for.
    {
      debugName: 'app',
      name: (id, context) =>
        ofEveryPage(id, context) ?? (id.endsWith('.css') && ofFirstPage(id, context) ? 'app' : null),
      priority: 3,
    },
    { debugName: 'first-record-page', name: ofFirstPage, priority: 2 },
    // Its words, which other words are made of as well.
    ...['en', 'es'].map((code) => ({
      debugName: `first-page-${code}`,
      name: reachedFrom(`first-page-${code}`, [`src/words/${code}/first-page.ts`]),
      priority: 2,
    })),
    // The reading of the dictionary, which comes after the rows of a page: its words are files of their own, and what the first page has of it is in there.
    { name: 'names', test: /\/src\/(?:parts\/)?dictionary\/(?!data\/)/, priority: 1.5 },
    // Loaded on every page soon after it stands, so that nobody else needs a file for what it joins.
    {
      name: 'besides',
      test: /\/src\/(?:parts\/person\/besides\.tsx|clinical\/(?:medicine-fills|phrase\/as-named)\.ts)$/,
      priority: 1.5,
    },
    // The links between pages, which the first page has not: joined to a neighbour they came along with it. With them what puts records into groups, as two files led in a circle by it.
    { name: 'ways', test: /\/src\/(?:parts\/places\/|clinical\/grouped\.ts$)/, priority: 1.5 },
    // The pages before and after a session that send nobody to an EHR: joined to a neighbour they came along with all that begins a sign-in.
    { name: 'outside', test: /\/src\/views\/connect\/(?:callback|problem-note|signed-out|slow)\.tsx$/, priority: 1.5 },
    // What writes out any element: pages that tell a record in full and those that tell it short would each take a part, and lead in a circle.
    { name: 'elements', test: /\/src\/fhir\/(?:guess|show|show-details|show-dosage)\.ts$/, priority: 1.5 },
    // What pages of the app share, by who shares it; small pieces join a neighbour: a request costs a phone more than some code that it may not need.
    // Not the packages, of which one is larger than all pages, nor the words, which go by language and by page (src/words/load.ts).
    {
      name: 'shared',
      test: /\/src\/(?!words\/)/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 7_000,
      priority: 1,
    },
  ]
}
