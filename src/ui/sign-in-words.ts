import { use } from 'react'
import { loadSignInWords, type SignInWords } from '../i18n/load'
import { useWords } from './language'

/** The words of the pages before and after a session; waits for them (Suspense) the first time. */
export function useSignInWords(): SignInWords {
  return use(loadSignInWords(useWords().language.code))
}
