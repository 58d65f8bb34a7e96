import { Disclosure } from '../../ui/disclosure'
import { useAudience, useWords } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import type { Plain } from '../../dictionary/look-up'

/** The sentences of the dictionary on request, with whose words they are. Nothing for a name that was only read by its parts. */
export function WhatIsThis({ plain, record, open, onToggle }: { plain: Plain; record: string; open?: boolean; onToggle?: (open: boolean) => void }) {
  const { dictionary } = usePageWords()
  if (plain.entries.length === 0) return null
  return (
    <Disclosure
      summary={
        <>
          {dictionary.what} <span className="visually-hidden">{plain.name}</span>
        </>
      }
      open={open ?? false}
      onToggle={onToggle}
    >
      <Sentences plain={plain} record={record} />
    </Disclosure>
  )
}

/** The sentences themselves, each under its name where the title is another. */
function Sentences({ plain, record }: { plain: Plain; record: string }) {
  const { dictionary } = usePageWords()
  const { audience } = useAudience()
  const { language } = useWords()
  const isNamed = audience !== 'provider' && plain.leads && plain.entries.length === 1 && plain.entries[0]?.name === plain.name
  return (
    <div className="stack" lang={language.code}>
      {plain.entries.map(({ name, about }) => (
        <p key={name}>
          {isNamed ? null : <strong>{name}: </strong>}
          {about}
        </p>
      ))}
      {audience === 'provider' ? null : <p>{dictionary.ask}</p>}
      <p className="muted small">
        {dictionary.mark(record)} {plain.entries.every(({ reviewed }) => reviewed) ? null : dictionary.unreviewed}
      </p>
    </div>
  )
}
