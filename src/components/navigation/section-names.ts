import { use } from 'react'
import { useWords } from '../../ui/language'
import { loadPlaceWords, type PlaceWords } from '../../i18n/load'

/** The words of the ways between pages; waits for them (Suspense) the first time. */
export const usePlaceWords = (): PlaceWords => use(loadPlaceWords(useWords().language.code))
