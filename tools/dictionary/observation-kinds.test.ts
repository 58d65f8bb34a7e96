import { expect, it } from 'vitest'
import { observationKind } from '../../src/resources/observation-kind'
import type { DictionaryFile } from '../../src/dictionary/entry'

const files = import.meta.glob<DictionaryFile>('../../src/dictionary/data/tests/*.ts', {
  eager: true,
  import: 'default',
})

/** The LOINC codes of the tests in the dictionary, each once, with the file of its entry. */
const codes = Object.entries(files).flatMap(([path, { entries }]) =>
  entries.flatMap((entry) =>
    (entry.codes ?? []).flatMap(({ system, code, name }) =>
      system === 'LOINC' ? [{ file: path.replace(/^.*\/|\.ts$/g, ''), code, name }] : [],
    ),
  ),
)

const kindOf = (code: string, display?: string) =>
  observationKind({
    resourceType: 'Observation',
    code: { coding: [{ system: 'http://loinc.org', code, ...(display === undefined ? {} : { display }) }] },
  })

/** Entries beside questionnaires that are answers: settings of a ventilator, and what is asked about a pregnancy. */
const answersElsewhere = ['20077-4', '20112-9', '20124-4', '82810-3', '86645-9']
/** Entries among questionnaires that are findings of an examination or a test. */
const findings = ['55277-8', '88020-3', '88021-1', '89247-1']

it.each(codes)('$code $name is an answer only if it is asked, not tested', ({ file, code, name }) => {
  const isAnswer = (file === 'questionnaires' && !findings.includes(code)) || answersElsewhere.includes(code)
  expect([kindOf(code) === 'answer', kindOf(code, name) === 'answer']).toEqual([isAnswer, isAnswer])
})
