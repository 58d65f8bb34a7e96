import { useMemo, useState } from 'react'
import { kinds } from '../../dictionary/kinds'
import { newsOf, type News } from '../../clinical/overview/known-since'
import { dayInZone } from '../../fhir/zone-day'
import { LoadNotes } from '../../components/loading/load-notes'
import { PlainNames } from '../../components/plain-language/plain-names'
import { WholeRecord, type Whole } from '../../components/loading/whole-record'
import { useHasDied } from '../../components/patient/use-has-died'
import { useSession } from '../../auth/session/session-provider'
import { Disclosure } from '../../ui/disclosure'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { usePageWords } from '../../ui/page-words'
import { NewsGroup } from './news-group'
import { SinceChoice, useSince } from './since'
import { Undated } from './undated'
import type { RecordType } from '../../contract'
import type { Since } from '../../clinical/overview/known-since'

/** What came since a visit or a day, by the dates that the records themselves hold. Nothing of it is stored. */
export default function NewsPage() {
  const { news } = usePageWords()
  const reader = useAudience()
  return (
    <>
      <PageHeading title={news.title} intro={news.intro(reader)} />
      <WholeRecord>
        {(whole) => (
          <PlainNames kinds={kinds}>
            <Choose whole={whole} />
          </PlainNames>
        )}
      </WholeRecord>
    </>
  )
}

export type NewsOfType = News & { readonly type: RecordType }

function Choose({ whole }: { whole: Whole }) {
  const { news } = usePageWords()
  const [now] = useState(() => Date.now())
  const choice = useSince(whole, now)
  return (
    <div className="stack">
      <LoadNotes all={whole.all} />
      <SinceChoice choice={choice} />
      {choice.since ? (
        <NewsSince whole={whole} since={choice.since} today={dayInZone(now, undefined)} />
      ) : choice.by === 'date' ? (
        <p role="status">{news.chooseDate}</p>
      ) : null}
    </div>
  )
}

function NewsSince({ whole, since, today }: { whole: Whole; since: Since; today: string }) {
  const { news } = usePageWords()
  const reader = useAudience()
  const { ehr } = useSession()
  const hasDied = useHasDied()
  const { at, day } = since
  const found = useMemo(
    () =>
      whole.source.parts.map(({ type, records }): NewsOfType => ({
        type,
        ...newsOf(type, records, { at, day }, today),
      })),
    [whole.source.parts, at, day, today],
  )
  const count = found.reduce((sum, { items }) => sum + items.length, 0)
  const isWhole = whole.source.parts.every(({ gap, refused }) => gap === undefined && refused === 0)
  const none = whole.waiting ? news.nothingSoFar : isWhole ? news.nothing(ehr.name) : news.nothingInPart
  const some = whole.waiting ? news.soFar(count) : news.found(count)
  return (
    <>
      <p role="status">{count === 0 ? none : some}</p>
      {found.map((group) => (group.items.length > 0 ? <NewsGroup key={group.type} group={group} /> : null))}
      {hasDied || reader.audience === 'provider' ? null : <p>{news.noMessage(reader)}</p>}
      <Undated found={found} />
      <Disclosure summary={news.howWeKnow}>
        <p>{news.how}</p>
        <p>{news.howMarks}</p>
        <p>{news.late(ehr.name)}</p>
      </Disclosure>
    </>
  )
}
