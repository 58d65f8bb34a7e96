import { useMemo } from 'react'
import { usePatient } from '../../data/queries/use-patient'
import { Banner } from '../../ui/banner'
import { DateText } from '../../ui/date-text'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { bytesOfBase64 } from '../../components/files/file-bytes'
import { parseCcda } from './ccda'
import { NarrativeText } from './narrative'
import { samePerson } from './same-person'
import { TextFile } from './text-file'
import styles from './documents.module.css'
import type { ReactNode } from 'react'
import type { Ccda, CcdaSection } from './ccda'

interface CcdaFileProps {
  readonly text: string
  /** Draws a file of another kind that the document holds. */
  readonly inside: (bytes: Uint8Array<ArrayBuffer>, contentType: string | undefined) => ReactNode
}

/** A C-CDA document as its sections; nothing of it when it names another person than the open record. */
export default function CcdaFile({ text, inside }: CcdaFileProps) {
  const { documents } = usePageWords()
  const reader = useAudience()
  const ccda = useMemo(() => parseCcda(text), [text])
  const { resource: patient, state } = usePatient()
  if (ccda === undefined) return <TextFile text={text} />
  if (patient === undefined) return state === 'loading' ? null : <TextFile text={text} />
  if (ccda.patients.some((each) => !samePerson(each, patient)))
    return <Banner tone="error" title={documents.ccda.otherPatient(reader)} />
  return (
    <div className="stack">
      <Head ccda={ccda} />
      {ccda.inside ? <Inside data={ccda.inside.data} contentType={ccda.inside.contentType} draw={inside} /> : null}
      {ccda.sections.map((section, index) => (
        <Section key={index} section={section} level={3} />
      ))}
      {ccda.sections.length === 0 && !ccda.inside ? (
        <>
          <p>{documents.ccda.noSections}</p>
          <TextFile text={text} />
        </>
      ) : null}
    </div>
  )
}

function Head({ ccda: { title, date, authors, custodian, patients } }: { ccda: Ccda }) {
  const { documents } = usePageWords()
  const rows: readonly (readonly [label: string, value: ReactNode])[] = [
    [documents.ccda.date, date === undefined ? undefined : <DateText raw={date} />],
    [documents.ccda.author, authors.length > 0 ? <bdi>{authors.join(', ')}</bdi> : undefined],
    [documents.ccda.from, custodian && <bdi>{custodian}</bdi>],
    [
      documents.ccda.patient,
      patients.length > 0 ? <bdi>{patients.flatMap(({ name }) => name ?? []).join(', ')}</bdi> : undefined,
    ],
  ]
  return (
    <div>
      {title ? <p className={styles['name']}>{title}</p> : null}
      <dl className={styles['head']}>
        {rows
          .filter(([, value]) => value !== undefined)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}

function Inside({
  data,
  contentType,
  draw,
}: {
  data: string
  contentType: string | undefined
  draw: CcdaFileProps['inside']
}) {
  const { documents } = usePageWords()
  const bytes = useMemo(() => bytesOfBase64(data), [data])
  return (
    <>
      <p>{documents.ccda.inside}</p>
      {bytes === undefined ? <p>{documents.unreadable}</p> : draw(bytes, contentType)}
    </>
  )
}

const headings = ['h3', 'h4', 'h5', 'h6'] as const

function Section({ section, level }: { section: CcdaSection; level: number }) {
  const { documents } = usePageWords()
  const Heading = headings[Math.min(level, 6) - 3] ?? 'h6'
  return (
    <section>
      <Heading>{section.title ?? documents.ccda.noTitle}</Heading>
      {section.text.length > 0 ? (
        <NarrativeText parts={section.text} />
      ) : section.sections.length === 0 ? (
        <p className="muted">{documents.ccda.noText}</p>
      ) : null}
      {section.sections.map((each, index) => (
        <Section key={index} section={each} level={level + 1} />
      ))}
    </section>
  )
}
