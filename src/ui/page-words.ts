import { use } from 'react'
import { loadPageWords } from '../words/load'
import { useWords } from './language'
import type { PageWords } from '../words'

/** The words of every record page; waits for them (Suspense) the first time. */
export function usePageWords(): PageWords {
  return use(loadPageWords(useWords().language.code))
}
