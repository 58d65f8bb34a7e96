import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'
import { main } from './page-content'
import { renderRoute } from './render-route'
import type { ExportOptionId } from '../../pages/download/export-option-ids'

interface SavedFile {
  readonly name: string
  readonly text: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Clicks a button of the page and returns the file that it saves; waits until the page names it, unless it does not (`isNamed`). */
export async function saveFile(button: string, isNamed = true): Promise<SavedFile> {
  const blobs: Blob[] = []
  const names: string[] = []
  const createObjectURL = URL.createObjectURL.bind(URL)
  const spies = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob)
      return createObjectURL(blob)
    }),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    }),
  ]
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()))
  await userEvent.click(await within(main()).findByRole('button', { name: button }))
  await waitFor(() => expect(names).toHaveLength(1))
  spies.forEach((spy) => spy.mockRestore())
  const [name = '', blob = new Blob()] = [names[0], blobs[0]]
  if (isNamed) await waitFor(() => expect(main().textContent).toContain(name))
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return { name, bytes, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) }
}

/** Waits until the whole record is loaded on the page of a way to export it. */
export async function exportLoaded(): Promise<void> {
  await screen.findByRole('link', { name: 'All ways to take it along' })
  await waitFor(() => expect(main().textContent).not.toContain('Some parts are still being loaded'))
}

/** Opens a way to export the record and waits until all of it is loaded. */
export async function renderExport(option: ExportOptionId, options: Parameters<typeof renderRoute>[1]): Promise<void> {
  await renderRoute(`/download/${option}`, options)
  await exportLoaded()
}
