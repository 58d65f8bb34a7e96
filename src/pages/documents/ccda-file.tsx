import { useMemo } from 'react'
import { usePatient } from '../../data/queries/use-patient'
import { Banner } from '../../ui/banner'
import { DateText } from '../../ui/date-text'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { decodeBase64 } from '../../components/files/base64'
import { TextWithTerms, type TextPiece } from '../../components/note-terms/text-with-terms'
import { parseCcda } from '../../lib/ccda'
import { piecesOf, placeNarrative, type PlacedNode, type PlacedSection } from './ccda-text'
import { isSamePerson } from '../../fhir/is-same-person'
import { TextFile } from './text-file'
import styles from './documents.module.css'
import type { ReactNode } from 'react'
import type { CcdaDocument, CcdaSection } from '../../lib/ccda'

interface CcdaFileProps {
  readonly text: string
  /** Renders a file that is embedded in the document. */
  readonly renderEmbedded: (bytes: Uint8Array<ArrayBuffer>, contentType: string | undefined) => ReactNode
}

/** The sections of a C-CDA document; nothing when it names another person than the open patient. */
export default function CcdaFile({ text, renderEmbedded }: CcdaFileProps) {
  const { documents } = usePageMessages()
  const reader = useAudience()
  const ccda = useMemo(() => parseCcda(text), [text])
  const { resource: patient, state } = usePatient()
  if (ccda === undefined) return <TextFile text={text} />
  if (patient === undefined) return state === 'loading' ? null : <TextFile text={text} />
  if (ccda.patients.some((each) => !isSamePerson(each, patient)))
    return <Banner tone="error" title={documents.ccda.otherPatient(reader)} />
  return (
    <div className="stack">
      <CcdaHeader ccda={ccda} />
      {ccda.embedded ? (
        <EmbeddedFile data={ccda.embedded.data} contentType={ccda.embedded.contentType} render={renderEmbedded} />
      ) : null}
      <CcdaSections sections={ccda.sections} />
      {ccda.sections.length === 0 && !ccda.embedded ? (
        <>
          <p>{documents.ccda.noSections}</p>
          <TextFile text={text} />
        </>
      ) : null}
    </div>
  )
}

function CcdaHeader({ ccda: { title, date, authors, custodian, patients } }: { ccda: CcdaDocument }) {
  const { documents } = usePageMessages()
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

function EmbeddedFile({
  data,
  contentType,
  render,
}: {
  data: string
  contentType: string | undefined
  render: CcdaFileProps['renderEmbedded']
}) {
  const { documents } = usePageMessages()
  const bytes = useMemo(() => decodeBase64(data), [data])
  return (
    <>
      <p>{documents.ccda.inside}</p>
      {bytes === undefined ? <p>{documents.unreadable}</p> : render(bytes, contentType)}
    </>
  )
}

const SECTION_HEADINGS = ['h3', 'h4', 'h5', 'h6'] as const

type DrawPiece = (piece: TextPiece) => ReactNode

/** The sections with their terms explained. */
function CcdaSections({ sections }: { sections: readonly CcdaSection[] }) {
  const { placed, pieces } = useMemo(() => {
    const placed = placeNarrative(sections)
    return { placed, pieces: piecesOf(placed.sections) }
  }, [sections])
  return (
    <TextWithTerms text={placed.text} pieces={pieces}>
      {(_, draw) => (
        <div className="stack">
          {placed.sections.map((section, index) => (
            <CcdaSectionView key={index} section={section} level={3} draw={draw} />
          ))}
        </div>
      )}
    </TextWithTerms>
  )
}

function CcdaSectionView({ section, level, draw }: { section: PlacedSection; level: number; draw: DrawPiece }) {
  const { documents } = usePageMessages()
  const Heading = SECTION_HEADINGS[Math.min(level, 6) - 3] ?? 'h6'
  return (
    <section>
      <Heading>{section.title ?? documents.ccda.noTitle}</Heading>
      {section.text.length > 0 ? <NarrativeText parts={section.text} draw={draw} /> : null}
      {section.text.length + section.sections.length === 0 ? <p className="muted">{documents.ccda.noText}</p> : null}
      {section.sections.map((each, index) => (
        <CcdaSectionView key={index} section={each} level={level + 1} draw={draw} />
      ))}
    </section>
  )
}

/** The narrative of a C-CDA section as React elements. */
function NarrativeText({ parts, draw }: { parts: readonly PlacedNode[]; draw: DrawPiece }) {
  return (
    <div className={styles['narrative']} dir="auto">
      {parts.map((part, index) => (
        <NarrativePart key={index} part={part} draw={draw} />
      ))}
    </div>
  )
}

function NarrativePart({ part, draw }: { part: PlacedNode; draw: DrawPiece }) {
  const { documents } = usePageMessages()
  if ('text' in part)
    return <>{part.start < 0 ? part.text : draw({ start: part.start, end: part.start + part.text.length })}</>
  const { tag: Tag, children, colSpan, rowSpan } = part
  if (Tag === 'br') return <br />
  if (Tag === 'picture') return <span className="muted">[{documents.ccda.picture}]</span>
  const inside = children.map((child, index) => <NarrativePart key={index} part={child} draw={draw} />)
  if (Tag === 'th' || Tag === 'td') {
    return (
      <Tag colSpan={colSpan} rowSpan={rowSpan}>
        {inside}
      </Tag>
    )
  }
  if (Tag === 'table') {
    return (
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs keyboard focus (WCAG 2.1.1)
      <div className={styles['wide']} tabIndex={0} role="region" aria-label={documents.ccda.table}>
        <table>{inside}</table>
      </div>
    )
  }
  if (Tag === 'del') {
    return (
      <>
        <del>{inside}</del> <span className="muted">({documents.ccda.removed})</span>
      </>
    )
  }
  return <Tag>{inside}</Tag>
}
