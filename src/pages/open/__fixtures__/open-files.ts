import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { main } from '../../../app/__fixtures__/page-content'
import { renderPublicRoute } from '../../../app/__fixtures__/render-route'
import type { LanguageCode } from '../../../i18n/language'

/** The field for files of the page. */
export function fileInput(): HTMLInputElement {
  const input = main().querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('The page has no field for files')
  return input
}

/** Chooses files on the page; a text is one file. */
export async function openFiles(
  contents: readonly (string | object)[],
  reader = 'Me',
  language: LanguageCode = 'en',
): Promise<void> {
  await renderPublicRoute('/open', language)
  await userEvent.click(screen.getByRole('radio', { name: reader }))
  const files = contents.map(
    (content) =>
      new File([typeof content === 'string' ? content : JSON.stringify(content)], 'record.json', {
        type: 'application/json',
      }),
  )
  await userEvent.upload(fileInput(), files)
}
