import { useMemo } from 'react'
import { ipsCounts } from '../../resources/export/ips'
import { Disclosure } from '../../ui/disclosure'
import { usePageWords } from '../../ui/page-words'
import type { ExportSource } from '../../resources/export/source'

/** What the summary holds and what it does not, before it is saved. */
export function Ips({ source, onSave }: { source: ExportSource; onSave: () => void }) {
  const { download } = usePageWords()
  const { ips, ways } = download
  const counts = useMemo(() => ipsCounts(source), [source])
  if (!source.patient) return <p>{ways.ipsNone}</p>
  return (
    <>
      <p>
        <button type="button" onClick={onSave}>
          {ways.ipsSave}
        </button>
      </p>
      <Disclosure summary={ways.ipsHolds}>
        <dl>
          {counts.map(({ id, taken, left }) => (
            <div key={id}>
              <dt>{ips.sections[id]}</dt>
              <dd>{ways.ipsCount(taken, left)}</dd>
            </div>
          ))}
        </dl>
        <p>{ips.otherKinds}</p>
      </Disclosure>
    </>
  )
}
