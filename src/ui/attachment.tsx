import { Suspense } from 'react'
import { useFileViewer } from './file-viewer-context'
import { useWords } from './language'
import type { FileShown, FileViewerProps } from './file-viewer-context'

/** A file of a record, drawn by the viewer around the page; its name alone where there is none. */
export function Attachment({ shown, ...how }: { shown: FileShown } & Omit<FileViewerProps, 'file'>) {
  const { states } = useWords()
  const Viewer = useFileViewer()
  const name = <bdi>{shown.title ?? states.file}</bdi>
  if (!Viewer) return name
  return (
    <Suspense fallback={<span aria-busy="true">{name}</span>}>
      <Viewer file={shown} {...how} />
    </Suspense>
  )
}
