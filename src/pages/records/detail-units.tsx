import { useState } from 'react'
import { waysFrom } from '../../dictionary/convert'
import { objectsOf, isObject } from '../../lib/json'
import { unitText } from '../../fhir/quantity'
import { useKept } from '../../data/use-session-state'
import { useNamesOf } from '../../components/plain-language/names-context'
import { InOtherUnit, UCUM, unitOf } from '../../components/plain-language/in-other-unit'
import { KeptRoom } from '../../components/plain-language/reserved-space'
import { useUnit } from '../../components/plain-language/use-plain'
import { Disclosure } from '../../ui/disclosure'
import { useAudience, useWords } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import type { Measure, ObservationReading } from '../../clinical/observations/result-reading'

/** Below a value: what its units mean, and on request the value in another unit. */
export function Units({ reading }: { reading: ObservationReading }) {
  const { observation, measure } = reading
  const { audience } = useAudience()
  const own = unitOf(observation['valueQuantity'])
  const units = new Set(
    [own, ...objectsOf(observation['component']).map((part) => unitOf(part['valueQuantity']))].filter(
      (unit) => unit !== undefined,
    ),
  )
  return (
    <>
      {audience === 'provider'
        ? null
        : [...units].map((unit) => (
            <div key={unit} data-row>
              <UnitMeaning unit={unit} />
            </div>
          ))}
      {own !== undefined && measure ? (
        <div data-row>
          <OtherUnits reading={reading} unit={own} measure={measure} />
        </div>
      ) : null}
    </>
  )
}

/** A meaning that comes late stands in a fold: as a text of its own it would push the record down below the reader's eyes. */
function UnitMeaning({ unit }: { unit: string }) {
  const { plain, coming } = useUnit(unit)
  const { dictionary } = usePageWords()
  const { language } = useWords()
  const [isLate] = useState(coming)
  const [entry] = plain?.entries ?? []
  const meaning = entry ? (
    <p className="muted small" lang={language.code}>
      {entry.name}: {entry.about}
    </p>
  ) : null
  if (!isLate) return meaning
  const named = unitText({ kind: 'quantity', system: UCUM, code: unit }) ?? unit
  return (
    <KeptRoom coming={coming}>
      {meaning ? <Disclosure summary={dictionary.whatIs(named)}>{meaning}</Disclosure> : null}
    </KeptRoom>
  )
}

/** Off until the reader picks a unit; the choice holds for the test while the record is open. */
function OtherUnits({
  reading: { observation, name, codeKey },
  unit,
  measure,
}: {
  reading: ObservationReading
  unit: string
  measure: Measure
}) {
  const { dictionary } = usePageWords()
  const [chosen, choose] = useKept<readonly string[]>(`units ${codeKey}`, [])
  const named = useNamesOf()(observation, name)
  const entries = named?.plain?.entries ?? []
  const ways =
    entries.length === 1 && isObject(observation['valueQuantity']) ? waysFrom(entries[0]?.conversions ?? [], unit) : []
  const choices = ways.map((way) => (
    <div key={way.to}>
      <label className="row no-print">
        <input
          type="checkbox"
          checked={chosen.includes(way.to)}
          onChange={({ target }) =>
            choose(target.checked ? [...chosen, way.to] : chosen.filter((each) => each !== way.to))
          }
        />
        <span>{dictionary.alsoShowIn(unitText({ kind: 'quantity', system: UCUM, code: way.to }) ?? way.to)}</span>
      </label>
      {chosen.includes(way.to) ? <InOtherUnit way={way} measure={measure} /> : null}
    </div>
  ))
  return <KeptRoom coming={named?.coming ?? false}>{choices.length > 0 ? choices : null}</KeptRoom>
}
