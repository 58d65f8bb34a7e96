import { pageText, type PageText, type TextRun } from './page-text'
import type { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of a PDF file. */
export interface ReadPdf {
  readonly pages: readonly PageText[]
  /** Pages of the file, of which the first ones are read. */
  readonly pageCount: number
}

/** Why a file has no text: it cannot be read, or needs a password. */
export type PdfProblem = 'damaged' | 'locked'

const MAX_PAGES = 200
/** As much as one text file shows. */
const MAX_CHARACTERS = 1_000_000

/** Text only: nothing is compiled, drawn, fetched or run. */
const options = {
  verbosity: 0,
  isEvalSupported: false,
  enableXfa: false,
  disableFontFace: true,
  useSystemFonts: false,
  useWasm: false,
  useWorkerFetch: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
} as const

type TextItem = Awaited<
  ReturnType<Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>['getTextContent']>
>['items'][number]

const runOf = (item: TextItem): readonly TextRun[] =>
  'str' in item
    ? [
        {
          text: item.str,
          y: Number((item.transform as readonly unknown[])[5]),
          height: item.height,
          isLineEnd: item.hasEOL,
        },
      ]
    : []

/** Reads the text of a PDF with pdf.js (`open`), page by page, up to a number of pages and characters. Rejects where pdf.js cannot read the file. */
export async function readPdf(open: typeof getDocument, data: Uint8Array): Promise<ReadPdf> {
  const loading = open({ ...options, data })
  try {
    const file = await loading.promise
    const pages: PageText[] = []
    let length = 0
    for (let number = 1; number <= Math.min(file.numPages, MAX_PAGES) && length < MAX_CHARACTERS; number += 1) {
      const page = await file.getPage(number)
      const { items } = await page.getTextContent()
      const read = pageText(items.flatMap(runOf))
      pages.push(read)
      length += read.text.length
      page.cleanup()
    }
    return { pages, pageCount: file.numPages }
  } finally {
    await loading.destroy()
  }
}

/** The reason why pdf.js rejected a file. */
export const pdfProblem = (error: unknown): PdfProblem =>
  error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged'
