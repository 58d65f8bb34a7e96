import { useMemo } from 'react'
import { givenOn, givenVaccines, placeOfDose } from '../../clinical/immunizations/given-vaccines'
import { phraseOf } from '../../clinical/status/registry'
import { formatDay } from '../../fhir/format-date'
import { textOf } from '../../lib/json'
import { missingNotes } from '../../resources/export/notes'
import { withNames } from '../../resources/export/named'
import { withoutMistakes, type ExportSource } from '../../resources/export/source'
import { dosesOf } from '../../resources/doses'
import { nameless } from '../../resources/nameless'
import { describe } from '../../resources/registry'
import { useCircumstance } from '../../components/patient/status-context'
import { DataTable } from '../../ui/data-table'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { PrintButton } from './print-button'
import styles from './download.module.css'
import type { Resource } from '../../fhir/resource'
import type { Speech } from '../../resources/export/speech'

/** The vaccines that were given, with lot and place, for a school or a place of work: nothing else of the record. */
export function VaccineSheet({
  source: given,
  speech: plain,
  waiting,
}: {
  source: ExportSource
  speech: Speech
  waiting: boolean
}) {
  const { taking } = usePageWords()
  const reader = useAudience()
  const at = useCircumstance()
  const words = taking.work
  const source = useMemo(() => withoutMistakes(given), [given])
  const speech = useMemo(() => withNames(plain, source), [plain, source])
  const part = source.parts.find(({ type }) => type === 'Immunization')
  const { vaccines, others } = givenVaccines(part?.records ?? [], at)
  const count = vaccines.reduce((sum, { doses }) => sum + doses.length, 0)
  const missing = missingNotes(source, speech)
  return (
    <>
      <div className="stack no-print">
        {count > 0 ? <p>{words.holds(count)}</p> : null}
        <PrintButton waiting={waiting} />
      </div>
      <section className={styles['sheet']}>
        <h2>{words.paperTitle(reader)}</h2>
        {count > 0 ? (
          <GivenDoses vaccines={vaccines} speech={speech} />
        ) : (
          <p>
            {part?.gap === undefined
              ? words.none
              : part.gap === 'loading'
                ? taking.doctor.notYet
                : taking.doctor.notKnown}
          </p>
        )}
        <ul className={styles['notes']}>
          {[...(others > 0 ? [words.others(others)] : []), ...missing, words.about(source.ehrName)].map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
    </>
  )
}

function GivenDoses({ vaccines, speech }: { vaccines: ReturnType<typeof givenVaccines>['vaccines']; speech: Speech }) {
  const { taking, typed, views, language } = speech.words
  const at = useCircumstance()
  const { columns, notGiven } = taking.work
  const whenOf = (dose: Resource) => {
    const when = givenOn(dose)
    if (when === undefined) return views.frame.noDate
    if ('said' in when) return <bdi>{when.said}</bdi>
    return (
      <time dateTime={when.raw}>
        {formatDay(when.raw, {
          locale: language.locale,
          style: speech.audience === 'provider' ? 'provider' : 'patient',
        })}
      </time>
    )
  }
  /** What is to be known of the dose beside that it was given. */
  const noteOf = (dose: Resource): readonly string[] =>
    phraseOf(dose, at)?.key === 'Immunization.given' ? [] : [speech.phraseOf(dose) ?? '']
  const rows = vaccines.flatMap(({ key, family, name, doses }) => {
    const title = family ? typed.vaccineFamilies[family] : name
    return doses.map((dose, index) => {
      const product = describe('Immunization').title(dose)
      const parts = [...(product === undefined || product === title ? [] : [product]), ...noteOf(dose)]
      return {
        key: `${key} ${dose.id ?? index}`,
        cells: {
          vaccine: (
            <>
              <bdi>{title ?? nameless(dose, speech.words, speech.audience)}</bdi>
              {parts.map((part) => (
                <div key={part} className={styles['beside']}>
                  <bdi>{part}</bdi>
                </div>
              ))}
            </>
          ),
          when: whenOf(dose),
          dose:
            dosesOf(dose)
              .map(({ number, series, counted }) =>
                (counted ? views.frame.dose : views.frame.doseInWords)(number, series),
              )
              .join('; ') || notGiven,
          lot: <bdi className={styles['lot']}>{textOf(dose['lotNumber']) ?? notGiven}</bdi>,
          place: <bdi>{placeOfDose(dose, (reference) => speech.named?.(reference)) ?? notGiven}</bdi>,
        },
      }
    })
  })
  const order = ['vaccine', 'when', 'dose', 'lot', 'place'] as const
  return (
    <DataTable
      caption={taking.work.caption}
      rowHeader="vaccine"
      columns={order.map((key) => ({ key, label: columns[key] }))}
      rows={rows}
      titled
    />
  )
}
