// Reads the text of PDF files apart from the page. pdf.js finds its second part, which it would run in a worker of its own, in this one.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { pdfProblem, readPdf, type PdfProblem, type ReadPdf } from './read-pdf'

/** What the worker answers. */
export type PdfAnswer = { readonly pdf: ReadPdf } | { readonly problem: PdfProblem }

// pdf.js exchanges other messages in the same worker.
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!(data instanceof Uint8Array)) return
  readPdf(getDocument, data)
    .then((pdf): PdfAnswer => ({ pdf }))
    .catch((error: unknown): PdfAnswer => ({ problem: pdfProblem(error) }))
    .then((answer) => postMessage(answer))
    .catch(() => undefined)
})
