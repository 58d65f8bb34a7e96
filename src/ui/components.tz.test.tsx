import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Components } from '../../gallery/components'
import { loadPageWords, loadStaffWords, loadWords } from '../i18n/load'

it.each(['en', 'es'] as const)('the page of components of the dev server draws all of them (%s)', async (code) => {
  const [words] = await Promise.all([loadWords(code), loadPageWords(code), loadStaffWords(code)])
  const markup = renderToStaticMarkup(<Components words={words} />)
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
