// Makes the directory of health systems that people find their hospital in, out of lists that the operator has fetched. `node tools/directory.mjs` says how.
import { register } from 'tsx/esm/api'

register()
const { main } = await import('./directory/main.ts')
process.exitCode = await main(process.argv.slice(2), (text) => process.stdout.write(text), new Date().toISOString())
