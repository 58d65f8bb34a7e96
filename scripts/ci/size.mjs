// Size budget of the production build (gzip -9): fails the check when the first record page, the styles or the chart chunk grow past it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const dist = join(import.meta.dirname, '..', '..', 'dist')
const manifest = JSON.parse(readFileSync(join(dist, '..', '.cache', 'manifest.json'), 'utf8'))
const kB = (files) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) / 1000

/** Files of an entry and of all that it imports statically. */
function closure(keys, field, seen = new Set(), files = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    const chunk = manifest[key]
    if (field === 'file') files.add(chunk.file)
    else for (const css of chunk.css ?? []) files.add(css)
    closure(chunk.imports ?? [], field, seen, files)
  }
  return files
}

const entry = Object.keys(manifest).filter((key) => manifest[key].isEntry)
const find = (name) => Object.keys(manifest).filter((key) => key.includes(name) && !key.endsWith('.css'))
// The first record page with its rows, and its words in one language, are groups of their own (scripts/vite/chunks.ts). A name that is not there would make the page look small.
const groups = ['_first-record-page-', '_first-page-en-']
for (const name of groups) if (find(name).length !== 1) throw new Error(`The build has no file ${name}, or several`)
const first = [...entry, ...groups.flatMap(find)]
const firstJs = closure(first, 'file')
const chart = new Set(
  [...closure(find('pages/trend/chart.tsx'), 'file')].filter(
    (file) => !closure([...first, ...find('pages/trend/trend.tsx')], 'file').has(file),
  ),
)
const css = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))

// Letters are packed already; the drawings are those of src/ui/icon*.ts as they stand there.
const bytesOf = (file) => readFileSync(file).length / 1000
const fonts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.woff2'))
const icons = readdirSync(join(dist, '..', 'src', 'ui')).filter((name) => /^icon.*\.tsx?$/.test(name))
const looks =
  kB(css) +
  fonts.reduce((sum, name) => sum + bytesOf(join(dist, 'assets', name)), 0) +
  icons.reduce(
    (sum, name) => sum + gzipSync(readFileSync(join(dist, '..', 'src', 'ui', name)), { level: 9 }).length / 1000,
    0,
  )

const rows = [
  ['JavaScript of the first record page', kB(firstJs), 190],
  ['styles, all', kB(css), 20],
  ['letters, styles and drawings together', looks, 61],
  ['chart chunk', kB(chart), 115],
]
// The dictionary: a file for each kind and language, loaded by the pages that ask for it.
const modules = JSON.parse(readFileSync(join(dist, '..', '.cache', 'chunk-modules.json'), 'utf8'))
const ofDictionary = /virtual:dictionary-([a-z]+)-([a-z]+)$/
const dictionary = Object.entries(modules).flatMap(([file, parts]) =>
  parts.flatMap(([id]) => (ofDictionary.test(id) ? [[ofDictionary.exec(id), file]] : [])),
)
// What entries are also found by is loaded by one page alone, for all kinds at once. Decision 14 says why medicines are over the 15 kB that were planned.
const ceilings = { tests: 35, conditions: 40, medicines: 19, procedures: 15, find: 26 }
for (const [[, kind, language], file] of dictionary)
  rows.push([`dictionary of ${kind} (${language})`, kB([file]), ceilings[kind] ?? 6])
for (const language of ['en', 'es'])
  rows.push([
    `dictionary, all kinds (${language})`,
    kB(dictionary.flatMap(([[, , own], file]) => (own === language ? [file] : []))),
    140,
  ])

// Words for codes by their code system, with the names to know them by: loaded after the rows of the first page.
for (const language of ['en', 'es'])
  rows.push([
    `words for codes of code systems (${language})`,
    kB(closure(find(`locales/${language}/systems.ts`), 'file')),
    20,
  ])

/** Files that import each other in a circle may run in the wrong order: the names of the first circle, if there is one. */
function circle(key, above = [], done = new Set()) {
  if (above.includes(key)) return [...above.slice(above.indexOf(key)), key]
  if (done.has(key)) return undefined
  for (const next of manifest[key].imports ?? []) {
    const found = circle(next, [...above, key], done)
    if (found) return found
  }
  done.add(key)
  return undefined
}

let failed = 0
const done = new Set()
for (const key of Object.keys(manifest)) {
  const found = circle(key, [], done)
  if (!found) continue
  failed += 1
  process.stdout.write(`CIRCLE ${found.join(' > ')}\n`)
  break
}
for (const [what, size, budget] of rows) {
  const over = size > budget
  failed += over
  process.stdout.write(`${over ? 'OVER ' : 'ok   '} ${what}: ${size.toFixed(1)} kB of ${budget} kB\n`)
}

/** A package, or a room of the app with its page or folder. */
const partOf = (id) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? /^src\/[^/]+(?:\/[^/.]+(?=\/))?/.exec(id)?.[0] ?? 'build'

const lengths = new Map()
for (const file of firstJs)
  for (const [id, length] of modules[file] ?? []) lengths.set(partOf(id), (lengths.get(partOf(id)) ?? 0) + length)
const largest = [...lengths].sort((a, b) => b[1] - a[1]).slice(0, 10)
process.stdout.write(
  `largest parts of the first record page, before minifying and gzip: ${largest.map(([name, length]) => `${name} ${Math.round(length / 1000)} kB`).join(', ')}\n`,
)
process.exit(failed ? 1 : 0)
