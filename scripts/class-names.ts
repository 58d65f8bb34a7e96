import { createHash } from 'node:crypto'

/** Letters and digits of a hash that tell one file from the others. */
const LENGTH = 3

/**
 * Names for the classes of the CSS modules, as short as a page may have them: each stands in the styles, in the code and in every element. The same source gives
 * the same names. Throws Error where two files get the same one.
 */
export function classNames(root: string): (name: string, file: string) => string {
  const given = new Map<string, string>()
  const start = root.replace(/[/\\]$/, '').length
  return (name, file) => {
    const path = file.slice(start).replaceAll('\\', '/').replace(/\?.*$/, '')
    const hash = createHash('sha256').update(path).digest('base64url').replace(/[-_]/g, '').slice(0, LENGTH)
    const short = `${name}-${hash}`
    const other = given.get(short)
    if (other !== undefined && other !== path) throw new Error(`${path} and ${other} both have the class ${short}`)
    given.set(short, path)
    return short
  }
}
