import { loadCodeSystemTexts, loadPageMessages, withCodeSystemTexts } from '../messages'
import type { FormatContext } from '../format-context'
import type { LanguageCode } from '../language'

async function formatContextOf(code: LanguageCode): Promise<FormatContext> {
  const [messages] = await Promise.all([loadPageMessages(code), loadCodeSystemTexts(code)])
  return withCodeSystemTexts(messages).format
}

/** How record pages format values. */
export const [english, spanish] = await Promise.all([formatContextOf('en'), formatContextOf('es')])
