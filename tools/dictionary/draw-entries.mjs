// Prints entries of the dictionary that a seed has chosen, to be read against other sources:
//   node tools/dictionary/draw-entries.mjs conditions 2026 30
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const [kind = '', seed = '2026', count = '30'] = process.argv.slice(2)
const { module } = await runnerImport(fileURLToPath(new URL('./draw.ts', import.meta.url)), {
  logLevel: 'error',
})
console.log(module.sample(kind, Number(seed), Number(count)))
