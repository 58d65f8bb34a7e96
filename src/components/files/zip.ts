import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipWriter {
  /** `packed`: already compressed, such as images. */
  add(path: string, bytes: Uint8Array<ArrayBuffer>, packed: boolean): void
  end(): Blob
}

/** Builds a zip file by file. Each file goes into a Blob at once, which the browser may keep outside memory. */
export function createZip(): ZipWriter {
  const parts: Blob[] = []
  let chunks: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(new Uint8Array(chunk))
  })
  const flush = (): void => {
    parts.push(new Blob(chunks))
    chunks = []
  }
  return {
    add: (path, bytes, packed) => {
      const file = packed ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 })
      zip.add(file)
      file.push(bytes, true)
      flush()
    },
    end: () => {
      zip.end()
      flush()
      return new Blob(parts, { type: 'application/zip' })
    },
  }
}
