import { useState } from 'react'
import { useMessages } from '../../language/language-context'

const themes = ['auto', 'light', 'dark'] as const

/** Select for the color theme of this page load; not saved on the device. */
export function ThemeSelect() {
  const { appShell } = useMessages()
  const [theme, setTheme] = useState<string>(document.documentElement.dataset['theme'] ?? 'auto')
  const choose = (chosen: string) => {
    document.documentElement.dataset['theme'] = chosen
    setTheme(chosen)
  }
  return (
    <label className="row">
      <span>{appShell.theme}</span>
      <select value={theme} onChange={(event) => choose(event.target.value)}>
        {themes.map((name) => (
          <option key={name} value={name}>
            {appShell.themes[name]}
          </option>
        ))}
      </select>
    </label>
  )
}
