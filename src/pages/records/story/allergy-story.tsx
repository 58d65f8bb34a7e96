import { useMemo } from 'react'
import { allergySentences } from '../../../clinical/conditions/allergy-sentences'
import { allergyReactions } from '../../../clinical/shared/row-facts'
import { recordGroups } from '../../../clinical/overview/record-groups'
import { newestFirst } from '../../../clinical/shared/newest-first'
import { useStatusContext } from '../../../components/patient/status-context'
import { useConceptNaming } from '../../../components/plain-language/use-concept-naming'
import { WhatItIs } from '../../../components/story/what-it-is'
import { useRecords } from '../../../data/queries/use-records'
import { withoutExplanation } from '../../../lib/without-explanation'
import { useMessages } from '../../../language/language-context'
import { isDenial } from '../../../resources/denial'
import { isMaskedRecord } from '../../../resources/masking'
import { isEnteredInError } from '../../../resources/entered-in-error'
import { useAudience } from '../../../ui/audience'
import { Card } from '../../../ui/card'
import { RecordText } from '../../../ui/record-text'
import { usePageMessages } from '../../../ui/use-page-messages'
import { FactCard } from './fact-card'
import { RelatedRows } from './related-rows'
import { StoryFrame, type StoryProps } from './story-frame'
import styles from './record-story.module.css'
import type { DisplayValue } from '../../../fhir/display-value'
import type { ResourceOf } from '../../../fhir/resource'

type Allergy = ResourceOf<'AllergyIntolerance'>

/** What stands in the card "In your record". */
const elements = [
  'type',
  'category',
  'verificationStatus',
  'onsetDateTime',
  'onsetAge',
  'onsetPeriod',
  'onsetRange',
  'onsetString',
  'lastOccurrence',
  'recordedDate',
  'recorder',
  'asserter',
  'note',
].map((element) => `AllergyIntolerance.${element}`)

/** The page of an allergy: its risk, what happened, what the record says, and the other allergies. */
export function AllergyStory({ record, naming, recordName }: StoryProps<Allergy>) {
  const messages = usePageMessages()
  const reader = useAudience()
  const status = useStatusContext()
  const nameOf = useConceptNaming('reactions')
  const words = messages.views.stories.allergy
  const { risk, sentences, isSevere } = useMemo(
    () => allergySentences(record, { messages, reader, status }, nameOf),
    [record, messages, reader, status, nameOf],
  )
  return (
    <StoryFrame
      type="AllergyIntolerance"
      record={record}
      naming={naming}
      recordName={recordName}
      sentences={sentences}
      risk={risk}
      isRed={isSevere}
      first={
        <>
          <Reactions allergy={record} />
          <FactCard title={words.inRecord(reader)} type="AllergyIntolerance" record={record} elements={elements} />
        </>
      }
      second={
        <>
          <WhatItIs naming={naming} record={record} recordName={recordName} title={messages.views.stories.whatItIs} />
          <OtherAllergies allergy={record} />
        </>
      }
      about={isEnteredInError(record) ? [] : [words.about(reader)]}
      details={words.details}
    />
  )
}

/** Each sign with what it is, and how severe the reaction was. */
function Reactions({ allergy }: { allergy: Allergy }) {
  const { views, format, codeText, label } = usePageMessages()
  const { audience } = useAudience()
  const words = views.stories.allergy
  const reactions = allergyReactions(allergy, format)
  if (reactions.length === 0) return null
  return (
    <Card title={words.whatHappened} icon="health">
      {reactions.map(({ signs, severity }, index) => (
        <dl key={index} className={styles['pairs']}>
          {signs.length === 0 ? (
            <div>
              <dt>{words.noSigns}</dt>
              <dd />
            </div>
          ) : null}
          {signs.map((sign, at) => (
            <Sign key={at} sign={sign} />
          ))}
          {severity === undefined || (severity === 'severe' && signs.length > 0) ? null : (
            <div>
              <dt>{label('AllergyIntolerance.reaction.severity', audience)}</dt>
              <dd>{codeText('AllergyIntolerance.reaction.severity', severity, audience)}</dd>
            </div>
          )}
        </dl>
      ))}
    </Card>
  )
}

function Sign({ sign }: { sign: DisplayValue }) {
  const nameOf = useConceptNaming('reactions')
  const { language } = useMessages()
  if (sign.kind !== 'concept' && sign.kind !== 'text') return null
  const named = sign.kind === 'concept' ? nameOf(sign) : undefined
  return (
    <div>
      <dt>{named?.isWhole === true ? withoutExplanation(named.name) : <RecordText text={sign.text} warns />}</dt>
      <dd lang={language.code}>{named?.entries.map(({ about }) => firstSentence(about)).join(' ')}</dd>
    </div>
  )
}

/** More of it is below “All details”. */
const firstSentence = (text: string): string => /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text

const currentGroups: readonly string[] = ['main', 'unconfirmed', 'unclear']

/** The other allergies that are current, not confirmed or unclear. */
function OtherAllergies({ allergy }: { allergy: Allergy }) {
  const { views, format } = usePageMessages()
  const reader = useAudience()
  const status = useStatusContext()
  const loaded = useRecords('AllergyIntolerance')
  const all = useMemo(() => [{ type: 'AllergyIntolerance' as const, loaded }], [loaded])
  const { others, masked } = useMemo(() => {
    const found = (loaded.set?.matches ?? []).filter(({ id }) => id !== allergy.id)
    const visible = found.filter((each) => !isMaskedRecord(each) && !isDenial(each))
    return {
      masked: found.filter(isMaskedRecord).length,
      others: recordGroups('AllergyIntolerance', newestFirst('AllergyIntolerance', visible), status, format)
        .filter(({ key }) => currentGroups.includes(key))
        .flatMap(({ records }) => records),
    }
  }, [loaded.set, allergy.id, status, format])
  return (
    <RelatedRows
      title={views.stories.allergy.others(reader)}
      records={others}
      all={all}
      masked={{ count: masked, href: '/records/AllergyIntolerance' }}
      kinds={['allergens']}
    />
  )
}
