import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { pdfOf } from './__fixtures__/pdf-of'
import { pdfProblem, readPdf } from './read-pdf'

describe('the text of a PDF', () => {
  it('has the lines of each page', async () => {
    const { pages, pageCount } = await readPdf(getDocument, pdfOf([['Denies fever,', 'chills.'], ['Has HTN.']]))
    expect(pageCount).toBe(2)
    expect(pages.map(({ text }) => text)).toEqual(['Denies fever,\nchills.', 'Has HTN.'])
  })

  it('is empty for a page without text', async () => {
    const { pages } = await readPdf(getDocument, pdfOf([[]]))
    expect(pages).toEqual([{ text: '', isInColumns: false }])
  })

  it('is read up to 200 pages, and all pages are counted', async () => {
    const { pages, pageCount } = await readPdf(getDocument, pdfOf(Array.from({ length: 230 }, () => ['A line.'])))
    expect([pages.length, pageCount]).toEqual([200, 230])
  })

  it('does not run a script that the file opens with', async () => {
    const script = '/OpenAction << /S /JavaScript /JS (globalThis.wasRun = true) >>'
    const { pages } = await readPdf(getDocument, pdfOf([['Has HTN.']], script))
    expect(pages[0]?.text).toBe('Has HTN.')
    expect('wasRun' in globalThis).toBe(false)
  })

  it.each([
    ['no PDF', 'not a PDF at all'],
    ['nothing but a header', '%PDF-1.4\n'],
  ])('of a damaged file is a problem: %s', async (_, content) => {
    const reason: unknown = await readPdf(getDocument, new TextEncoder().encode(content)).catch(
      (error: unknown) => error,
    )
    expect(reason).toBeInstanceOf(Error)
    expect(pdfProblem(reason)).toBe('damaged')
  })

  it('of a file with a password is locked', () => {
    expect(pdfProblem(Object.assign(new Error('No password given'), { name: 'PasswordException' }))).toBe('locked')
  })
})
