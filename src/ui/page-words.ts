import { use } from 'react'
import { loadPageWords, loadStaffWords } from '../i18n/load'
import { useAudience, useWords } from './language'
import type { PageWords } from '../i18n'

/** The words of every record page for who reads; waits for them (Suspense) the first time. */
export function usePageWords(): PageWords {
  const { code } = useWords().language
  const { audience } = useAudience()
  return use(audience === 'provider' ? loadStaffWords(code) : loadPageWords(code))
}
