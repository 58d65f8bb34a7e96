import type { Audience } from './audience'
import type { CodeTexts } from './code-tables'
import type { CodeText } from './code-text'
import type { Label } from './labels'
import type { Language } from './language'
import type { afterLists } from './locales/en/after-lists'
import type { codeSystems } from './locales/en/code-systems'
import type { findSystem } from './locales/en/find-system'
import type { correct } from './locales/en/correct'
import type { shared } from './locales/en/shared'
import type { openFile } from './locales/en/open-file'
import type { home } from './locales/en/home'
import type { offeredTypes } from './locales/en/offered-types'
import type { navigation } from './locales/en/navigation'
import type { questionnaire } from './locales/en/questionnaire'
import type { recordPages } from './locales/en/record-pages'
import type { signIn } from './locales/en/sign-in'
import type { Translated } from './translated'
import type { FormatContext } from './format-context'

// One type for each bundle of messages (loader.ts).
export type HomeMessages = Translated<typeof home>
export type RecordPageMessages = Translated<typeof recordPages>
export type AfterListsMessages = Translated<typeof afterLists>
export type CodeSystemTexts = Translated<typeof codeSystems>
/** Texts of the types outside the API, where a server offers one of them. */
export type OfferedTypeMessages = Translated<typeof offeredTypes>
export type SignInMessages = Translated<typeof signIn>
export type NavigationMessages = Translated<typeof navigation>
export type QuestionnaireMessages = Translated<typeof questionnaire>
export type FindSystemMessages = Translated<typeof findSystem>
/** Messages of the page to open a saved file, and of the record in it. */
export type OpenFileMessages = Translated<typeof openFile>
export type CorrectMessages = Translated<typeof correct>
export type SharedMessages = Translated<typeof shared>

/** The label of a date, with the preposition that the language puts before `raw` (“Comenzó el 3 de marzo de 2024”). */
export type DateLabel = (key: string, audience: Audience, raw?: string) => string

/** Messages of the app shell and the home page in one language. */
export interface Messages extends Omit<HomeMessages, 'codes' | 'units' | 'dosage'> {
  readonly language: Language
  readonly format: FormatContext
  readonly codes: CodeTexts
  readonly codeText: CodeText
  readonly dateLabel: DateLabel
  /** Undefined unless the server offers a type outside the API; then the other tables have the texts of these types too. */
  readonly offeredTypes?: OfferedTypeMessages
}

/** Messages of all record pages, with those of the home page. */
export interface PageMessages
  extends Omit<Messages, 'views'>, Omit<RecordPageMessages, 'codes' | 'views' | 'labelsByPath' | 'labelsByElement'> {
  readonly views: Messages['views'] & RecordPageMessages['views']
  readonly label: Label
}

/** A partial table of the same shape. */
export type Overrides<T> = T extends string | readonly unknown[] | ((...args: never[]) => unknown)
  ? T
  : { readonly [K in keyof T]?: Overrides<T[K]> }

/** What providers read in place of the messages for patients. */
export type ProviderMessages = Overrides<
  Omit<
    PageMessages,
    | 'language'
    | 'format'
    | 'codes'
    | 'codeText'
    | 'dateLabel'
    | 'label'
    | 'typeNames'
    | 'statuses'
    | 'assertions'
    | 'offeredTypes'
  >
>
