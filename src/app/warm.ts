import { savesData, whenIdle } from '../parts/dictionary/when-idle'
import { loadJose } from '../session/identity'
import { loadPageWords } from '../words/load'
import type { LanguageCode } from '../words/language'

/** What a sign-in and the first pages after it need besides what the first page is drawn with. */
const ahead: readonly ((code: LanguageCode) => Promise<unknown>)[] = [
  loadJose,
  () => import('../session/renewal'),
  () => import('./watch'),
  () => import('./print-head'),
  () => import('./print-page'),
  () => import('../parts/person/besides'),
  loadPageWords,
]

/** Fetches that while somebody reads the page before the sign-in, unless the browser is to save data; it is asked for again where it is needed. */
export function warm(code: LanguageCode): void {
  if (!savesData()) whenIdle(() => ahead.forEach((load) => void load(code).catch(() => undefined)))
}
