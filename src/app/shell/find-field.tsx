import { useLocation, useNavigate } from 'react-router'
import { useKept } from '../../data/use-session-state'
import { Icon } from '../../ui/icon'
import { useWords } from '../../ui/language'
import styles from './layout.module.css'
import type { FormEvent } from 'react'

/** The way to Find with what was typed, which is handed over in memory alone; that page has a field of its own. */
export function FindField() {
  const { frame } = useWords()
  const [, keep] = useKept('find', '')
  const navigate = useNavigate()
  if (useLocation().pathname === '/find') return null
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('words')
    keep(typeof typed === 'string' ? typed : '')
    void navigate('/find')
  }
  return (
    <form role="search" className={`${styles['field']} no-print`} onSubmit={find}>
      <Icon name="search" />
      <input
        type="search"
        name="words"
        aria-label={frame.find}
        placeholder={frame.find}
        autoComplete="off"
        spellCheck={false}
      />
    </form>
  )
}
