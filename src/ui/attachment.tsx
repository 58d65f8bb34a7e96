import { createElement, Suspense } from 'react'
import { useFileViewer } from './file-viewer-context'
import { useMessages } from '../language/language-context'
import { RecordText } from './record-text'
import type { FileViewerProps, ViewedFile } from './file-viewer-context'

/** A file of a record in the viewer that the page provides; only its name where there is none. */
export function Attachment({ value, ...viewerProps }: { value: ViewedFile } & Omit<FileViewerProps, 'file'>) {
  const { states } = useMessages()
  const viewer = useFileViewer()
  const name = <RecordText text={value.title ?? states.file} />
  if (!viewer) return name
  return (
    <Suspense fallback={<span aria-busy="true">{name}</span>}>
      {createElement(viewer, { file: value, ...viewerProps })}
    </Suspense>
  )
}
