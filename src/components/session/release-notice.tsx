import { useSession } from '../../auth/session/session-provider'
import { useAudience } from '../../ui/audience'
import { RecordText } from '../../ui/record-text'
import { usePageMessages } from '../../ui/use-page-messages'

/** What the health system says about when it shows results and notes (`releaseNotice` in config.json), to people whose record still grows; nothing without it. */
export function ReleaseNotice() {
  const { name, releaseNotice } = useSession().ehr
  const { language, views } = usePageMessages()
  const { audience, hasDied } = useAudience()
  if (releaseNotice === undefined || audience === 'provider' || hasDied) return null
  const text = language.code === 'es' ? releaseNotice.es : undefined
  return (
    <p className="muted">
      {views.results.releaseNotice(name)}{' '}
      <RecordText text={text ?? releaseNotice.en} language={text === undefined ? 'en' : 'es'} isQuoted />
    </p>
  )
}
