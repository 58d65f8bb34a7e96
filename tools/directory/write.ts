import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { Refused } from './types.ts'

/** Writes all files, or none: they are made beside the folder and take its place at the end. A folder that is no directory of systems stays as it is. Throws Refused. */
export function writeFiles(folder: string, files: ReadonlyMap<string, unknown>): void {
  const out = resolve(folder)
  if (existsSync(out) && !existsSync(join(out, 'index.json')))
    throw new Refused(`${folder} is there and holds no directory of health systems, so nothing is written over it`)
  mkdirSync(dirname(out), { recursive: true })
  const beside = mkdtempSync(join(dirname(out), `.${basename(out)}-`))
  try {
    const made = join(beside, 'made')
    mkdirSync(join(made, 'launch'), { recursive: true })
    for (const [name, content] of files) writeFileSync(join(made, `${name}.json`), JSON.stringify(content))
    if (existsSync(out)) renameSync(out, join(beside, 'before'))
    renameSync(made, out)
  } finally {
    rmSync(beside, { recursive: true, force: true })
  }
}
