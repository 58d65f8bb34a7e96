import { use } from 'react'
import { loadConnectWords, type ConnectWords } from '../words/load'
import { useWords } from './language'

/** The words of the pages before and after a session; waits for them (Suspense) the first time. */
export function useConnectWords(): ConnectWords {
  return use(loadConnectWords(useWords().language.code))
}
