import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadWords } from '../i18n/load'
import { EhrHelp } from './ehr-help'
import { LanguageProvider } from './language'

it.each([
  ['+1 (555) 010-0199', 'tel:+15550100199'],
  ['555.010.0199', 'tel:5550100199'],
  ['555 0100 ext. 12', undefined],
  ['555 0100 or 555 0101', undefined],
  ['1-800-RECORDS 555', undefined],
])('a phone dials %s or nothing, and never another number', async (phone, address) => {
  const words = await loadWords('en')
  const markup = renderToStaticMarkup(
    <LanguageProvider value={{ words, choose: () => Promise.resolve() }}>
      <EhrHelp of={{ name: 'Meadow Clinic', phone }} />
    </LanguageProvider>,
  )
  expect(markup.replace(/<[^>]*>/g, '')).toContain(`Help from Meadow Clinic: ${phone}`)
  expect(/href="([^"]*)"/.exec(markup)?.[1]).toBe(address)
})
