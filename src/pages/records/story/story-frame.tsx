import { useState, type ReactNode } from 'react'
import { useAudience } from '../../../ui/audience'
import { Banner } from '../../../ui/banner'
import { Card } from '../../../ui/card'
import { Disclosure } from '../../../ui/disclosure'
import { RecordText } from '../../../ui/record-text'
import { ReferenceProvider } from '../../../ui/reference-context'
import { AboutThisPage, StoryPage } from '../../../ui/story'
import { usePageMessages } from '../../../ui/use-page-messages'
import { AddToAppointmentSheet } from '../../../components/export/add-to-appointment-sheet'
import { CorrectionLink } from '../../../components/export/correction-link'
import { PrivateRecordMark } from '../../../components/rows/private-record'
import { StatusOnlyChip } from '../../../components/rows/record-status'
import { RuleSentences } from '../../../components/story/opening-sentences'
import { recordLanguage } from '../../../fhir/record-language'
import { explanationInName } from '../../../glance/explanation-in-name'
import { withoutExplanation } from '../../../lib/without-explanation'
import { RecordDetail } from '../detail-record'
import { useRecordReferences } from '../detail-references'
import { DetailViewChoice, useDetailView } from '../detail-view'
import { RecordWarnings } from '../detail-warnings'
import styles from './record-story.module.css'
import type { ReasonKey } from '../../../clinical/assertion/assertion'
import type { OpeningSentence } from '../../../clinical/shared/opening-sentence'
import type { NamedRecord } from '../../../components/story/what-it-is'
import { isOfType, type Resource } from '../../../fhir/resource'
import type { DescribedType } from '../../../resources/define-descriptor'

/** What the page of a story gets: the record and its names. */
export interface StoryProps<R extends Resource> extends NamedRecord {
  readonly record: R
}

interface StoryFrameProps extends NamedRecord {
  readonly type: DescribedType
  readonly record: Resource
  /** Above the sentences: what the reader must know first. */
  readonly before?: ReactNode
  /** Reasons against the record that the page states in other words. */
  readonly stated?: readonly ReasonKey[]
  readonly sentences: readonly OpeningSentence[]
  /** Title of a red notice around the sentences. */
  readonly risk?: string | undefined
  /** A red notice without a title of its own. */
  readonly isRed?: boolean
  /** Below the sentences, as wide as the page. */
  readonly notices?: ReactNode
  readonly first: ReactNode
  readonly second: ReactNode
  /** What holds for the page, besides what the dictionary says. */
  readonly about: readonly string[]
  /** The line that opens the record. */
  readonly details: string
  /** Whether a card says what the dictionary has about it. */
  readonly hasWhatItIs?: boolean
  /** Sentences as wide as the page. */
  readonly isWide?: boolean
  /** Lists are still loading: more sentences may follow. */
  readonly isLoading?: boolean
}

/** Reasons that the opening sentences say. */
const statedInSentences: readonly ReasonKey[] = ['refuted', 'notDone']

/** The page of a record for patients and proxies, below its title; the whole record is folded at the end. */
export function StoryFrame({
  type,
  record,
  naming,
  before,
  stated = statedInSentences,
  sentences,
  risk,
  isRed = false,
  notices,
  first,
  second,
  about,
  details,
  hasWhatItIs = true,
  isWide = false,
  isLoading = false,
}: StoryFrameProps) {
  const { views, dictionary } = usePageMessages()
  const reader = useAudience()
  const references = useRecordReferences(record)
  const entries = (hasWhatItIs ? naming?.plain?.entries : undefined) ?? []
  const general = entries.length === 0 ? [] : [views.stories.general(entries.every(({ isReviewed }) => isReviewed))]
  const texts = [...about, ...general].filter((text) => text !== '')
  return (
    <ReferenceProvider value={references}>
      <StoryPage
        opening={
          <>
            <PrivateRecordMark record={record} />
            <RecordWarnings type={type} resource={record} stated={stated} />
            {naming?.disagree === true ? <Banner tone="warn" title={dictionary.namesDisagreeInFull(reader)} /> : null}
            {before}
            <Opening sentences={sentences} risk={risk} isRed={isRed} isWide={isWide} isLoading={isLoading} />
            {notices === undefined ? null : <div className={styles['notes']}>{notices}</div>}
            <div className="row no-print">
              <AddToAppointmentSheet resource={record} />
              <CorrectionLink resource={record} />
            </div>
          </>
        }
        first={first}
        second={second}
        about={
          texts.length === 0 ? null : (
            <AboutThisPage>
              <p>{texts.join(' ')}</p>
            </AboutThisPage>
          )
        }
      >
        <AllDetails type={type} record={record} summary={details} below={naming?.below} />
      </StoryPage>
    </ReferenceProvider>
  )
}

function Opening({
  sentences,
  risk,
  isRed,
  isWide,
  isLoading,
}: Required<Pick<StoryFrameProps, 'sentences' | 'isRed' | 'isWide' | 'isLoading'>> & Pick<StoryFrameProps, 'risk'>) {
  const { views } = usePageMessages()
  // The space of later sentences stays when a page was opened before its lists had loaded: content below must not move up.
  const [wasLoading] = useState(isLoading)
  if (sentences.length === 0 && risk === undefined) return null
  const words = <RuleSentences sentences={sentences} wide={isWide} />
  if (risk !== undefined || isRed)
    return (
      <Banner tone="error" {...(risk === undefined ? {} : { title: risk })}>
        {words}
      </Banner>
    )
  return (
    <Card title={<span className="visually-hidden">{views.stories.inShort}</span>}>
      <div
        className={[styles['opening'], isLoading && styles['awaited'], wasLoading && styles['reserved']]
          .filter(Boolean)
          .join(' ')}
      >
        {words}
      </div>
    </Card>
  )
}

/** Everything that was sent, folded; open where the address names a view of the record. */
function AllDetails({
  type,
  record,
  summary,
  below,
}: {
  type: DescribedType
  record: Resource
  summary: string
  below: ReactNode
}) {
  const { isFromUrl } = useDetailView()
  return (
    <div className={styles['details']}>
      <Disclosure summary={summary} open={isFromUrl}>
        <div className="stack">
          <div className="row">
            <StatusOnlyChip record={record} always />
          </div>
          {below}
          <DetailViewChoice />
          <RecordDetail type={type} resource={record} isBelowStory />
        </div>
      </Disclosure>
    </div>
  )
}

/** The explanation of the plain name, and the record's own name where it says more. */
export function BelowStoryTitle({ naming, record, recordName }: NamedRecord & { record: Resource }) {
  const name = naming?.name ?? ''
  const explained = isOfType(record, 'Condition') ? undefined : explanationInName(name, withoutExplanation(name))
  return (
    <>
      {explained === undefined ? null : <p className={styles['explained']}>{explained}</p>}
      {naming?.saysLess === true ? (
        <p className="muted">
          <RecordText text={recordName} language={recordLanguage(record)} isCoded />
        </p>
      ) : null}
    </>
  )
}
