import { Icon } from '../../ui/icon'
import { useMessages } from '../../language/language-context'
import styles from './layout.module.css'

/** Whom to call in an emergency. */
export const EmergencyNote = () => (
  <p className={styles['emergency']}>
    <Icon name="phone" />
    <span>{useMessages().appShell.emergency}</span>
  </p>
)
