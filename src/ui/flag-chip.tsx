import { codeMeaning } from '../words/code-meaning'
import { Icon } from './icon'
import { useAudience, useWords } from './language'
import styles from './chip.module.css'
import type { FlagSource } from '../fhir/result'
import type { IconName } from './icon'

const group = 'Observation.interpretation'
const above = ['H', 'HX', '>', 'HH', 'H*', 'HU', 'H>']
const below = ['L', 'LX', '<', 'LL', 'L*', 'LU', 'L<']
const outside = ['A', 'AA', 'A*', 'EX']
const far = ['HH', 'H*', 'HU', 'H>', 'LL', 'L*', 'LU', 'L<', 'AA', 'A*']

/** Shape of a flag: direction by form, so that colour is never needed. */
function flagIcon(code: string): IconName {
  if (above.includes(code)) return 'above'
  if (below.includes(code)) return 'below'
  return outside.includes(code) ? 'outside' : 'dot'
}

/** What a result's flag says, and who says it: the lab, the record, or this app from the range that came with the result. */
export function FlagChip({ code, source, display }: { code: string; source: FlagSource; display?: string }) {
  const { codeText, states } = useWords()
  const { audience } = useAudience()
  const tone = codeMeaning(group, code).tone
  const icon = flagIcon(code)
  return (
    <span className={`${styles['chip']} ${tone === 'look' ? styles['out'] : (styles[tone] ?? '')}`}>
      <Icon name={icon} />
      {far.includes(code) ? <Icon name={icon} /> : null}
      <span>
        {codeText(group, code, audience, display)} <span className={styles['source']}>({states.flag[source]})</span>
      </span>
    </span>
  )
}
