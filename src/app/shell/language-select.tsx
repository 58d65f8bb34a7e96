import { useId, useState } from 'react'
import { useLanguage, useMessages } from '../../language/language-context'
import { isLanguageCode, languages } from '../../i18n/language'

/** Select for the app's language, saved on this device. */
export function LanguageSelect() {
  const { appShell, language } = useMessages()
  const { choose } = useLanguage()
  const [failed, setFailed] = useState(false)
  const note = useId()
  const change = (code: string) => {
    if (!isLanguageCode(code)) return
    setFailed(false)
    choose(code).catch(() => setFailed(true))
  }
  return (
    <>
      <label className="row">
        <span>{appShell.language}</span>
        <select value={language.code} aria-describedby={note} onChange={(event) => change(event.target.value)}>
          {Object.values(languages)
            .filter(({ offered, code }) => offered || code === language.code)
            .map(({ code, name }) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
        </select>
      </label>
      <span id={note} role="status">
        {failed ? appShell.languageFailed : ''}
      </span>
    </>
  )
}
