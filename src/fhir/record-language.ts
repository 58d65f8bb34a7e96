import { textOf } from '../lib/json'
import type { Resource } from './resource'

/** The language of a record's texts (`Resource.language`); undefined if missing or not a language tag. */
export function recordLanguage(record: Resource): string | undefined {
  const tag = textOf(record['language'])
  return tag !== undefined && /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(tag) ? tag : undefined
}
