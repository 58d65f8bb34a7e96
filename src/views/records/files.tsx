import { useState } from 'react'
import { isObject, listOf, objectsOf, textOf } from '../../fhir/guards'
import { useSession } from '../../session/context'
import { usePageWords } from '../../ui/page-words'
import type { Json } from '../../fhir/guards'
import type { Resource } from '../../fhir/resource'

/** Attachments that stand behind an address; those inside the record are drawn with the record itself. */
function linkedFiles(resource: Resource): readonly Json[] {
  const sent = [...objectsOf(resource['content']).map((content) => content['attachment']), ...listOf(resource['presentedForm'])]
  return sent.filter(isObject).filter((attachment) => textOf(attachment['url']) !== undefined && textOf(attachment['data']) === undefined)
}

/** Address below the FHIR base, or undefined for one elsewhere: the token never goes there. */
function ownAddress(url: string, server: string): string | undefined {
  const address = new URL(url, `${server}/`).href
  return address.startsWith(`${server}/`) ? address : undefined
}

/** Files of a note or report: read here when plain text, else saved; nothing in a file is ever run. */
export function Files({ type, resource }: { type: string; resource: Resource }) {
  const { views } = usePageWords()
  const files = linkedFiles(resource)
  if (files.length === 0) return type === 'DocumentReference' && objectsOf(resource['content']).length === 0 ? <p>{views.detail.noFile}</p> : null
  return (
    <section>
      <h2>{views.detail.files}</h2>
      <ul>
        {files.map((file, index) => (
          <li key={index}>
            <LinkedFile file={file} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Opened = { readonly state: 'closed' | 'getting' | 'failed' } | { readonly state: 'text'; readonly text: string }

function LinkedFile({ file }: { file: Json }) {
  const { views } = usePageWords()
  const session = useSession()
  const [opened, setOpened] = useState<Opened>({ state: 'closed' })
  const contentType = textOf(file['contentType'])
  const address = ownAddress(textOf(file['url']) ?? '', session.server)
  if (address === undefined) return <p>{views.detail.outsideFile(new URL(textOf(file['url']) ?? '', `${session.server}/`).host)}</p>
  const size = typeof file['size'] === 'number' ? views.detail.bytes(file['size']) : undefined
  const isText = contentType?.toLowerCase().startsWith('text/plain') ?? false

  const open = async () => {
    setOpened({ state: 'getting' })
    try {
      const answer = await session.get(address)
      const blob = await fileOf(answer)
      if (isText) return setOpened({ state: 'text', text: await blob.text() })
      save(blob, textOf(file['title']) ?? 'file')
      setOpened({ state: 'closed' })
    } catch {
      setOpened({ state: 'failed' })
    }
  }
  return (
    <>
      <p>{textOf(file['title'])}</p>
      <button type="button" onClick={() => void open()}>
        {isText ? views.detail.readFile : views.detail.download(contentType ?? views.detail.unknownFile, size)}
      </button>
      <p role="status">{opened.state === 'getting' ? views.detail.gettingFile : opened.state === 'failed' ? views.detail.fileFailed : ''}</p>
      {opened.state === 'text' ? <pre style={{ whiteSpace: 'pre-wrap' }}>{opened.text}</pre> : null}
    </>
  )
}

/** The bytes of an answer; a Binary resource as JSON is unpacked. The type is neutral so that no browser runs the file. */
async function fileOf(answer: Response): Promise<Blob> {
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  const neutral = { type: 'application/octet-stream' }
  if (!answer.headers.get('content-type')?.includes('fhir+json')) return new Blob([await answer.arrayBuffer()], neutral)
  const binary: unknown = await answer.json()
  const data = isObject(binary) ? textOf(binary['data']) : undefined
  if (data === undefined) throw new Error('no data')
  return new Blob([Uint8Array.from(atob(data), (char) => char.charCodeAt(0))], neutral)
}

function save(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), 1000)
}
