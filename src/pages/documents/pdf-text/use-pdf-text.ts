import { useEffect, useState } from 'react'
import workerAddress from './pdf.worker.ts?worker&url'
import { ownScript } from '../../../lib/inert-html'
import type { PdfAnswer } from './pdf.worker'
import type { PdfProblem, ReadPdf } from './read-pdf'

/** A file that takes longer is given up: it may have been made to take forever. */
const TIMEOUT_MS = 60_000

export type PdfReading =
  | { readonly state: 'reading' }
  | { readonly state: 'read'; readonly pdf: ReadPdf }
  | { readonly state: 'failed'; readonly why: PdfProblem | 'tooSlow' | 'notLoaded' }

const answered = (answer: PdfAnswer): PdfReading =>
  'pdf' in answer ? { state: 'read', pdf: answer.pdf } : { state: 'failed', why: answer.problem }

/** Reads the text of a PDF in a worker, which ends with the component. */
export function usePdfText(bytes: Uint8Array): PdfReading {
  const [reading, setReading] = useState<PdfReading>({ state: 'reading' })
  useEffect(() => {
    const worker = new Worker(ownScript(workerAddress), { type: 'module' })
    const settle = (result: PdfReading): void => {
      setReading(result)
      worker.terminate()
    }
    const timeout = setTimeout(() => settle({ state: 'failed', why: 'tooSlow' }), TIMEOUT_MS)
    worker.onmessage = ({ data }: MessageEvent<Partial<PdfAnswer>>) => {
      // pdf.js sends messages of its own.
      if ('pdf' in data || 'problem' in data) settle(answered(data as PdfAnswer))
    }
    worker.onerror = (event) => {
      event.preventDefault()
      settle({ state: 'failed', why: 'notLoaded' })
    }
    worker.postMessage(bytes)
    return () => {
      clearTimeout(timeout)
      worker.terminate()
    }
  }, [bytes])
  return reading
}
