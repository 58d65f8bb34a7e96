// Chunk groups for the bundler: modules that are used together are loaded together, so a page needs a dozen requests, not eighty. The bundler splits the rest by itself.
import { join } from 'node:path'
import type { Rolldown } from 'vite'

/** Entry module of the home page, which is one chunk: everything between the authorization response and the first rows. */
const homePage = ['src/pages/summary/summary.tsx']

/** Styles of what the home page loads after its rows, its end and the plain names, and of the sample record before sign-in. */
const stylesOfLateParts = /\/(?:ui\/(?:story|number-line)|plain-language\/reserved-space)\.module\.css$/

/** Small modules of the sign-in pages and of late parts of the home page: in a chunk of either, the other would load all of it. */
const sharedBySignInPages = /\/src\/(?:lib\/(?:cut-network|locale-format)\.ts|ui\/day-tile\.tsx)$/

/** Modules that the package index re-exports but only record pages use. */
const usedLater = /\/@tanstack\/.*\/(?:useQueries|queriesObserver)\.js$/

/** Modules that would import each other in separate chunks. */
const cyclicApart: readonly Rolldown.CodeSplittingGroup[] = [
  {
    name: 'home-readings',
    test: /\/src\/clinical\/observations\/(?:home-readings|taken-at-home)\.ts$/,
    priority: 1.5,
  },
  // Rendering of any FHIR element, shared by the full and the short record pages.
  { name: 'elements', test: /\/src\/fhir\/(?:show-by-shape|show|show-details)\.ts$/, priority: 1.5 },
  // Storing the app for use without a connection.
  { name: 'offline', test: /\/src\/components\/offline\//, priority: 1.5 },
]

type Context = Rolldown.ChunkingContext

/** All modules that the given modules import statically, transitively. */
function reach(entries: readonly string[], context: Context): ReadonlySet<string> {
  const found = new Set<string>()
  const queue = [...entries]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue
    found.add(id)
    queue.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/** Chunk groups for `codeSplitting.groups`; `root` is the project folder. */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  /** A name function that assigns a module to the group when one of `paths` imports it. */
  const reachedFrom = (name: string, paths: readonly string[]) => {
    let found: ReadonlySet<string> | undefined
    return (id: string, context: Context): string | null => {
      found ??= reach(
        paths.map((path) => join(root, path)),
        context,
      )
      return found.has(id) && !usedLater.test(id) ? name : null
    }
  }
  const inAppShell = reachedFrom('app', ['src/app/main.tsx'])
  const inHomePage = reachedFrom('home-page', homePage)
  return [
    // Highest priority first, so that no other group takes modules that every page needs: the entry, then the app shell.
    { name: 'start', tags: ['$initial'], priority: 4 },
    // Includes the styles of the home page, also those of its late parts: they are small, and it saves a request.
    {
      debugName: 'app',
      name: (id, context) =>
        inAppShell(id, context) ??
        (sharedBySignInPages.test(id) ||
        (id.endsWith('.css') && (inHomePage(id, context) || stylesOfLateParts.test(id)))
          ? 'app'
          : null),
      priority: 3,
    },
    { debugName: 'home-page', name: inHomePage, priority: 2 },
    // Also in the sample record of the page before sign-in, which would otherwise load all rows of results.
    { name: 'number-line', test: /\/src\/ui\/(?:number-line(?:-domain)?|flag-chip)\.tsx?$/, priority: 1.6 },
    // Rows of results, which pages other than the home page share; apart from each other they would import each other.
    { name: 'result-rows', test: /\/src\/components\/rows\/(?:result-row|newer-without-value)\.tsx$/, priority: 1.5 },
    // Styles of all other pages: one file compresses better than many.
    { name: 'page-styles', test: /\/src\/(?:components|pages|ui)\/.*\.css$/, priority: 1.9 },
    // Messages of the home page; other message files import them.
    ...['en', 'es'].map((code) => ({
      debugName: `home-messages-${code}`,
      name: reachedFrom(`home-messages-${code}`, [`src/i18n/locales/${code}/home.ts`]),
      priority: 2,
    })),
    // Vital signs in the units of the reader, also on the home page of a child, which does not wait for the dictionary.
    {
      name: 'home-units',
      test: /\/src\/(?:components\/plain-language\/(?:converted-value|home-units|use-home-amount|use-is-us-reader)\.tsx?|dictionary\/unit-conversion\.ts)$/,
      priority: 1.6,
    },
    // Dictionary lookup, loaded after the rows of a page. Dictionary data is a chunk of its own for each kind and language, and so is the
    // look-up of medicines.
    {
      name: 'plain-names',
      test: /\/src\/(?:dictionary\/(?!data\/|note-terms\/|medicines\/|medicine-names\/|look-up-medicine)|components\/plain-language\/)/,
      priority: 1.5,
    },
    // Of lower priority than what it shares with the other look-ups.
    {
      name: 'medicine-names',
      test: /\/src\/dictionary\/(?:medicine-names\/|medicines\/|look-up-medicine)/,
      priority: 1.4,
    },
    // Facts from related records and the kinds of Observations, which every page loads soon after first paint.
    {
      name: 'related-facts',
      test: /\/src\/(?:components\/patient\/related-facts\.tsx|resources\/observation-kind\.ts|clinical\/(?:medications\/(?:medicine-fills|not-for-today)|status\/counted-as-type|encounters\/visit-notes|documents\/document-versions|observations\/report-text)\.ts)$/,
      priority: 1.5,
    },
    // Names of people and places, read after the lists; files use the same elements.
    {
      name: 'people-names',
      test: /\/src\/(?:data\/references\/read-names|resources\/(?:named-references|naming-type))\.ts$/,
      priority: 1.5,
    },
    // What the home page shows when its critical lists have been answered.
    {
      name: 'after-rows',
      test: /\/src\/(?:pages\/summary\/(?:patient\/deferred\/(?!child-|died-|empty-)|deferred-code-texts|last-checked)|clinical\/overview\/(?:to-check|new-since|record-changes|last-visit)\.|glance\/(?:check|count|new-record)-glance)/,
      priority: 1.5,
    },
    // Without a group, `retry-after.ts` would be merged with code for other pages.
    { name: 'refresh', test: /\/src\/auth\/(?:tokens\/refresh|http\/retry-after)\.ts$/, priority: 1.5 },
    // The comparison of written directions with composed ones, loaded with the messages of record pages.
    { name: 'directions', test: /\/src\/i18n\/directions\/(?!swallowed-form)/, priority: 1.5 },
    // What else tells the language and the form of words, which the texts of codes need too.
    {
      name: 'word-readers',
      test: /\/src\/i18n\/(?:text-language|directions\/swallowed-form)\.ts$/,
      priority: 1.6,
    },
    // Links between pages, which the home page does not need. `grouped.ts` goes with them because separate chunks would import each other.
    { name: 'navigation', test: /\/src\/(?:components\/navigation\/|clinical\/shared\/group-by\.ts$)/, priority: 1.5 },
    // Pages outside a session that start no authorization: they must not pull in the sign-in code.
    {
      name: 'outside',
      test: /\/src\/pages\/connect\/(?:callback|sign-in-problem-note|signed-out|slow-notice)\.tsx$/,
      priority: 1.5,
    },
    // With what it needs of jose: protected copies use some of it, and would split it in two. They and shared links need the rest.
    { name: 'id-token', test: /\/src\/auth\/launch\/id-token\.ts$/, priority: 1.5 },
    { name: 'encryption', test: /\/node_modules\/jose\//, priority: 1.4 },
    // After the group `outside`, which keeps what both use: signing in must not need this file.
    { name: 'session-watchers', test: /\/src\/app\/shell\/(?:session-watchers|sign-in-again)\.tsx$/, priority: 1.5 },
    ...cyclicApart,
    // Code shared between pages, grouped by which pages share it. Small chunks are merged: on a phone a request costs more than
    // a little unused code. Packages stay out because one is larger than all pages; locales are split by language and page (src/i18n/loader.ts).
    {
      name: 'shared',
      test: /\/src\/(?!i18n\/|intake\/|pages\/open\/)/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 7_000,
      priority: 1,
    },
    // Opening saved files and shared links, and what the app shell shows while one is open: one file, which sessions with an EHR never load, as what it has in
    // common with other pages is in the groups above. Health cards, and the codes of pictures, are loaded with the first.
    {
      name: 'open-file',
      test: /\/src\/(?:intake\/(?!health-card\/)|config\/card-issuers|pages\/open\/|app\/shell\/copy-banner)/,
      priority: 0.9,
    },
  ]
}
