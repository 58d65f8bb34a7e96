import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipWriter {
  /** `packed` for content that would not get smaller, such as pictures. */
  add(path: string, bytes: Uint8Array<ArrayBuffer>, packed: boolean): void
  end(): Blob
}

/** A zip that grows file by file; what was added goes to the browser at once, which may keep it outside of memory. */
export function createZip(): ZipWriter {
  const parts: Blob[] = []
  let chunks: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(new Uint8Array(chunk))
  })
  const settle = (): void => {
    parts.push(new Blob(chunks))
    chunks = []
  }
  return {
    add: (path, bytes, packed) => {
      const file = packed ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 })
      zip.add(file)
      file.push(bytes, true)
      settle()
    },
    end: () => {
      zip.end()
      settle()
      return new Blob(parts, { type: 'application/zip' })
    },
  }
}
