import { use, useMemo } from 'react'
import { formOutline, type FormPart } from '../../../clinical/questionnaires/form-outline'
import { Card } from '../../../ui/card'
import { useWords } from '../../../ui/language'
import { Value } from '../../../ui/value'
import { loadFormWords, type FormWords } from '../../../i18n/load-forms'
import { Conditions } from './conditions'
import styles from './form.module.css'
import type { Resource } from '../../../fhir/resource'
import type { Shown } from '../../../fhir/shown'

/** A form as an outline of its questions: how each is answered, from what, and when it is asked. It cannot be filled in here. */
export default function FormOutline({ form }: { form: Resource }) {
  const words = use(loadFormWords(useWords().language.code))
  const parts = useMemo(() => formOutline(form), [form])
  return (
    <Card title={words.questions}>
      <p className="muted">{parts.length === 0 ? words.none : words.same}</p>
      <Parts parts={parts} words={words} level={3} />
    </Card>
  )
}

interface PartsProps {
  readonly parts: readonly FormPart[]
  readonly words: FormWords
  /** Of the headings of groups. */
  readonly level: number
}

function Parts({ parts, words, level }: PartsProps) {
  if (parts.length === 0) return null
  return (
    <ol className={styles['parts']}>
      {parts.map((part, index) => (
        <li key={index}>
          <Part part={part} words={words} level={level} />
        </li>
      ))}
    </ol>
  )
}

/** Headings go no deeper than the sixth. */
const headings = ['h3', 'h4', 'h5', 'h6'] as const

function Part({ part, words, level }: { part: FormPart; words: FormWords; level: number }) {
  const { prefix, text, kind, choices, choicesAt, filledIn, parts } = part
  const Name = kind === 'group' ? (headings[Math.min(level, 6) - 3] ?? 'h6') : 'p'
  return (
    <>
      <Name>
        {prefix === undefined ? null : <bdi>{prefix} </bdi>}
        {text === undefined ? (
          words.noWords
        ) : kind === 'display' || kind === 'group' ? (
          <bdi dir="auto">{text}</bdi>
        ) : (
          <strong dir="auto">{text}</strong>
        )}
      </Name>
      <About part={part} words={words} />
      <Conditions part={part} words={words} />
      <Listed title={words.choices} values={choices} />
      {choicesAt === undefined ? null : <p className="muted small">{words.choicesAt(choicesAt)}</p>}
      <Listed title={words.filledIn} values={filledIn} />
      <Parts parts={parts} words={words} level={level + 1} />
    </>
  )
}

/** How it is answered, in a line; a group and words that are only read have no answer. */
function About({
  part: { kind, kindSent, required, repeats, readOnly, longest },
  words,
}: {
  part: FormPart
  words: FormWords
}) {
  const how =
    kind === 'group' || kind === 'display'
      ? undefined
      : kind
        ? words.kinds[kind]
        : kindSent === undefined
          ? undefined
          : words.otherKind(kindSent)
  const facts = [
    how,
    required ? words.required : undefined,
    repeats ? words.repeats : undefined,
    readOnly ? words.readOnly : undefined,
    longest === undefined ? undefined : words.longest(longest),
  ].filter((fact) => fact !== undefined)
  return facts.length === 0 ? null : <p className="muted small">{facts.join(' · ')}</p>
}

function Listed({ title, values }: { title: string; values: readonly Shown[] }) {
  if (values.length === 0) return null
  return (
    <div>
      <p className="small">{title}</p>
      <ul>
        {values.map((value, index) => (
          <li key={index}>
            <Value shown={value} />
          </li>
        ))}
      </ul>
    </div>
  )
}
