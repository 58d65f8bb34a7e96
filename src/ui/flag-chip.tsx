import { codeMeaning } from '../i18n/code-meaning'
import { flagSide } from './flag-side'
import { Icon } from './icon'
import { useAudience, useWords } from './language'
import styles from './chip.module.css'
import type { FlagSource } from '../fhir/result'

const group = 'Observation.interpretation'
const far = ['HH', 'H*', 'HU', 'H>', 'LL', 'L*', 'LU', 'L<', 'AA', 'A*']

/** What a result's flag says, and who says it: the lab, the record, or this app from the range that came with the result. */
export function FlagChip({
  code,
  source,
  display,
}: {
  code: string
  source: FlagSource
  display?: string | undefined
}) {
  const { codeText, states } = useWords()
  const { audience } = useAudience()
  const tone = codeMeaning(group, code).tone
  // Direction by form, so that color is never needed.
  const icon = flagSide(code)
  return (
    <span className={`${styles['flag']} ${tone === 'look' ? styles['outside'] : ''}`}>
      <Icon name={icon} />
      {far.includes(code) ? <Icon name={icon} /> : null}
      <span>
        {codeText(group, code, audience, display)} <span className={styles['source']}>({states.flag[source]})</span>
      </span>
    </span>
  )
}
