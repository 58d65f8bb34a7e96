// Builds the directory of health systems from lists that the operator has downloaded. `node tools/directory.mjs` prints the usage.
import { register } from 'tsx/esm/api'

register()
const { main } = await import('./directory/main.ts')
process.exitCode = await main(process.argv.slice(2), (text) => process.stdout.write(text), new Date().toISOString())
