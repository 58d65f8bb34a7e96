import { RuleSentences } from '../../components/story/opening-sentences'
import { useAudience } from '../../ui/audience'
import { Card } from '../../ui/card'
import { usePageMessages } from '../../ui/use-page-messages'
import { Link } from '../../ui/link'
import { RowList } from './row-list'
import type { RecordType } from '../../contract'
import type { Answer } from '../../clinical/questions/answer'
import type { Resource } from '../../fhir/resource'
import type { Glance } from '../../glance/glance'

/** Rows of records that prove an answer, before the others fold. */
const FIRST_ROWS = 5
/** Rows that are near to a question without an answer. */
const FIRST_NEAREST = 3

/** Lists that have a page of their own. */
const listPages: Partial<Readonly<Record<RecordType, string>>> = {
  Observation: '/results',
  MedicationRequest: '/medicines',
  Condition: '/conditions',
  DocumentReference: '/documents',
}
const pathOfList = (type: RecordType): string => listPages[type] ?? `/records/${type}`

interface AnswerCardProps {
  readonly answer: Answer
  /** As typed, without spaces around it. */
  readonly text: string
  /** Private records that are covered were not used. */
  readonly hasCovered: boolean
  toGlance(record: Resource): Glance
}

/** The answer to a question with the records that prove it; or that there is none, why, and what is nearest to it. */
export function AnswerCard({ answer, text, hasCovered, toGlance }: AnswerCardProps) {
  const { find, typeNames } = usePageMessages()
  const reader = useAudience()
  const isProvider = reader.audience === 'provider'
  const { records, missing } = answer
  const missingNames = missing.map((type) => typeNames[type][isProvider ? 'provider' : 'patient'].many.toLowerCase())
  const notes = (
    <>
      {missing.length === 0 ? null : <p>{find.missing(missingNames.join(', '))}</p>}
      {hasCovered ? <p className="muted small">{find.withoutPrivate}</p> : null}
    </>
  )
  if (answer.kind === 'none')
    return (
      <Card title={find.noAnswer}>
        <p>{answer.times ? find.nothingIn(answer.times) : find.reasons[answer.reason](reader)}</p>
        {notes}
        {records.length === 0 ? null : (
          <>
            <h3>{find.nearest}</h3>
            <RowList records={records} first={FIRST_NEAREST} toGlance={toGlance} />
          </>
        )}
        {answer.lists.map((type) => (
          <p key={type}>
            <Link to={pathOfList(type)}>
              {find.fullList(typeNames[type][isProvider ? 'provider' : 'patient'].many.toLowerCase())}
            </Link>
          </p>
        ))}
      </Card>
    )
  // Care staff read rows: only what no row says is a sentence for them.
  const sentences =
    answer.kind === 'which' ? [] : answer.sentences.filter(({ rule }) => !isProvider || rule === 'answer')
  return (
    <Card title={answer.kind === 'which' ? find.which(text) : find.answer}>
      <RuleSentences sentences={sentences} wide />
      <RowList records={records} first={FIRST_ROWS} toGlance={toGlance} />
      {notes}
    </Card>
  )
}
