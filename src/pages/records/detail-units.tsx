import { useState } from 'react'
import { targetUnitsOf } from '../../dictionary/unit-conversion'
import { objectsOf, isObject } from '../../lib/json'
import { unitText } from '../../fhir/quantity'
import { useSessionState } from '../../data/use-session-state'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { ConvertedValue, UCUM, ucumUnitOf } from '../../components/plain-language/converted-value'
import { ReservedSpace } from '../../components/plain-language/reserved-space'
import { useUnitEntry } from '../../components/plain-language/use-dictionary-entry'
import { Disclosure } from '../../ui/disclosure'
import { useDetailLevel } from '../../ui/detail-level'
import { useFormat, useMessages } from '../../language/language-context'
import { usePageMessages } from '../../ui/use-page-messages'
import type { Measure, ObservationReading } from '../../clinical/observations/result-reading'

/** The meaning of the units of a value, and on request the value in other units. */
export function UnitExplanations({ reading }: { reading: ObservationReading }) {
  const { observation, measure } = reading
  const detail = useDetailLevel()
  const mainUnit = ucumUnitOf(observation.valueQuantity)
  const units = new Set(
    [mainUnit, ...objectsOf(observation.component).map((part) => ucumUnitOf(part['valueQuantity']))].filter(
      (unit) => unit !== undefined,
    ),
  )
  return (
    <>
      {detail === 'clinical'
        ? null
        : [...units].map((unit) => (
            <div key={unit} data-row>
              <UnitMeaning unit={unit} />
            </div>
          ))}
      {mainUnit !== undefined && measure ? (
        <div data-row>
          <UnitConversions reading={reading} unit={mainUnit} measure={measure} />
        </div>
      ) : null}
    </>
  )
}

/** A meaning that loads late is collapsed, so that it does not shift the layout. */
function UnitMeaning({ unit }: { unit: string }) {
  const format = useFormat()
  const { plain, loading } = useUnitEntry(unit)
  const { dictionary } = usePageMessages()
  const { language } = useMessages()
  const [isLate] = useState(loading)
  const [entry] = plain?.entries ?? []
  const meaning = entry ? (
    <p className="muted small" lang={language.code}>
      {entry.name}: {entry.about}
    </p>
  ) : null
  if (!isLate) return meaning
  const named = unitText({ kind: 'quantity', system: UCUM, code: unit }, format) ?? unit
  return (
    <ReservedSpace loading={loading}>
      {meaning ? <Disclosure summary={dictionary.whatIs(named)}>{meaning}</Disclosure> : null}
    </ReservedSpace>
  )
}

/** Checkboxes for other units; the choice holds for the test during the session. */
function UnitConversions({
  reading: { observation, name, codeKey },
  unit,
  measure,
}: {
  reading: ObservationReading
  unit: string
  measure: Measure
}) {
  const format = useFormat()
  const { dictionary } = usePageMessages()
  const [chosen, choose] = useSessionState<readonly string[]>(`units ${codeKey}`, [])
  const named = usePlainNames()(observation, name)
  const entries = named?.plain?.entries ?? []
  const conversions =
    entries.length === 1 && isObject(observation.valueQuantity)
      ? targetUnitsOf(entries[0]?.conversions ?? [], unit)
      : []
  const choices = conversions.map((conversion) => (
    <div key={conversion.unit}>
      <label className="row no-print">
        <input
          type="checkbox"
          checked={chosen.includes(conversion.unit)}
          onChange={({ target }) =>
            choose(target.checked ? [...chosen, conversion.unit] : chosen.filter((each) => each !== conversion.unit))
          }
        />
        <span>
          {dictionary.alsoShowIn(
            unitText({ kind: 'quantity', system: UCUM, code: conversion.unit }, format) ?? conversion.unit,
          )}
        </span>
      </label>
      {chosen.includes(conversion.unit) ? <ConvertedValue unit={conversion} measure={measure} /> : null}
    </div>
  ))
  return <ReservedSpace loading={named?.loading ?? false}>{choices.length > 0 ? choices : null}</ReservedSpace>
}
