import { useEffect, useRef, type RefObject } from 'react'
import { currentSession } from '../../auth/session/session-store'
import { loadOpenFileMessages } from '../../i18n/loader'
import { useLoadedMessages } from '../../ui/use-page-messages'

interface ChooseFilesProps {
  onFiles(files: readonly File[]): void
}

/** What was pasted: pictures, or the text of a health card. Any other text is not for this page. */
function pastedFiles({ clipboardData }: ClipboardEvent): readonly File[] {
  const files = [...(clipboardData?.files ?? [])]
  const text = clipboardData?.getData('text').trim() ?? ''
  return files.length > 0 || !/^(?:shc|shlink):\//i.test(text) ? files : [new File([text], 'shc:/')]
}

/** Buttons to choose files and, on a device with a camera, to take a picture; files can also be dropped or pasted on the page. */
export function ChooseFiles({ onFiles }: ChooseFilesProps) {
  const messages = useLoadedMessages(loadOpenFileMessages)
  const [input, camera] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const session = currentSession()
  // A computer would only open the same dialog again.
  const hasCamera = matchMedia('(pointer: coarse)').matches
  useEffect(() => {
    // Without this, the browser would open a file that is dropped on the page.
    const allow = (event: DragEvent) => event.preventDefault()
    const drop = (event: DragEvent) => {
      event.preventDefault()
      onFiles([...(event.dataTransfer?.files ?? [])])
    }
    const paste = (event: ClipboardEvent) => onFiles(pastedFiles(event))
    document.addEventListener('dragover', allow)
    document.addEventListener('drop', drop)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('dragover', allow)
      document.removeEventListener('drop', drop)
      document.removeEventListener('paste', paste)
    }
  }, [onFiles])
  return (
    <div className="stack">
      {session ? <p>{messages.signsOut(session.ehr.name)}</p> : null}
      <div className="row">
        <button type="button" className="primary" onClick={() => input.current?.click()}>
          {messages.choose}
        </button>
        {hasCamera ? (
          <button type="button" onClick={() => camera.current?.click()}>
            {messages.takePicture}
          </button>
        ) : null}
      </div>
      <HiddenInput input={input} onFiles={onFiles} />
      {hasCamera ? <HiddenInput input={camera} onFiles={onFiles} isCamera /> : null}
      <p className="muted">{messages.drop}</p>
    </div>
  )
}

/** A button opens the same dialog; the browser's own control is small and in the language of the browser. */
function HiddenInput({
  input,
  onFiles,
  isCamera = false,
}: ChooseFilesProps & { input: RefObject<HTMLInputElement | null>; isCamera?: boolean }) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      {...(isCamera ? { accept: 'image/*', capture: 'environment' } : { multiple: true })}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])])
        target.value = ''
      }}
    />
  )
}
