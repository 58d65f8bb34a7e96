// Directory search with 25,000 sample systems: file sizes, and the time from a key press to the result with cached files.
import { gzipSync } from 'node:zlib'
import { register } from 'tsx/esm/api'

register()
const { build } = await import('../tools/directory/build.ts')
const { createSampleLists } = await import('../tools/directory/sample-lists.ts')
const { parseVendors } = await import('../tools/directory/vendors.ts')
const { findSystems } = await import('../src/auth/directory/directory.ts')

const { lists, clients } = createSampleLists({ count: 25_000 })
const { files, systems } = await build(lists, parseVendors(clients, 'clients.json'), new Date().toISOString())
const texts = new Map([...files].map(([name, content]) => [name, JSON.stringify(content)]))
globalThis.fetch = async (address) =>
  new Response(texts.get(address.replace(/^\/directory\/|\.json$/g, '')) ?? '', { status: 200 })

const sizes = [...texts]
  .map(([name, text]) => [name, gzipSync(text, { level: 9 }).length])
  .toSorted(([, a], [, b]) => b - a)
process.stdout.write(
  `${systems.length} systems, ${sizes.length} files; index ${(gzipSync(texts.get('index')).length / 1000).toFixed(1)} kB, largest ${sizes
    .slice(0, 3)
    .map(([name, size]) => `${name} ${(size / 1000).toFixed(1)} kB`)
    .join(', ')} of gzip\n`,
)

/** Queries, typed letter by letter. The first round parses and indexes the files, the second uses them from memory. */
const queries = [
  'bramble clinic hazelmere',
  'st orvin hosp',
  'university of quillmoor',
  'comm hea otter',
  'meadowchart sorrel',
  'www.cobblewickclinic.example',
]
for (const round of ['first', 'second']) {
  const times = []
  for (const text of queries)
    for (let end = 2; end <= text.length; end += 1) {
      const start = performance.now()
      await findSystems(text.slice(0, end))
      times.push(performance.now() - start)
    }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(1)
  process.stdout.write(
    `${round} time, ${times.length} keys: half within ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, the slowest ${at(1)} ms\n`,
  )
}
