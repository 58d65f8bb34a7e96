import { createContext, useContext } from 'react'
import type { ComponentType } from 'react'
import type { Shown } from '../fhir/shown'

export type FileShown = Extract<Shown, { kind: 'attachment' }>

const FileViewerContext = createContext<ComponentType<{ file: FileShown }> | undefined>(undefined)

/** Says what draws the files of a record: that needs the session, and is loaded only where there is a file. */
export const FileViewerProvider = FileViewerContext.Provider

export function useFileViewer(): ComponentType<{ file: FileShown }> | undefined {
  return useContext(FileViewerContext)
}
