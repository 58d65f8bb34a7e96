import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as ts from 'typescript'

const isSkipped = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText()))

/** All texts below a node: strings, and templates with `{}` in place of each expression. Keys of objects, compared values and types are no texts. */
function textsBelow(node: ts.Node): readonly string[] {
  if (isSkipped(node)) return []
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isPropertyAssignment(node)) return textsBelow(node.initializer)
  if (ts.isElementAccessExpression(node)) return textsBelow(node.expression)
  const children: ts.Node[] = []
  node.forEachChild((child) => {
    children.push(child)
  })
  const own = ts.isTemplateExpression(node)
    ? [node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')]
    : []
  return [...own, ...children.flatMap(textsBelow)]
}

/** The texts in the source of all message files of a language, by file: also those that depend on arguments. */
export function sourceTexts(language: string): readonly (readonly [file: string, text: string])[] {
  const folder = join(import.meta.dirname, '..', 'locales', language)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const source = readFileSync(join(folder, name), 'utf8')
      return textsBelow(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true)).map(
        (text) => [name.replaceAll('\\', '/'), text] as const,
      )
    })
}
