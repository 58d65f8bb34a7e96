import { expect, it } from 'vitest'
import vitals from '../../dictionary/data/tests/vital-signs-and-growth'
import { vitalKindOf } from '../../clinical/observations/vital-kinds'
import { recordPages as english } from '../../i18n/locales/en/record-pages'
import { recordPages as spanish } from '../../i18n/locales/es/record-pages'

const named = vitals.entries.flatMap((entry) => {
  const kinds = new Set(entry.codes.flatMap(({ code }) => vitalKindOf(`http://loinc.org|${code}`) ?? []))
  return [...kinds].map((kind) => [kind, entry] as const)
})

it.each(named)('%s has the same name on the vital signs page and in the dictionary', (kind, { en, es }) => {
  expect([en.name.replace(/^Body (?=weight|height)/, ''), es.name].map((name) => name.toLowerCase())).toEqual(
    [english.views.vitals.kinds[kind], spanish.views.vitals.kinds[kind]].map((name) => name.toLowerCase()),
  )
})
