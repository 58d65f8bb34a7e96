// Size budget of the production build (gzip -9). Prints each size, its budget and the difference to the last recorded size;
// fails when a budget is exceeded. `--record` writes the sizes to sizes.json, which is committed with the change.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const dist = join(import.meta.dirname, '..', '..', 'dist')
const manifest = JSON.parse(readFileSync(join(dist, '..', '.cache', 'manifest.json'), 'utf8'))
const kB = (files) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) / 1000

/** Files of the given manifest entries and of everything they import statically. */
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
// The home page and its messages are chunk groups of their own (scripts/vite/chunks.ts). A missing group would make the page look small.
const groups = ['_home-page-', '_home-messages-en-']
for (const name of groups)
  if (find(name).length !== 1) throw new Error(`The build does not have exactly one file ${name}`)
const first = [...entry, ...groups.flatMap(find)]
const firstJs = closure(first, 'file')
const chart = new Set(
  [...closure(find('pages/trend/chart.tsx'), 'file')].filter(
    (file) => !closure([...first, ...find('pages/trend/trend.tsx')], 'file').has(file),
  ),
)
const resultsJs = [...closure([...first, ...find('pages/results/results.tsx')], 'file')].filter(
  (file) => !firstJs.has(file),
)
const css = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))

// Fonts are compressed already; icons are counted as the source of src/ui/icon*.tsx.
const bytesOf = (file) => readFileSync(file).length / 1000
const fonts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.woff2'))
const icons = readdirSync(join(dist, '..', 'src', 'ui')).filter((name) => /^icon.*\.tsx?$/.test(name))
const assets =
  kB(css) +
  fonts.reduce((sum, name) => sum + bytesOf(join(dist, 'assets', name)), 0) +
  icons.reduce(
    (sum, name) => sum + gzipSync(readFileSync(join(dist, '..', 'src', 'ui', name)), { level: 9 }).length / 1000,
    0,
  )

const rows = [
  ['JavaScript of the home page', kB(firstJs), 204],
  ['JavaScript of the page to connect', kB(closure([...entry, ...find('pages/connect/connect.tsx')], 'file')), 214],
  // A new import can bring in the code of a page that most readers never open.
  ['JavaScript of the page of results, without that of the home page', kB(resultsJs), 135],
  ['styles', kB(css), 19.5],
  ['fonts, styles and icons', assets, 60.5],
  ['chart chunk', kB(chart), 115],
]
// Dictionary data: a file for each kind and language, loaded by the pages that use it.
const modules = JSON.parse(readFileSync(join(dist, '..', '.cache', 'chunk-modules.json'), 'utf8'))
const ofDictionary = /virtual:dictionary-([a-z]+)-([a-z]+)$/
const dictionary = Object.entries(modules).flatMap(([file, parts]) =>
  parts.flatMap(([id]) => (ofDictionary.test(id) ? [[ofDictionary.exec(id), file]] : [])),
)
// Search synonyms (`find`) are loaded by one page only. Decision 14 explains the budget of medicines.
const ceilings = { tests: 35, conditions: 42, medicines: 19, procedures: 15, find: 26, terms: 60 }
for (const [[, kind, language], file] of dictionary)
  rows.push([`dictionary of ${kind} (${language})`, kB([file]), ceilings[kind] ?? 6])
for (const language of ['en', 'es'])
  rows.push([
    `dictionary, all kinds (${language})`,
    kB(dictionary.flatMap(([[, kind, own], file]) => (own === language && kind !== 'terms' ? [file] : []))),
    150,
  ])

// The look-up of medicines with names that are no entries, the same file in both languages, loaded with the dictionary of medicines.
rows.push([
  'look-up of medicines',
  kB(Object.keys(modules).filter((file) => modules[file].some(([id]) => id.includes('/dictionary/medicine-names/')))),
  38,
])

// Loaded on request for the text of PDF files: pdf.js and the code that calls it.
const pdfReader = readdirSync(join(dist, 'assets')).filter((name) => /^pdf\.worker-[^.]*\.js$/.test(name))
if (pdfReader.length !== 1) throw new Error('The build does not have exactly one reader of PDF files')
rows.push(['reader of PDF files', kB(pdfReader.map((name) => `assets/${name}`)), 500])

rows.push(['names of people', kB(find('_people-names-').map((key) => manifest[key].file)), 2.5])

// Display texts of code systems, loaded after the first paint of the home page.
for (const language of ['en', 'es'])
  rows.push([
    `texts of code systems (${language})`,
    kB(closure([`locales/${language}/code-systems.ts`, 'i18n/official-names.ts'].flatMap(find), 'file')),
    20,
  ])

/** The first import cycle between chunks, if there is one: cyclic chunks may run in the wrong order. */
function cycleFrom(key, parents = [], done = new Set()) {
  if (parents.includes(key)) return [...parents.slice(parents.indexOf(key)), key]
  if (done.has(key)) return undefined
  for (const next of manifest[key].imports ?? []) {
    const found = cycleFrom(next, [...parents, key], done)
    if (found) return found
  }
  done.add(key)
  return undefined
}

let failed = 0
const done = new Set()
for (const key of Object.keys(manifest)) {
  const found = cycleFrom(key, [], done)
  if (!found) continue
  failed += 1
  process.stdout.write(`CYCLE ${found.join(' > ')}\n`)
  break
}
const recordFile = join(import.meta.dirname, 'sizes.json')
const recorded = JSON.parse(readFileSync(recordFile, 'utf8'))
/** The difference to the recorded size, such as ` (+0.3 kB)`; empty when it is less than 0.05 kB. */
function changeOf(name, size) {
  if (recorded[name] === undefined) return ' (new)'
  const change = size - recorded[name]
  return Math.abs(change) < 0.05 ? '' : ` (${change > 0 ? '+' : ''}${change.toFixed(1)} kB)`
}
for (const [name, size, budget] of rows) {
  const over = size > budget
  failed += over
  process.stdout.write(
    `${over ? 'OVER ' : 'ok   '} ${name}: ${size.toFixed(1)} kB of ${budget} kB${changeOf(name, size)}\n`,
  )
}
if (process.argv.includes('--record'))
  writeFileSync(
    recordFile,
    `${JSON.stringify(Object.fromEntries(rows.map(([name, size]) => [name, Number(size.toFixed(2))])), null, 2)}\n`,
  )

/** The package, or the layer and folder of the app, that a module belongs to. */
const partOf = (id) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? /^src\/[^/]+(?:\/[^/.]+(?=\/))?/.exec(id)?.[0] ?? 'build'

const lengths = new Map()
for (const file of firstJs)
  for (const [id, length] of modules[file] ?? []) lengths.set(partOf(id), (lengths.get(partOf(id)) ?? 0) + length)
const largest = [...lengths].sort((a, b) => b[1] - a[1]).slice(0, 10)
process.stdout.write(
  `largest parts of the home page, before minification and gzip: ${largest.map(([name, length]) => `${name} ${Math.round(length / 1000)} kB`).join(', ')}\n`,
)
process.exit(failed ? 1 : 0)
