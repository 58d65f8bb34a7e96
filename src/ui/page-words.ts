import { enPages, type PageWords } from '../words/pages'

/** The words of every record page; for pages that are loaded when they are opened. */
export function usePageWords(): PageWords {
  return enPages
}
