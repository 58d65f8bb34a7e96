// Prints a reproducible sample of dictionary entries for review:
//   node tools/dictionary/print-sample.mjs conditions 2026 30
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const [kind = '', seed = '2026', count = '30'] = process.argv.slice(2)
const { module } = await runnerImport(fileURLToPath(new URL('./sample.ts', import.meta.url)), {
  logLevel: 'error',
})
console.log(module.printSample(kind, Number(seed), Number(count)))
