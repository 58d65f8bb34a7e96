import { useCallback, useMemo, type ReactNode } from 'react'
import { isSameName } from '../../dictionary/name-words'
import { parseReference } from '../../fhir/reference'
import { descriptorOf } from '../../resources/descriptors'
import { useLoadedRecords } from '../../data/completeness/use-loaded-records'
import { useFormat, useMessages } from '../../language/language-context'
import { ConceptNamesContext, useConceptNames, type ReaderNames } from '../../ui/concept-names'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { isOfType, type Resource } from '../../fhir/resource'
import { keyInSource, recordKey, sourceOf } from '../../fhir/source'
import type { ResolvedReference } from '../../ui/reference-context'

/** Gives coded reasons on the page of a record the name of the page of conditions, before the words of the record. */
export function ReasonNames({ children }: { children: ReactNode }) {
  const inOtherLanguage = useConceptNames()
  const namesOf = usePlainNames()
  const { code } = useMessages().language
  const names = useMemo(
    (): ReaderNames =>
      code === 'en'
        ? {
            ...inOtherLanguage,
            ofConcept: ({ text, codings }) => {
              const condition = { resourceType: 'Condition' as const, code: { text, coding: codings } }
              const name = codings.length === 0 ? undefined : namesOf(condition, text)?.name
              return name === undefined ? undefined : { name, isWhole: isSameName(name, text) }
            },
          }
        : inOtherLanguage,
    [code, inOtherLanguage, namesOf],
  )
  return <ConceptNamesContext value={names}>{children}</ConceptNamesContext>
}

/** The same for a condition that a reference of a record resolves to. */
export function useConditionNames(): (
  reference: string,
  found: ResolvedReference,
  from: Resource,
) => ResolvedReference {
  const format = useFormat()
  const namesOf = usePlainNames()
  const loadedRecords = useLoadedRecords()
  return useCallback(
    (reference, found, from) => {
      const target = parseReference(reference)
      if (
        found.text === undefined ||
        found.ownName !== undefined ||
        found.isMasked ||
        target?.kind !== 'relative' ||
        target.type !== 'Condition'
      )
        return found
      const key = keyInSource(sourceOf(from), target.type, target.id)
      const condition = loadedRecords()
        .get('Condition')
        ?.find((each) => recordKey(each) === key)
      if (!condition || !isOfType(condition, 'Condition')) return found
      const name = namesOf(condition, descriptorOf('Condition').title(condition, format))?.name
      return name === undefined || isSameName(name, found.text) ? found : { ...found, text: name, ownName: found.text }
    },
    [format, namesOf, loadedRecords],
  )
}
