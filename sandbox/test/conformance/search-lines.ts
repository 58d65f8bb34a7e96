import { recordTypes } from '../../../src/contract'
import { searchSyntax } from '../../../src/contract/__fixtures__/syntax'
import { parameterAliases, searchPaths } from './search-paths'

export interface SearchLine {
  readonly type: string
  readonly title: string
  /** Parameter names as spelled in the line. */
  readonly names: readonly string[]
  /** Listed names of the same parameters. */
  readonly parameters: readonly string[]
}

/** Parameter names of a line such as `?patient=[id]&vaccineCode={[system]}|[code]`. */
function parameterNames(syntax: string): readonly string[] {
  return syntax
    .slice(1)
    .replace(/\([^)]*\)/g, '')
    .split('&')
    .map((part) => part.split('=')[0] ?? '')
}

/** All search lines of the API description. */
export const searchLines: readonly SearchLine[] = recordTypes.flatMap((type) =>
  searchSyntax[type].map((syntax, index) => {
    const names = parameterNames(syntax)
    const parameters = names.map((name) =>
      searchPaths[type]?.[name] === undefined ? (parameterAliases[name] ?? name) : name,
    )
    return { type, title: `${type} ${index + 1}: ${syntax}`, names, parameters }
  }),
)
