import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { onlyChosen, yearsIn, type Choice } from '../../resources/export/choice'
import { pagesOf } from '../../resources/export/pages'
import { recordText } from '../../resources/export/record-text'
import { withoutMistakes, type ExportSource } from '../../resources/export/source'
import { Banner } from '../../ui/banner'
import { usePageWords } from '../../ui/page-words'
import { kinds } from '../../dictionary/kinds'
import { useNamesOf } from '../../components/plain-language/names-context'
import { PlainNames } from '../../components/plain-language/plain-names'
import { Choices } from './choices'
import { Folder } from './folder'
import { PrintedRecord } from './printed-record'
import { Saving } from './saving'
import type { Speech } from '../../resources/export/speech'

/** More pages than these are not printed without asking. */
const ASK_FROM = 20

type PaperState = 'none' | 'asking' | 'printing' | 'shown'

interface Props {
  readonly source: ExportSource
  readonly speech: Speech
  readonly waiting: boolean
}

/** The record in words: its kinds and years to choose, and how much that is before anything is made. */
export function ForMe(props: Props) {
  return (
    <PlainNames kinds={kinds} brief>
      <Paper {...props} />
    </PlainNames>
  )
}

function Paper({ source: whole, speech, waiting }: Props) {
  const { taking, download } = usePageWords()
  const [choice, setChoice] = useState<Choice>({ without: new Set(), from: undefined, to: undefined })
  const [paper, setPaper] = useState<PaperState>('none')
  const words = taking.me
  const all = useMemo(() => withoutMistakes(whole), [whole])
  const wanted = useDeferredValue(choice)
  const source = useMemo(() => onlyChosen(all, wanted), [all, wanted])
  const count = source.parts.reduce((sum, { records }) => sum + records.length, 0)
  const namesOf = useNamesOf()
  const pages = useMemo(
    () => pagesOf(source, speech, (record, name) => namesOf(record, name)?.plain?.name),
    [source, speech, namesOf],
  )
  useEffect(() => {
    if (paper !== 'printing') return
    window.print()
    setPaper('shown')
  }, [paper])
  const choose = (next: Choice) => {
    setChoice(next)
    setPaper('none')
  }
  return (
    <>
      <div className="stack no-print">
        {all.parts.every(({ records }) => records.length === 0) ? null : (
          <Choices all={all} speech={speech} years={yearsIn(all)} choice={choice} onChoose={choose} />
        )}
        <p role="status">
          <strong>
            {count > 0
              ? words.holds(count, pages)
              : all.parts.every(({ records }) => records.length === 0)
                ? download.nothing
                : words.empty}
          </strong>
        </p>
        {count === 0 ? null : (
          <>
            <OnPaper paper={paper} pages={pages} waiting={waiting} onPaper={setPaper} />
            <Saving>
              {(save) => (
                <section className="stack">
                  <h2>{download.ways.text}</h2>
                  <p>{download.ways.textHelp}</p>
                  <p>
                    <button
                      type="button"
                      onClick={() =>
                        save('health-record', 'txt', 'text/plain;charset=utf-8', (madeAt) =>
                          recordText({ ...source, madeAt }, speech),
                        )
                      }
                    >
                      {download.ways.textSave}
                    </button>
                  </p>
                </section>
              )}
            </Saving>
            <Folder source={source} speech={speech} waiting={waiting} />
          </>
        )}
      </div>
      {paper === 'printing' || paper === 'shown' ? <PrintedRecord source={source} speech={speech} /> : null}
    </>
  )
}

/** Asks before many pages are printed. */
function OnPaper({
  paper,
  pages,
  waiting,
  onPaper,
}: {
  paper: PaperState
  pages: number
  waiting: boolean
  onPaper: (next: PaperState) => void
}) {
  const { taking, download } = usePageWords()
  const words = taking.me
  if (paper === 'asking')
    return (
      <Banner tone="warn" alert title={words.ask(pages)}>
        <p>{words.askText}</p>
        <div className="row">
          <button type="button" onClick={() => onPaper('printing')}>
            {words.yes(pages)}
          </button>
          <button type="button" onClick={() => onPaper('none')}>
            {words.no}
          </button>
        </div>
      </Banner>
    )
  return (
    <section className="stack">
      <h2>{download.ways.print}</h2>
      <div className="row">
        <button
          type="button"
          className="primary"
          disabled={waiting}
          onClick={() => onPaper(pages > ASK_FROM && paper !== 'shown' ? 'asking' : 'printing')}
        >
          {download.ways.print2}
        </button>
        {paper === 'shown' ? (
          <button type="button" onClick={() => onPaper('none')}>
            {words.hide}
          </button>
        ) : null}
      </div>
    </section>
  )
}
