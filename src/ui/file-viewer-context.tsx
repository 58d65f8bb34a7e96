import { createContext, useContext } from 'react'
import type { ComponentType } from 'react'
import type { DisplayValue } from '../fhir/display-value'

export type ViewedFile = Extract<DisplayValue, { kind: 'attachment' }>

export interface FileViewerProps {
  readonly file: ViewedFile
  /** Fetches a remote text of readable size without a click; inline files open in any case. */
  readonly loadsEagerly?: boolean
  /** True for a text that the page shows already: a file with the same text is not shown. */
  readonly isAlreadyShown?: (text: string) => boolean
  /** The only file of its card, whose page has its name: without name and frame. */
  readonly isOnly?: boolean
  /** Only the content: the page names the file and can save it. */
  readonly bare?: boolean
}

const FileViewerContext = createContext<ComponentType<FileViewerProps> | undefined>(undefined)

/** Provides the file viewer, which needs the session and is loaded only where there is a file. */
export const FileViewerProvider = FileViewerContext.Provider

export function useFileViewer(): ComponentType<FileViewerProps> | undefined {
  return useContext(FileViewerContext)
}
