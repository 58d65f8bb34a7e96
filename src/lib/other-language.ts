import { formatLanguageName } from './locale-format'

/** The name of a file's language, in the language of the page; empty when they are the same or the tag is no language. */
export function otherLanguage(tag: string | undefined, page: string): readonly string[] {
  const code = tag === undefined ? undefined : /^[A-Za-z]{2,3}(?![A-Za-z])/.exec(tag)?.[0].toLowerCase()
  if (code === undefined || code === page.slice(0, 2).toLowerCase()) return []
  const name = formatLanguageName(code, page.slice(0, 2))
  return name === undefined ? [] : [name]
}
