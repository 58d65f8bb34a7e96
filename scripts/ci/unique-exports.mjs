// Exported names are unique in src, so that a search finds one thing. Locales export the same names by design.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const skipped = /\.test\.tsx?$|__fixtures__|i18n\/locales\/|dictionary\/data\/|\.d\.ts$/

/** Names that a statement declares and exports. */
function exportedNames(statement) {
  if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText())
  return statement.name ? [statement.name.text] : []
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => join('src', path))
  .filter((path) => /\.tsx?$/.test(path) && !skipped.test(path))
const filesByName = new Map()
for (const file of files) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  for (const name of new Set(source.statements.flatMap(exportedNames)))
    filesByName.set(name, [...(filesByName.get(name) ?? []), file])
}
const duplicates = [...filesByName].filter(([, paths]) => paths.length > 1)
for (const [name, paths] of duplicates) process.stdout.write(`${name} is exported by ${paths.join(' and ')}\n`)
process.exit(duplicates.length > 0 ? 1 : 0)
