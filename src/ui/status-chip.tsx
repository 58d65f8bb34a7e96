import { codeMeaning } from '../words/code-meaning'
import { Icon } from './icon'
import { useAudience, useWords } from './language'
import styles from './chip.module.css'
import type { IconName } from './icon'
import type { Tone } from '../words/code-tables'

const icons: Readonly<Record<Tone, IconName>> = { now: 'dot', good: 'check', wait: 'wait', look: 'look', stop: 'stop', past: 'past', void: 'void', unsure: 'unsure', none: 'dot' }

/** A status in words with its shape. Statuses that say nothing of note are left out unless `always`; codes this app does not know, and a status that the server does not know, never are. */
export function StatusChip({ group, code, display, always }: { group: string; code: string; display?: string; always?: boolean }) {
  const { codeText } = useWords()
  const { audience } = useAudience()
  const { tone, known } = codeMeaning(group, code)
  if (tone === 'none' && known && !always && code !== 'unknown') return null
  return (
    <span className={`${styles['chip']} ${styles[tone] ?? ''}`}>
      <Icon name={icons[tone]} />
      {codeText(group, code, audience, display)}
    </span>
  )
}
