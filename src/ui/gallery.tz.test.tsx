import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Gallery } from '../../gallery/gallery'
import { loadPageMessages, loadProviderMessages, loadMessages } from '../i18n/messages'

it.each(['en', 'es'] as const)('the component gallery renders all sections (%s)', async (code) => {
  const [messages] = await Promise.all([loadMessages(code), loadPageMessages(code), loadProviderMessages(code)])
  const markup = renderToStaticMarkup(<Gallery messages={messages} />)
  for (const name of [
    'Segments',
    'Notices',
    'Chips and flags',
    'Days and dates',
    'Range bars and small trends',
    'Cards and rows',
    'Values',
    'Tables',
    'States of a list',
  ])
    expect(markup).toContain(`aria-label="${name}"`)
  expect(markup).not.toMatch(/undefined|\[object/)
})
