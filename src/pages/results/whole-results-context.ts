import { createContext } from 'react'

/** True where all results are loaded: only then is one called the newest, or are they counted. */
export const WholeResultsContext = createContext(false)
