import { codeMeaning } from '../i18n/code-meaning'
import { flagSide } from '../fhir/flag-side'
import { Icon } from './icon'
import { useTextAudience } from './detail-level'
import { useMessages } from '../language/language-context'
import styles from './chip.module.css'
import type { FlagSource } from '../fhir/result'

const group = 'Observation.interpretation'
const farOutside = ['HH', 'H*', 'HU', 'H>', 'LL', 'L*', 'LU', 'L<', 'AA', 'A*']

/** The flag of a result and its source: the lab, the record, or this app by the reference range. */
export function FlagChip({
  code,
  source,
  display,
}: {
  code: string
  source: FlagSource
  display?: string | undefined
}) {
  const { codeText, states } = useMessages()
  const audience = useTextAudience()
  const tone = codeMeaning(group, code).tone
  // The shape shows the direction, so that color is not needed.
  const icon = flagSide(code)
  return (
    <span className={`${styles['flag']} ${tone === 'attention' ? styles['outside'] : ''}`}>
      <Icon name={icon} />
      {farOutside.includes(code) ? <Icon name={icon} /> : null}
      <span>
        {codeText(group, code, audience, display)}{' '}
        <span className={styles['source']}>({states.flagSource[source]})</span>
      </span>
    </span>
  )
}
