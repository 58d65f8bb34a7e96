import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadMessages } from '../i18n/messages'
import { EhrHelp } from './ehr-help'
import { LanguageProvider } from '../language/language-context'

it.each([
  ['+1 (555) 010-0199', 'tel:+15550100199'],
  ['555.010.0199', 'tel:5550100199'],
  ['555 0100 ext. 12', undefined],
  ['555 0100 or 555 0101', undefined],
  ['1-800-RECORDS 555', undefined],
])('links the phone number %s to the same number or to nothing', async (phone, uri) => {
  const messages = await loadMessages('en')
  const markup = renderToStaticMarkup(
    <LanguageProvider value={{ messages, choose: () => Promise.resolve() }}>
      <EhrHelp contact={{ name: 'Meadow Clinic', phone }} />
    </LanguageProvider>,
  )
  expect(markup.replace(/<[^>]*>/g, '')).toContain(`Help from Meadow Clinic: ${phone}`)
  expect(/href="([^"]*)"/.exec(markup)?.[1]).toBe(uri)
})
