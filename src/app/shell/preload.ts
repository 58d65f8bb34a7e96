import { savesData, whenIdle } from '../../lib/idle'
import { loadJose } from '../../auth/launch/id-token'
import { loadPageWords } from '../../i18n/load'
import type { LanguageCode } from '../../i18n/language'

/** What a sign-in and the first pages after it need besides what the first page is drawn with. */
const ahead: readonly ((code: LanguageCode) => Promise<unknown>)[] = [
  loadJose,
  () => import('../../auth/tokens/refresh'),
  () => import('./session-watchers'),
  () => import('./print-head'),
  () => import('./print-page'),
  () => import('../../components/patient/related-facts'),
  loadPageWords,
]

/** Fetches that while somebody reads the page before the sign-in, unless the browser is to save data; it is asked for again where it is needed. */
export function warm(code: LanguageCode): void {
  if (!savesData()) whenIdle(() => ahead.forEach((load) => void load(code).catch(() => undefined)))
}
