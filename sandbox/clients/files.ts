import { readFileSync } from 'node:fs'
import { BadOrder } from '../control/scope'

/** The clients in a file: one JSON object or a list of such. Throws BadOrder with a sentence that names the file. */
export function clientsIn(path: string): readonly unknown[] {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new BadOrder(`--client: there is no file at '${path}'.`)
  }
  try {
    return [JSON.parse(text) as unknown].flat()
  } catch {
    throw new BadOrder(`--client: '${path}' is not valid JSON.`)
  }
}
