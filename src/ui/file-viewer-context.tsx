import { createContext, useContext } from 'react'
import type { ComponentType } from 'react'
import type { Shown } from '../fhir/shown'

export type FileShown = Extract<Shown, { kind: 'attachment' }>

export interface FileViewerProps {
  readonly file: FileShown
  /** `atOnce`: text of a readable size is fetched without being asked for; `asked`: nothing is drawn before. Otherwise what came inside the record is. */
  readonly when?: 'atOnce' | 'asked' | undefined
  /** True for a text that stands above on the page: a file that only says it again is not drawn. */
  readonly isSaid?: (text: string) => boolean
  /** The content alone, where the page around it names the file and has the way to save it. */
  readonly bare?: boolean
}

const FileViewerContext = createContext<ComponentType<FileViewerProps> | undefined>(undefined)

/** Says what draws the files of a record: that needs the session, and is loaded only where there is a file. */
export const FileViewerProvider = FileViewerContext.Provider

export function useFileViewer(): ComponentType<FileViewerProps> | undefined {
  return useContext(FileViewerContext)
}
