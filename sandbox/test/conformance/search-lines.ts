import { recordTypes } from '../../../src/contract'
import { searchSyntax } from '../../../src/contract/__fixtures__/syntax'
import { parameterAliases, searchPaths } from './search-paths'

export interface SearchLine {
  readonly type: string
  readonly title: string
  /** Names as the line spells them. */
  readonly names: readonly string[]
  /** The same by the names of the list. */
  readonly parameters: readonly string[]
}

/** The parameter names of a line such as `?patient=[id]&vaccineCode={[system]}|[code]`. */
function parameterNames(syntax: string): readonly string[] {
  return syntax
    .slice(1)
    .replace(/\([^)]*\)/g, '')
    .split('&')
    .map((part) => part.split('=')[0] ?? '')
}

/** All search lines, from their text. */
export const searchLines: readonly SearchLine[] = recordTypes.flatMap((type) =>
  searchSyntax[type].map((syntax, index) => {
    const spelled = parameterNames(syntax)
    const parameters = spelled.map((name) =>
      searchPaths[type]?.[name] === undefined ? (parameterAliases[name] ?? name) : name,
    )
    return { type, title: `${type} ${index + 1}: ${syntax}`, spelled, parameters }
  }),
)
