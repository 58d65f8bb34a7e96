import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { DirectoryError } from './types.ts'

/** Writes all files or none: into a temporary folder, which then replaces `folder`. Throws DirectoryError if `folder` has other content. */
export function writeFiles(folder: string, files: ReadonlyMap<string, unknown>): void {
  const out = resolve(folder)
  if (existsSync(out) && !existsSync(join(out, 'index.json')))
    throw new DirectoryError(
      `${folder} is there and holds no directory of health systems, so nothing is written over it`,
    )
  mkdirSync(dirname(out), { recursive: true })
  const temporary = mkdtempSync(join(dirname(out), `.${basename(out)}-`))
  try {
    const newFolder = join(temporary, 'made')
    mkdirSync(join(newFolder, 'launch'), { recursive: true })
    for (const [name, content] of files) writeFileSync(join(newFolder, `${name}.json`), JSON.stringify(content))
    if (existsSync(out)) renameSync(out, join(temporary, 'before'))
    renameSync(newFolder, out)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}
